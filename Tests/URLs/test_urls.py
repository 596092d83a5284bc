"""The host that linkd sees is the host to which a browser goes, for every URL that linkd accepts.

Mutated URLs go through linkd in every place that can become a destination, and what comes out is read by ada, which is
WHATWG's parser. ``LINKD_URL_SEED`` and ``LINKD_URL_COUNT`` ask for other URLs and for more of them.
"""

from __future__ import annotations

import collections
import functools
import ipaddress
import json
import os
import re
import subprocess
import tempfile
import unicodedata
import unittest
from pathlib import Path
from typing import Any, Dict, Iterator, List, NamedTuple, Optional, Sequence, Tuple
from urllib.parse import quote, unquote

import ada_url

from mutations import Mutations
from ordinary import ORDINARY

SEED = int(os.environ.get("LINKD_URL_SEED", "20250825"))
COUNT = int(os.environ.get("LINKD_URL_COUNT", "150000"))
PLACES_COUNT = COUNT // 10

OPEN = "https://open.links.test"
NARROW = "https://narrow.links.test"
CONFIGURATION = {
    "domains": [
        {"uriPrefix": OPEN},
        {"uriPrefix": NARROW, "allow": [r"^https?://(?:[0-9A-Za-z-]+\.)*example\.com(?::[0-9]*)?(?:[/?#].*)?$"]},
    ]
}
SAFE = "https://www.example.com/"
DESKTOP = {"platform": "desktop"}

# Nothing that any parser could take for something else: such a URL is never refused, and never changed.
PLAIN = re.compile(
    r"[Hh][Tt][Tt][Pp][Ss]?://(?![0-9A-Za-z.-]*--)(?:[0-9A-Za-z][0-9A-Za-z-]*\.)*[A-Za-z][A-Za-z-]*\.?"
    r"(?::0*(?:[1-5]?[0-9]{1,4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])?)?"
    r"(?:/(?:[0-9A-Za-z._~!$&'()*+,;=:@/-]|%[0-9A-Fa-f]{2})*)?"
    r"(?:[?](?:[0-9A-Za-z._~!$&'()*+,;=:@/?-]|%[0-9A-Fa-f]{2})*)?"
    r"(?:#(?:[0-9A-Za-z._~!$&'()*+,;=:@/?-]|%[0-9A-Fa-f]{2})*)?"
)

# Scheme and host in lower case, as most patterns have them.
LOWER = re.compile("https?://[^A-Z/?#]*(?:[/?#]|$)")

# RFC 3986, without userinfo: what linkd writes has to have this shape for readers of that school.
WEB_URL = re.compile(r"(https?)://(\[[0-9A-Fa-f:.]+\]|[^][:/?#@\\%]+)(?::([0-9]*))?((?:[/?#].*)?)", re.IGNORECASE)


def browser(url: str) -> Optional[ada_url.URL]:
    """Where a browser goes; None for nowhere."""
    try:
        return ada_url.URL(url)
    except ValueError:
        return None


@functools.lru_cache(maxsize=1 << 12)
def host_value(host: str) -> Any:
    """Equal for the notations of one host."""
    if host.startswith("["):
        return ipaddress.IPv6Address(host[1:-1]).packed
    return host.lower()


def place(url: ada_url.URL) -> Tuple[Any, ...]:
    return url.protocol, host_value(url.hostname), url.port


def misread_by_ada(host: str) -> bool:
    """Whether ada composed the characters of the host in another way than Unicode does (ada-url 4.0.0: a Hangul
    syllable and a final consonant, or the third of three marks)."""
    labels = [one[4:].encode().decode("punycode") if one.startswith("xn--") else one for one in host.split(".")]
    return any(not unicodedata.is_normalized("NFC", one) for one in labels)


def is_narrow(host: str) -> bool:
    return host == "example.com" or host.endswith(".example.com")


def long_link(prefix: str, url: str) -> str:
    return prefix + "/?link=" + quote(url, safe="")


def parameters(long_dynamic_link: str) -> Dict[str, str]:
    pairs = long_dynamic_link.split("?", 1)[1].split("&")
    return {name: unquote(value, errors="strict") for name, value in (pair.split("=", 1) for pair in pairs)}


def location(result: Dict[str, Any]) -> Optional[str]:
    found = [value for name, value in result["http"]["headers"] if name == "Location"]
    return found[0] if found else None


class Refusal(NamedTuple):
    """An error that was answered."""

    code: int
    message: str
    data: Dict[str, Any]


