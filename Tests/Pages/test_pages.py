"""The pages as a browser has them: Chromium opens the running Python front as each kind of visitor.

``LINKD_PAGES_PICTURES`` names a folder in which pictures of the pages are kept to be looked at.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path
from typing import Any, ClassVar, Dict, List, NamedTuple, Tuple

HERE = Path(__file__).resolve().parent
PYTHON_CLIENT = HERE.parent.parent / "clients" / "python"
sys.path.insert(0, str(PYTHON_CLIENT))

from chromium import Browser, Page, Visitor  # noqa: E402
from linkd import Linkd  # noqa: E402

SITE = "http://links.localhost"
PREFIX = "https://links.localhost/link"
LINK = "https://www.example.com/my-page?a=1&b=2"
PICTURE = "https://images.example.com/spring.svg"
APP = "com.example.ios://google/link/?"
STORE = "https://apps.apple.com/app/id123456789"

SAFARI = "AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1"
IPHONE = Visitor(f"Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) {SAFARI}", 390, 844, True)
IPAD = Visitor(f"Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) {SAFARI}", 820, 1180, True)
CHROME = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0"
ANDROID = Visitor(f"Mozilla/5.0 (Linux; Android 10; K) {CHROME} Mobile Safari/537.36", 412, 915, True, "Android")
DESKTOP = Visitor(f"Mozilla/5.0 (X11; Linux x86_64) {CHROME} Safari/537.36", 1280, 800, False, "Linux")
CRAWLER = Visitor("facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)", 1280, 800, False)
INSTAGRAM = "Instagram 330.0.0.32.85"
IN_APP_IPHONE = IPHONE._replace(
    user_agent="Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) "
    f"Mobile/15E148 {INSTAGRAM} (iPhone14,5; iOS 17_5; en_US; en; scale=3.00; 1170x2532; 600000000)"
)
IN_APP_ANDROID = ANDROID._replace(
    user_agent=f"Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/AP1A; wv) AppleWebKit/537.36 (KHTML, like Gecko) "
    f"Version/4.0 Chrome/126.0.0.0 Mobile Safari/537.36 {INSTAGRAM} Android (34/14; 420dpi; 1080x2400; Google; Pixel 8)"
)
NARROW = IPHONE._replace(width=320, height=568)
LANGUAGES = {"en": "ltr", "ar": "rtl", "ja": "ltr"}


class Sight(NamedTuple):
    """A page that somebody sees."""

    name: str
    path: str
    visitor: Visitor
    has_picture: bool
    status_is_logged: bool = False
    is_translated: bool = True


SIGHTS = [
    Sight("preview", "/link/spring", IPHONE, True),
    Sight("preview-plain", "/link/plain", IPHONE, False),
    Sight("preview-pad", "/link/spring", IPAD, True),
    Sight("in-app", "/link/spring", IN_APP_IPHONE, True),
    Sight("social", "/link/spring", CRAWLER, True),
    Sight("debug", "/link/spring?d=1", IPHONE, False, is_translated=False),
    Sight("debug-wide", "/link/spring?d=1", DESKTOP, False, is_translated=False),
    Sight("missing", "/link/nowhere", IPHONE, False, status_is_logged=True),
    Sight("gone", "/link/gone", IPHONE, False, status_is_logged=True),
]
DRAWING = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630"><defs><linearGradient id="a" x2="1" y2="1">'
    '<stop stop-color="#ffb86b"/><stop offset="1" stop-color="#d6457f"/></linearGradient></defs>'
    '<rect width="1200" height="630" fill="url(#a)"/><circle cx="850" cy="270" r="130" fill="#fff3d6"/></svg>'
)


class Pages(unittest.TestCase):
    browser: ClassVar[Browser]
    front: ClassVar["subprocess.Popen[str]"]
    folder: ClassVar["tempfile.TemporaryDirectory[str]"]
    accessibility: ClassVar[str]

    @classmethod
    def setUpClass(cls) -> None:
        cls.accessibility = (HERE / "accessibility.js").read_text()
        cls.folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(cls.folder.cleanup)
        store, configuration = f"sqlite:{cls.folder.name}/links.db", HERE / "linkd.json"
        with Linkd(config=configuration, store=store, timeout=60) as linkd:
            social = {
                "socialTitle": "Spring is here — 20 % off",
                "socialDescription": "Everything for balcony & garden, until the end of May.",
                "socialImageLink": PICTURE,
            }
            for suffix, extra in (("spring", {"socialMetaTagInfo": social}), ("plain", {}), ("gone", {})):
                info = {
                    "domainUriPrefix": PREFIX,
                    "link": LINK,
                    "androidInfo": {"androidPackageName": "com.example.android"},
                    "iosInfo": {"iosBundleId": "com.example.ios", "iosAppStoreId": "123456789"},
                    "analyticsInfo": {"googlePlayAnalytics": {"utmSource": "newsletter", "utmCampaign": "spring"}},
                    **extra,
                }
                linkd.shorten(dynamicLinkInfo=info, suffix={"option": "CUSTOM", "customSuffix": suffix})
            linkd.call("updateLink", {"shortLink": f"{PREFIX}/gone", "disabled": True})
        command = [sys.executable, str(PYTHON_CLIENT / "web.py"), "--port", "0", "--store", store]
        cls.front = subprocess.Popen(
            [*command, "--config", str(configuration)], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        cls.addClassCleanup(cls.end_front)
        assert cls.front.stdout is not None
        said = cls.front.stdout.readline()
        found = re.match(r"listening on 127\.0\.0\.1:([0-9]+), ", said)
        assert found, said
        port = found[1]
        cls.browser = Browser(f"MAP links.localhost:80 127.0.0.1:{port}, MAP * ~NOTFOUND")
        cls.addClassCleanup(cls.browser.close)

    @classmethod
    def end_front(cls) -> None:
        cls.front.terminate()
        cls.front.communicate(timeout=60)

    def page(self, visitor: Visitor, **options: Any) -> Page:
        """A page of its own: nothing that another visitor was shown is remembered."""
        page = Page(self.browser, SITE, {PICTURE: DRAWING})
        self.addCleanup(page.close)
        page.show_to(visitor, **options)
        return page

    # Where a click leads

    def test_each_visitor_goes_the_right_way(self) -> None:
        for visitor, status, place in (
            (DESKTOP, 302, LINK),
            (ANDROID, 302, "intent://www.example.com/my-page?a=1&b=2#Intent;scheme=https;package=com.example.android;"),
        ):
            with self.subTest(visitor=visitor.user_agent):
                page = self.page(visitor)
                page.open("/link/spring")
                ((found_status, found_place),) = page.redirects
                self.assertEqual((found_status, found_place[: len(place)]), (status, place))
                self.assertEqual((page.complaints, page.outside, page.requests), ([], [], [f"{SITE}/link/spring"]))
        for visitor, app, other in (
            (IPHONE, APP, STORE),
            (IPAD, APP, STORE),
            (IN_APP_IPHONE, APP, STORE),
            (IN_APP_ANDROID, "intent://www.example.com/", "https://play.google.com/store/apps/details?"),
            (CRAWLER, LINK, None),
        ):
            with self.subTest(visitor=visitor.user_agent):
                page = self.page(visitor)
                page.open("/link/spring")
                # As attributes, since a browser gives only schemes that it knows a host and an origin.
                links = page.run("[...document.links].map(link => link.getAttribute('href'))")
                self.assertEqual(len(links), 1 if other is None else 2)
                self.assertTrue(links[0].startswith(app), links)
                if other is not None:
                    self.assertTrue(links[1].startswith(other), links)
                self.check(page, True)

    def check(self, page: Page, has_picture: bool, complaints: Tuple[str, ...] = ()) -> None:
        """Nothing was refused, nothing complained about, and nothing asked for but the page and its picture."""
        self.assertEqual(page.complaints, list(complaints))
        self.assertEqual(page.outside, [])
        self.assertEqual(page.requests[1:], [PICTURE] if has_picture else [])
        if has_picture:
            self.assertGreater(page.run("document.querySelector('img').naturalWidth"), 0)

    def test_the_preview_has_what_safari_and_services_read(self) -> None:
        page = self.page(IPHONE)
        page.open("/link/spring")
        banner = page.run("document.querySelector('meta[name=apple-itunes-app]').content")
        self.assertTrue(banner.startswith(f"app-id=123456789, app-argument={APP}"), banner)
        page = self.page(CRAWLER)
        page.open("/link/spring")
        tags = page.run(
            "Object.fromEntries([...document.querySelectorAll('meta[property],meta[name^=twitter]')]"
            ".map(tag => [tag.getAttribute('property') ?? tag.name, tag.content]))"
        )
        self.assertEqual(tags["og:title"], "Spring is here — 20 % off")
        self.assertEqual(tags["og:description"], "Everything for balcony & garden, until the end of May.")
        self.assertEqual((tags["og:image"], tags["og:url"]), (PICTURE, f"{PREFIX}/spring"))
        self.assertEqual(tags["twitter:card"], "summary_large_image")

    # What the buttons do

    def test_open_goes_to_the_app_and_after_a_pause_to_the_store(self) -> None:
        page = self.page(IPHONE)
        page.open("/link/spring")
        page.click("#open")
        self.browser.wait(lambda: bool(page.outside))
        app, store = page.wanted
        self.assertTrue(app.startswith(APP), app)
        self.assertEqual(page.outside, [store])
        self.assertTrue(store.startswith(STORE), store)
        self.assertEqual(page.complaints, [])

    def test_a_question_of_the_system_holds_the_pause_up(self) -> None:
        page = self.page(IPHONE)
        page.open("/link/spring")
        page.click("#open")
        page.run("dispatchEvent(new Event('blur'))")
        self.browser.linger(3.5)
        self.assertEqual(page.outside, [])
        page.run("dispatchEvent(new Event('focus'))")
        self.browser.wait(lambda: bool(page.outside))
        self.assertTrue(page.outside[0].startswith(STORE), page.outside)

    def test_nothing_happens_by_itself(self) -> None:
        page = self.page(IPHONE)
        page.open("/link/spring")
        self.browser.linger(3.5)
        self.assertEqual((page.wanted[1:], page.outside), ([], []))

    def test_the_link_is_copied(self) -> None:
        page = self.page(IPHONE, languages="de")
        page.grant(["clipboardReadWrite", "clipboardSanitizedWrite"])
        page.open("/link/spring")
        self.assertTrue(page.run("document.getElementById('keep').checkVisibility()"))
        self.assertEqual(page.run("document.getElementById('status').textContent"), "")
        page.click("#copy")
        page.wait_for("document.getElementById('status').textContent === 'Der Link ist kopiert.'")
        copied = page.run("navigator.clipboard.readText()")
        self.assertTrue(copied.startswith(f"{PREFIX}/?link="), copied)
        self.assertTrue(copied.endswith("&_icp=1"), copied)
        with Linkd(config=HERE / "linkd.json", store="sqlite::memory:", timeout=60) as linkd:
            payload = linkd.parse_incoming(url=copied)["dynamicLink"]
        self.assertEqual((payload["url"], payload["matchType"]), (LINK, "unique"))
        self.check(page, True)

    def test_without_scripts_both_buttons_are_links(self) -> None:
        for selector, place in (("#open", APP), ("#other", STORE)):
            page = self.page(IPHONE, has_script=False)
            page.open("/link/spring")
            with self.assertRaises(AssertionError, msg="the button that needs a script is shown"):
                page.box("#copy")
            page.click(selector)
            self.browser.wait(lambda: bool(page.wanted))
            self.assertTrue(page.wanted[0].startswith(place), page.wanted)
            self.assertEqual(page.complaints, [])

    # Who can read them

    def test_everybody_can_read_them(self) -> None:
        page = self.page(IPHONE)
        for sight in SIGHTS:
            for language, direction in LANGUAGES.items() if sight.is_translated else [("ar", "rtl")]:
                for is_dark in (False, True):
                    with self.subTest(page=sight.name, language=language, is_dark=is_dark):
                        page.show_to(sight.visitor, languages=language, is_dark=is_dark)
                        self.look(page, sight, language, direction, is_dark)

    def look(self, page: Page, sight: Sight, language: str, direction: str, is_dark: bool) -> None:
        page.open(sight.path)
        expected = (language, direction) if sight.is_translated else ("en", "ltr")
        self.assertEqual(tuple(page.run("[document.documentElement.lang, document.documentElement.dir]")), expected)
        paper = page.run("getComputedStyle(document.body).backgroundColor.match(/\\d+/g).map(Number)")
        self.assertEqual(max(paper) < 128, is_dark)
        # An error is said by the browser itself.
        logged = page.complaints[:1] if sight.status_is_logged else []
        self.assertTrue(all("Failed to load resource" in line for line in logged))
        self.assertEqual(page.run(self.accessibility), [])
        self.check_names(page)
        if folder := os.environ.get("LINKD_PAGES_PICTURES"):
            page.picture(f"{folder}/{sight.name}-{language}-{'dark' if is_dark else 'light'}.png")
        self.check_focus(page)
        self.check(page, sight.has_picture, tuple(logged))

    def check_names(self, page: Page) -> None:
        """Every control has a name, as the browser tells it to a screen reader."""
        for node in page.call("Accessibility.getFullAXTree")["nodes"]:
            role = node.get("role", {}).get("value")
            if not node["ignored"] and role in ("link", "button", "image", "heading", "DisclosureTriangle"):
                self.assertTrue(node.get("name", {}).get("value", "").strip() or role == "image", node)

    def check_focus(self, page: Page) -> None:
        """The key Tab goes through all controls in the order of the document, and each shows that it has the focus."""
        count = page.run(
            "(window.stops = [...document.querySelectorAll('a,button,summary')].filter(one => one.checkVisibility())).length"
        )
        for index in range(count):
            page.press_tab()
            self.assertEqual(page.run("stops.indexOf(document.activeElement)"), index)
            style, width = page.run("(s => [s.outlineStyle, parseFloat(s.outlineWidth)])(getComputedStyle(document.activeElement))")
            self.assertNotEqual(style, "none")
            self.assertGreaterEqual(width, 2)

    def test_a_narrow_window_is_wide_enough(self) -> None:
        """320 px, which is also what a window of 1280 px has at four times the size (WCAG 1.4.10)."""
        for path in ("/link/spring", "/link/spring?d=1", f"/link/{'x' * 200}"):
            page = self.page(NARROW)
            page.open(path)
            self.assertEqual(page.run(self.accessibility), [])


if __name__ == "__main__":
    unittest.main()