class Linkd:
    """One process that is asked a batch at a time; the client beside this would cost more than linkd does."""

    def __init__(self, *options: str) -> None:
        self.process = subprocess.Popen(
            [os.environ["LINKD_BINARY"], "serve", "--store", "sqlite::memory:", *options],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        )  # fmt: skip

    def batch(self, calls: Sequence[Tuple[str, Any]]) -> List[Any]:
        """A result or a ``Refusal`` for each method with its parameters."""
        if not calls:
            return []
        requests = [
            {"jsonrpc": "2.0", "id": number, "method": method, "params": params}
            for number, (method, params) in enumerate(calls)
        ]
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.write(json.dumps(requests).encode() + b"\n")
        self.process.stdin.flush()
        answers = json.loads(self.process.stdout.readline())
        if [answer["id"] for answer in answers] != list(range(len(calls))):
            raise AssertionError("answers are missing or out of order")
        return [Refusal(**answer["error"]) if "error" in answer else answer["result"] for answer in answers]

    def end(self) -> None:
        self.process.communicate(timeout=60)
        if self.process.returncode != 0:
            raise AssertionError(f"linkd ended with {self.process.returncode}")


class Accepted(NamedTuple):
    given: str
    emitted: str
    browser: ada_url.URL


class URLTests(unittest.TestCase):
    """Two processes: with domains and one allowlist, and without any configuration."""

    configured: Linkd
    plain: Linkd

    @classmethod
    def setUpClass(cls) -> None:
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        configuration = Path(folder.name, "linkd.json")
        configuration.write_text(json.dumps(CONFIGURATION))
        cls.configured = cls.start("--config", str(configuration))
        cls.plain = cls.start()

    @classmethod
    def start(cls, *options: str) -> Linkd:
        linkd = Linkd(*options)
        cls.addClassCleanup(linkd.end)
        return linkd

    def setUp(self) -> None:
        self.disagreements: List[str] = []

    def disagree(self, *facts: Any) -> None:
        self.disagreements.append("  ".join(repr(fact)[:300] for fact in facts))

    def tearDown(self) -> None:
        if self.disagreements:
            shown = "\n".join(self.disagreements[:40])
            self.fail(f"seed {SEED}: {len(self.disagreements)} disagreements\n{shown}")

    def mutated(self, count: int, seed: int) -> Iterator[List[str]]:
        print(f"\n{self.id().rsplit('.', 1)[-1]}: {count} URLs of seed {seed}", flush=True)
        source = Mutations(seed)
        for start in range(0, count, 1000):
            yield [source.url() for _ in range(min(1000, count - start))]

    def outcome(self, url: str, answer: Any) -> Optional[Accepted]:
        """Checks the answer of ``resolve`` to a long link with the URL; None when the URL was refused."""
        if isinstance(answer, Refusal):
            if (answer.code, answer.data.get("status")) not in ((-32602, "INVALID_ARGUMENT"), (1403, "PERMISSION_DENIED")):
                self.disagree("unfit error", url, answer)
            if answer.data.get("field") != "/url" or answer.data.get("parameter") != "link" :
                self.disagree("field", url, answer.data, answer)
            if PLAIN.fullmatch(url) and browser(url) and len(url) <= 65536:
                self.disagree("plain, yet refused", url, answer)
            return None
        emitted = answer["link"]
        written = [answer["destination"]["url"], answer["dynamicLinkInfo"]["link"], location(answer)]
        written.append(parameters(answer["longDynamicLink"])["link"])
        if any(text != emitted for text in written):
            self.disagree("more than one text", url, emitted, written)
        if not re.fullmatch("[!-~]+", emitted):
            self.disagree("not printable", url, emitted)
        if PLAIN.fullmatch(url) and emitted != url:
            self.disagree("plain, yet changed", url, emitted)
        given, read = browser(url), browser(emitted)
        if given is None or read is None:
            self.disagree("a browser refuses", url, emitted)
            return None
        if read.username or read.password or given.username or given.password:
            self.disagree("userinfo", url, emitted)
        if place(given) != place(read) and not misread_by_ada(given.hostname):
            self.disagree("what went out leads elsewhere", url, emitted, given.hostname, read.hostname)
        parts = WEB_URL.fullmatch(emitted)
        if parts is None or parts[1].lower() + ":" != read.protocol or host_value(parts[2]) != host_value(read.hostname):
            self.disagree("RFC 3986 and a browser differ", url, emitted, read.hostname)
        return Accepted(url, emitted, read)

    def test_mutated_urls_lead_to_the_host_that_linkd_sees(self) -> None:
        count: "collections.Counter[str]" = collections.Counter()
        for urls in self.mutated(COUNT, SEED):
            asked = []
            for url in urls:
                asked += [("resolve", {"url": long_link(prefix, url), "device": DESKTOP}) for prefix in (OPEN, NARROW)]
            answers = self.configured.batch(asked)
            accepted = []
            for url, answer, narrow in zip(urls, answers[::2], answers[1::2]):
                one = self.outcome(url, answer)
                if one is None:
                    count["refused"] += 1
                    if not isinstance(narrow, Refusal):
                        self.disagree("accepted where fewer may pass", url)
                    continue
                accepted.append(one)
                count["accepted"] += 1
                count["accepted international"] += not url.isascii()
                count["accepted IPv6"] += one.browser.hostname.startswith("[")
                if not isinstance(narrow, Refusal):
                    count["accepted by the allowlist"] += 1
                    if not is_narrow(one.browser.hostname):
                        self.disagree("the allowlist sees another host", url, one.browser.hostname)
                elif is_narrow(one.browser.hostname) and PLAIN.fullmatch(one.emitted) and LOWER.match(one.emitted):
                    self.disagree("refused by the allowlist", url, narrow)
            self.check_components(accepted)
        print(dict(count))
        for kind, least in (("refused", 0.4), ("accepted", 0.15), ("accepted international", 0.05),
                            ("accepted IPv6", 0.01), ("accepted by the allowlist", 0.005)):  # fmt: skip
            self.assertGreater(count[kind], COUNT * least, f"{kind}: too few to tell anything")

    def check_components(self, accepted: List[Accepted]) -> None:
        """The parser of incoming links sees the same host, and hands on the same text."""
        asked: List[Tuple[str, Any]] = []
        for one in accepted:
            asked.append(("parseIncoming", {"url": one.emitted}))
            asked.append(("parseIncoming", {"url": long_link(OPEN, one.given)}))
        answers = self.configured.batch(asked) if asked else []
        for one, own, wrapped in zip(accepted, answers[::2], answers[1::2]):
            components = own["components"]
            seen = components["scheme"].lower() + ":", host_value(components["host"])
            if seen != place(one.browser)[:2]:
                self.disagree("components", one.emitted, components, one.browser.hostname)
            if wrapped.get("dynamicLink", {}).get("url") != one.emitted:
                self.disagree("parseIncoming hands on another text", one.given, wrapped)

    def test_every_place_of_a_link_takes_and_writes_the_same(self) -> None:
        count: "collections.Counter[str]" = collections.Counter()
        for urls in self.mutated(PLACES_COUNT, SEED + 1):
            links = self.plain.batch([("build", self.info({"link": url})) for url in urls])
            everywhere = self.plain.batch([("build", self.info(self.everywhere(url))) for url in urls])
            built = []
            for url, link, answer in zip(urls, links, everywhere):
                if isinstance(link, Refusal) and link.code == 1403:
                    if not isinstance(answer, Refusal) or answer.code != 1403:
                        self.disagree("dangerous as link alone", url, answer)
                    continue
                if isinstance(answer, Refusal):
                    # Six times the same may be too much where once is not.
                    if len(quote(url, safe="")) < 10_000:
                        self.disagree("refused as fallback", url, answer)
                    continue
                emitted = None if isinstance(link, Refusal) else parameters(link["longDynamicLink"])["link"]
                count["accepted" if emitted else "refused"] += 1
                self.check_places(url, emitted, answer)
                built.append((url, emitted, answer["longDynamicLink"]))
            self.check_destinations(built)
        print(dict(count))
        self.assertGreater(min(count["accepted"], count["refused"]), PLACES_COUNT / 10)

    @staticmethod
    def info(members: Dict[str, Any]) -> Dict[str, Any]:
        return {"dynamicLinkInfo": {"domainUriPrefix": OPEN, "link": SAFE, **members}}

    @staticmethod
    def everywhere(url: str) -> Dict[str, Any]:
        return {
            "androidInfo": {"androidPackageName": "a.b", "androidFallbackLink": url, "androidLink": url},
            "iosInfo": {"iosBundleId": "a.b", "iosAppStoreId": "1", "iosFallbackLink": url, "iosIpadFallbackLink": url},
            "desktopInfo": {"desktopFallbackLink": url},
            "socialMetaTagInfo": {"socialImageLink": url},
            "navigationInfo": {"enableForcedRedirect": True},
        }

    def check_places(self, url: str, emitted: Optional[str], answer: Dict[str, Any]) -> None:
        """A web URL is written alike everywhere; anything else is kept with a warning, or left out when it is empty."""
        written = parameters(answer["longDynamicLink"])
        for name in ("afl", "al", "ifl", "ipfl", "ofl", "si"):
            if written.get(name, "") != (url if emitted is None else emitted):
                self.disagree("written otherwise", name, url, emitted, written.get(name))
        warned = {one["parameter"] for one in answer["warning"] if "NOT_URI" in one["warningCode"] or "BAD_URI" in one["warningCode"]}
        expected = {"afl", "ifl", "ipfl", "ofl", "si"} if emitted is None and url else set()
        if warned - {"al"} != expected:
            self.disagree("warnings", url, emitted, answer["warning"])

    def check_destinations(self, built: List[Tuple[str, Optional[str], str]]) -> None:
        """Where the URL cannot be followed, the link or the store takes its place."""
        devices: List[Dict[str, Any]] = [
            DESKTOP, {"platform": "ios"}, {"platform": "ipados"}, {"platform": "android", "appInstalled": False},
            {"platform": "android"},
        ]  # fmt: skip
        asked = [("resolve", {"url": link, "device": device}) for _, _, link in built for device in devices]
        answers = iter(self.plain.batch(asked) if asked else [])
        for url, emitted, _ in built:
            for device in devices:
                answer = next(answers)
                if isinstance(answer, Refusal):
                    self.disagree("not resolved", url, device, answer)
                    continue
                destination = answer["destination"]
                if location(answer) != destination["url"]:
                    self.disagree("Location", url, device, answer)
                if destination["kind"] == "app":
                    self.check_intent(url, emitted, destination["url"])
                elif emitted is not None:
                    if destination != {"kind": "fallback", "url": emitted}:
                        self.disagree("fallback not taken", url, emitted, device, destination)
                elif destination["kind"] not in ("link", "store"):
                    self.disagree("followed", url, device, destination)

    def check_intent(self, url: str, emitted: Optional[str], intent: str) -> None:
        parts = re.fullmatch(r"intent:([!-~]*)#Intent;scheme=([a-z][a-z0-9+.-]*);package=a\.b;S\.browser_fallback_url=([0-9A-Za-z._~%-]+);end", intent)
        if parts is None or "#" in parts[1] or ";" in parts[1]:
            self.disagree("no intent", url, intent)
        elif emitted is not None:
            data, read = browser(parts[2] + ":" + parts[1]), browser(emitted)
            if unquote(parts[3]) != emitted or data is None or read is None or place(data) != place(read):
                self.disagree("another intent", url, emitted, intent)
        else:
            fallback = browser(unquote(parts[3]))
            if fallback is None or fallback.hostname != "play.google.com":
                self.disagree("another fallback", url, intent)

    def test_prefixes_lead_to_the_host_that_linkd_sees(self) -> None:
        count: "collections.Counter[str]" = collections.Counter()
        hosts = Mutations(SEED + 2)
        for urls in self.mutated(PLACES_COUNT, SEED + 3):
            asked: List[Tuple[str, Any]] = []
            given = []
            for url in urls:
                host = hosts.host()
                given += [url, "https://" + host]
                asked.append(("build", {"dynamicLinkInfo": {"domainUriPrefix": url, "link": "https://w.test/"}}))
                asked.append(("build", {"dynamicLinkInfo": {"dynamicLinkDomain": host, "link": "https://w.test/"}}))
            for url, answer in zip(given, self.plain.batch(asked)):
                if isinstance(answer, Refusal):
                    count["refused"] += 1
                    continue
                count["accepted"] += 1
                read, seen = browser(url), browser(answer["longDynamicLink"])
                if read is None or seen is None or seen.protocol != "https:":
                    self.disagree("a browser refuses", url, answer)
                elif place(read) != place(seen) and not misread_by_ada(read.hostname):
                    self.disagree("leads elsewhere", url, answer["longDynamicLink"])
        print(dict(count))
        self.assertGreater(min(count.values()), PLACES_COUNT / 10)

    def test_ordinary_urls_are_accepted_and_only_escaped(self) -> None:
        self.assertEqual(len({one.id for one in ORDINARY}), len(ORDINARY))
        answers = self.configured.batch(
            [("resolve", {"url": long_link(OPEN, one.url), "device": DESKTOP}) for one in ORDINARY])
        for one, answer in zip(ORDINARY, answers):
            with self.subTest(one.id):
                accepted = self.outcome(one.url, answer)
                self.assertEqual(accepted and accepted.emitted, one.emitted or one.url, answer)

    def test_a_seed_gives_the_same_urls_again(self) -> None:
        def first(seed: int) -> List[str]:
            source = Mutations(seed)
            return [source.url() for _ in range(2000)]

        self.assertEqual(first(SEED), first(SEED))
        self.assertNotEqual(first(SEED), first(SEED + 1))
        self.assertGreater(len(set(first(SEED))), 1800)


if __name__ == "__main__":
    unittest.main()
