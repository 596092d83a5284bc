"""The fronts: what linkd answers is what goes over HTTP, whatever comes in and whatever happens to linkd."""

from __future__ import annotations

import contextlib
import io
import json
import os
import signal
import subprocess
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, ClassVar, Dict, List, Optional, Tuple

from .front_process import NODE_FRONT, Answer, FrontProcess, gunicorn, is_alive, is_zombie, python_front, wait_for
from .support import LONG_LINK, LinkdTestCase

import web  # beside linkd.py

IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Safari/604.1"
ANDROID = "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36"
CONFIGURATION = {
    "domains": [
        {"uriPrefix": "https://example.com/link", "allow": [r"^https://www\.example\.com/"]},
        {"uriPrefix": "https://closed.example.com", "notFound": "https://www.example.com/lost"},
    ],
    "apps": {
        "ios": [{"bundleId": "com.example.ios", "appIdPrefix": "ABCDE12345", "appStoreId": "123456789"}],
        "android": [{"packageName": "com.example.android", "sha256CertFingerprints": ["AB" * 32]}],
    },
}

TARGETS = [
    # What a client sends, and the URL that linkd is to be asked for.
    (b"/link/spring", "https://example.com/link/spring"),
    (b"/link/spring/", "https://example.com/link/spring/"),
    (b"/link/spring?", "https://example.com/link/spring?"),
    (b"/link/spring?x=%2f%zz&y=%00", "https://example.com/link/spring?x=%2f%zz&y=%00"),
    (b"/link/spring?q=?&=&&;", "https://example.com/link/spring?q=?&=&&;"),
    (b"/link/spr%69ng", "https://example.com/link/spr%69ng"),
    (b"/link%2Fspring", "https://example.com/link%2Fspring"),
    (b"/link/a%2Fb", "https://example.com/link/a%2Fb"),
    (b"/link/a%2fb%3F%23", "https://example.com/link/a%2fb%3F%23"),
    (b"/link/%00", "https://example.com/link/%00"),
    (b"/link/%0d%0aLocation:%20https://evil.example/", "https://example.com/link/%0d%0aLocation:%20https://evil.example/"),
    (b"/link/%zz", "https://example.com/link/%zz"),
    (b"/link/%", "https://example.com/link/%"),
    (b"/link/;a=b,c;d", "https://example.com/link/;a=b,c;d"),
    (b"/link//spring", "https://example.com/link//spring"),
    (b"//link/spring", "https://example.com//link/spring"),
    (b"//evil.example/link/spring", "https://example.com//evil.example/link/spring"),
    (b"/link/../link/spring", "https://example.com/link/../link/spring"),
    (b"/link/%2e%2e/spring", "https://example.com/link/%2e%2e/spring"),
    (b'/link/"<a>|\\^`{}', 'https://example.com/link/"<a>|\\^`{}'),
    (b"/link/+", "https://example.com/link/+"),
    (b"/", "https://example.com/"),
    (b"/?link=", "https://example.com/?link="),
    (b"/favicon.ico", "https://example.com/favicon.ico"),
    (b"https://example.com/link/spring", "https://example.com/link/spring"),
    (b"http://closed.example.com/nowhere", "http://closed.example.com/nowhere"),
]
NOT_ASCII_TARGETS = [
    (b"/link/\xc3\xa9", "https://example.com/link/%C3%A9"),
    (b"/link/\xe9\xff", "https://example.com/link/%E9%FF"),
    (b"/link/spring?x=\xe6\x97\xa5", "https://example.com/link/spring?x=%E6%97%A5"),
]


class Fronts:
    """What holds for each front; its tests are in the classes below."""

    store: ClassVar[str]
    configuration: ClassVar[str]
    takes_all_bytes = False
    """Whether a request line may have bytes outside of ASCII, which RFC 9112 does not know.

    Else the server answers 400 by itself.
    """

    folder_of_all: ClassVar["tempfile.TemporaryDirectory[str]"]
    front: ClassVar[FrontProcess]

    @classmethod
    def command(cls) -> Tuple[List[str], Dict[str, str]]:
        """How to start it, and what to add to its environment."""
        raise NotImplementedError

    @classmethod
    def environment(cls) -> Dict[str, str]:
        return {"LINKD_CONFIG": cls.configuration, "LINKD_STORE": cls.store}

    @classmethod
    def setUpClass(cls) -> None:
        cls.folder_of_all = tempfile.TemporaryDirectory()
        folder = Path(cls.folder_of_all.name)
        cls.store = f"sqlite:{folder / 'links.db'}"
        cls.configuration = str(folder / "linkd.json")
        Path(cls.configuration).write_text(json.dumps(CONFIGURATION))
        cls.front = FrontProcess(*cls.command())

    @classmethod
    def tearDownClass(cls) -> None:
        cls.front.close()
        cls.folder_of_all.cleanup()

    def setUp(self) -> None:
        self.linkd = self.start(store=self.store, config=self.configuration)
        self.shorten("spring")

    def shorten(self, suffix: str, **options: Any) -> None:
        self.linkd.shorten(longDynamicLink=LONG_LINK, suffix={"option": "CUSTOM", "customSuffix": suffix}, **options)

    def another_front(self, **environment: str) -> FrontProcess:
        """One that no other test meets."""
        command, usual = self.command()
        front = FrontProcess(command, {**usual, **environment})
        self.addCleanup(front.close)
        return front

    def clicks(self, suffix: str) -> int:
        """The clicks that are counted by now, whichever process has counted them."""
        answer = self.linkd.call("linkStats", {"shortLink": f"https://example.com/link/{suffix}", "durationDays": 2})
        return sum(int(one["count"]) for one in answer["linkEventStats"] if one["event"] == "CLICK")

    # What is answered

    def test_every_request_is_answered_as_linkd_answers_it(self) -> None:
        for target, url in TARGETS:
            for headers in ({}, {"User-Agent": IPHONE, "Accept-Language": "he"}, {"Accept": "application/json"}):
                for method in ("GET", "HEAD", "POST", "OPTIONS"):
                    with self.subTest(target=target, method=method, headers=headers):
                        params = {"method": method, "url": url, "headers": headers, "record": False}
                        expected = self.linkd.call("handleRequest", params)
                        answer = self.front.ask(target, method, **headers)
                        self.assertEqual(answer.status, expected["status"])
                        self.assertEqual(answer.body.decode(), expected.get("body", ""))
                        self.assertFalse(answer.is_chunked)
                        length = answer.headers.pop("content-length", "0")
                        fields = {name.lower(): value for name, value in expected["headers"]}
                        self.assertEqual(length, fields.pop("content-length", str(len(answer.body))))
                        self.assertEqual(answer.headers, fields)

    def test_head_tells_what_get_would(self) -> None:
        for target in (b"/link/spring", b"/link/spring?d=1", b"/link/nowhere", b"/apple-app-site-association"):
            for headers in ({}, {"User-Agent": IPHONE}, {"Accept": "application/json"}):
                with self.subTest(target=target, headers=headers):
                    whole, head = self.front.ask(target, **headers), self.front.ask(target, "HEAD", **headers)
                    self.assertEqual((head.status, head.body), (whole.status, b""))
                    self.assertEqual({"content-length": "0", **head.headers}, whole.headers)

    def test_bytes_outside_of_ascii(self) -> None:
        for target, url in NOT_ASCII_TARGETS:
            with self.subTest(target=target):
                answer = self.front.ask(target)
                if self.takes_all_bytes:
                    expected = self.linkd.call("handleRequest", {"method": "GET", "url": url, "record": False})
                    self.assertEqual((answer.status, answer.body.decode()), (expected["status"], expected.get("body", "")))
                else:
                    self.assertEqual(answer.status, 400)

    def test_each_device_goes_its_way(self) -> None:
        answer = self.front.ask(b"/link/spring")
        self.assertEqual((answer.status, answer.headers["location"]), (302, "https://www.example.com/my-page"))
        answer = self.front.ask(LONG_LINK.removeprefix("https://example.com").encode())
        self.assertEqual((answer.status, answer.headers["location"]), (302, "https://www.example.com/my-page"))
        answer = self.front.ask(b"/link/spring", user_agent=ANDROID)
        self.assertEqual((answer.status, answer.headers["location"][:9]), (302, "intent://"))
        answer = self.front.ask(b"/link/spring", user_agent=IPHONE, accept_language="ar")
        self.assertEqual((answer.status, answer.headers["content-language"]), (200, "ar"))
        self.assertIn('dir="rtl"', answer.body.decode())
        answer = self.front.ask(b"/link/spring?d=1")
        self.assertIn("<svg", answer.body.decode())
        answer = self.front.ask(b"/link/spring", accept="application/json")
        payload = json.loads(answer.body)
        self.assertEqual(payload["dynamicLink"]["url"], "https://www.example.com/my-page")

    def test_refusals_are_pages(self) -> None:
        self.shorten("closed")
        self.linkd.call("updateLink", {"shortLink": "https://example.com/link/closed", "disabled": True})
        for target, host, status in (
            (b"/link/nowhere", b"example.com", 404),
            (b"/link/closed", b"example.com", 410),
            (b"/link/?link=ftp%3A%2F%2Fx", b"example.com", 400),
            (b"/link/?link=https%3A%2F%2Fevil.example%2F", b"example.com", 400),
            (b"/link/spring", b"other.example", 404),
            (b"/?link=https%3A%2F%2Fwww.example.com%2F", b"closed.example.com", 400),
        ):
            with self.subTest(target=target, host=host):
                answer = self.front.ask(target, host=host)
                self.assertEqual((answer.status, answer.headers["content-type"]), (status, "text/html; charset=utf-8"))
        answer = self.front.ask(b"/nowhere", host=b"closed.example.com")
        self.assertEqual((answer.status, answer.headers["location"]), (302, "https://www.example.com/lost"))

    def test_hostile_hosts_lead_nowhere(self) -> None:
        for host in (
            b"", b"example.com/link/spring?", b"example.com#", b"example.com?", b"x@example.com", b"example.com\\", b"a b",
            b"example.com,example.com", b"\xff", b"[", b"example.com:99999", b"%65xample.com%2F", b"example.com:8443",
        ):  # fmt: skip
            with self.subTest(host=host):
                self.assertIn(self.front.ask(b"/link/spring", host=host).status, (400, 404))
        self.assertEqual(self.front.ask(b"/link/spring", host=None).status, 400)
        self.assertEqual(self.front.ask(b"/link/spring", host=b"EXAMPLE.com:443").status, 302)

    def test_association_files(self) -> None:
        for target in (b"/.well-known/apple-app-site-association", b"/apple-app-site-association"):
            answer = self.front.ask(target)
            self.assertEqual((answer.status, answer.headers["content-type"]), (200, "application/json"))
            self.assertEqual(
                json.loads(answer.body)["applinks"]["details"][0]["appIDs"], ["ABCDE12345.com.example.ios"]
            )
        answer = self.front.ask(b"/.well-known/assetlinks.json")
        self.assertEqual((answer.status, answer.headers["content-type"]), (200, "application/json"))
        self.assertEqual(json.loads(answer.body)[0]["target"]["package_name"], "com.example.android")

    def test_long_urls(self) -> None:
        for count, statuses in ((60_000, (302,)), (70_000, (400, 414, 431))):
            value = "x" * (count - len(LONG_LINK) - len("&sd="))
            target = f"{LONG_LINK}&sd={value}".removeprefix("https://example.com").encode()
            self.assertIn(self.front.ask(target).status, statuses)
        self.assertEqual(self.front.ask(b"/link/spring").status, 302)

    def test_a_body_is_not_read(self) -> None:
        for method in ("POST", "PUT", "DELETE", "PATCH"):
            answer = self.front.ask(b"/link/spring", method, body=b"link=https://evil.example/")
            self.assertEqual((answer.status, answer.headers["allow"]), (405, "GET, HEAD"))

    # What is counted, and what happens meanwhile

    def test_clicks_at_once_are_all_counted(self) -> None:
        for suffix in ("one", "two"):
            self.shorten(suffix)
        before = [self.clicks("one"), self.clicks("two")]

        def click(number: int) -> Tuple[int, Optional[str]]:
            answer = self.front.ask(b"/link/one" if number % 3 else b"/link/two", "HEAD" if number % 10 == 0 else "GET")
            return answer.status, answer.headers.get("location")

        with ThreadPoolExecutor(8) as pool:
            answers = list(pool.map(click, range(300)))
        self.assertEqual(set(answers), {(302, "https://www.example.com/my-page")})
        ones = sum(1 for number in range(300) if number % 3 and number % 10)
        twos = sum(1 for number in range(300) if not number % 3 and number % 10)
        wait_for(lambda: [self.clicks("one") - before[0], self.clicks("two") - before[1]] == [ones, twos])

    def test_a_linkd_that_dies_is_started_again(self) -> None:
        front = self.another_front()
        self.assertEqual(front.ask(b"/link/spring").status, 302)
        with ThreadPoolExecutor(4) as pool:
            for number in (signal.SIGKILL, signal.SIGTERM, signal.SIGKILL):
                answers = [pool.submit(front.ask, b"/link/spring") for _ in range(60)]
                for pid in front.alive():
                    os.kill(pid, number)
                for one in answers:
                    self.check_click_or_wait(one.result(60))
                wait_for(lambda: front.ask(b"/link/spring").status == 302)
        self.assertGreater(len(front.started()), 3)
        self.assertEqual(front.end(), 0)

    def check_click_or_wait(self, answer: Answer) -> None:
        if answer.status == 503:
            self.assertEqual((answer.headers["retry-after"], answer.body), ("1", b""))
        else:
            self.assertEqual((answer.status, answer.headers["location"]), (302, "https://www.example.com/my-page"))

    def test_a_linkd_that_dies_while_it_answers_is_started_again(self) -> None:
        marker = self.folder() / "seen"
        front = self.another_front(
            LINKD_BINARY=self.impostor(f"""
                for line in sys.stdin:
                    request = json.loads(line)
                    answer = {{"status": 204, "headers": [], "domains": [], "warning": []}}
                    text = json.dumps({{"jsonrpc": "2.0", "id": request["id"], "result": answer}})
                    if request["method"] == "handleRequest" and not os.path.exists({str(marker)!r}):
                        open({str(marker)!r}, "w").close()
                        os.write(1, text[:40].encode())
                        os.kill(os.getpid(), 9)
                    print(text, flush=True)
                """)
        )
        self.assertIn(front.ask(b"/link/spring").status, (204, 503))
        wait_for(lambda: front.ask(b"/link/spring").status == 204)
        self.assertIsNone(front.process.poll())

    def check_it_is_left_alone(self, front: FrontProcess) -> None:
        """Each visitor is told to come again, and a linkd that cannot be started is not started for each."""
        for _ in range(5):
            answer = front.ask(b"/link/spring")
            self.assertEqual((answer.status, answer.headers["retry-after"]), (503, "1"))
        self.assertLess(len(front.started()), 5)

    def test_sigterm_ends_it_and_every_linkd(self) -> None:
        self.shorten("last")
        front = self.another_front()
        with ThreadPoolExecutor(4) as pool:
            answers = list(pool.map(lambda _: front.ask(b"/link/last").status, range(40)))
        self.assertEqual(set(answers), {302})
        started = front.started()
        self.assertGreaterEqual(len(started), 1)
        self.assertEqual(front.end(), 0, front.said)
        self.assertEqual([pid for pid in started if is_alive(pid)], [])
        # Nothing is lost with the process that has counted it.
        self.assertEqual(self.clicks("last"), 40)

    def test_a_killed_front_leaves_no_linkd(self) -> None:
        front = self.another_front()
        self.assertEqual(front.ask(b"/link/spring").status, 302)
        (pid, *_) = front.started()
        front.process.kill()
        front.process.wait()
        # Nobody is left to collect its exit status, so that it may be there as a zombie.
        wait_for(lambda: not is_alive(pid) or is_zombie(pid))


class OwnServer(Fronts):
    """What holds for the fronts that are a server of their own."""

    def test_it_says_what_it_serves(self) -> None:
        served = "https://example.com/link https://closed.example.com"
        self.assertIn(f"listening on 127.0.0.1:{self.front.port}, serving {served}\n", self.front.said)

    def test_warnings_are_told_at_once(self) -> None:
        file = self.folder() / "linkd.json"
        file.write_text("{}")
        front = FrontProcess(self.on_port(0, file))
        self.addCleanup(front.close)
        self.assertRegex(front.said[0], "^warning: No domain is configured")
        self.assertEqual(front.said[1:], [f"listening on 127.0.0.1:{front.port}, serving nothing\n"])

    def test_a_broken_configuration_is_told_at_once(self) -> None:
        file = self.folder() / "linkd.json"
        file.write_text("{")
        with self.assertRaisesRegex(AssertionError, f'^the front has ended with 1: linkd: the configuration "{file}"') as caught:
            FrontProcess(self.on_port(0, file))
        self.assertNotRegex(str(caught.exception), r"EPIPE|Traceback|\n    at ")

    def test_a_program_that_is_not_there_is_told_at_once(self) -> None:
        with self.assertRaisesRegex(AssertionError, "ended with 1: .*linkd cannot be found; build it") as caught:
            FrontProcess(self.command()[0], {"LINKD_BINARY": "/nowhere/linkd"})
        self.assertEqual(str(caught.exception).count("\n"), 1, caught.exception)

    def test_a_taken_port_is_told_in_one_line(self) -> None:
        port = self.front.port
        file = self.folder() / "linkd.json"
        file.write_text(json.dumps({"domains": CONFIGURATION["domains"][:1]}))
        with self.assertRaises(AssertionError) as caught:
            FrontProcess(self.on_port(port, file))
        told = f"port {port} on 127.0.0.1 is taken; give another one\n"
        self.assertEqual(str(caught.exception), f"the front has ended with 1: {told}")

    def on_port(self, port: int, configuration: Path) -> List[str]:
        """How to start one with another port and configuration, and with links in memory."""
        raise NotImplementedError


class PythonFront(OwnServer, LinkdTestCase):
    """web.py by Python's own server."""

    takes_all_bytes = True

    @classmethod
    def command(cls) -> Tuple[List[str], Dict[str, str]]:
        return python_front("--config", cls.configuration, "--store", cls.store), {}

    def on_port(self, port: int, configuration: Path) -> List[str]:
        return python_front("--config", str(configuration), "--store", "sqlite::memory:", "--port", str(port))


class GunicornFront(Fronts, LinkdTestCase):
    """web.py under gunicorn, with a linkd for each worker."""

    @classmethod
    def command(cls) -> Tuple[List[str], Dict[str, str]]:
        return gunicorn("--workers", "2", "--threads", "4"), cls.environment()

    def test_each_worker_has_its_linkd(self) -> None:
        front = self.another_front()
        self.assertEqual(front.started(), [])
        with ThreadPoolExecutor(8) as pool:
            while len(front.alive()) < 2:
                answers = list(pool.map(lambda _: front.ask(b"/link/spring").status, range(16)))
                self.assertEqual(set(answers), {302})
        self.assertEqual(front.end(), 0)

    def test_one_request_at_a_time(self) -> None:
        """The workers without threads, which gunicorn has when nobody asks for others."""
        front = FrontProcess(gunicorn("--workers", "2"), self.environment())
        self.addCleanup(front.close)
        with ThreadPoolExecutor(8) as pool:
            answers = list(pool.map(lambda _: front.ask(b"/link/spring").status, range(40)))
        self.assertEqual(set(answers), {302})
        self.assertEqual(front.end(), 0)

    def test_a_broken_configuration_is_unavailable(self) -> None:
        front = FrontProcess(gunicorn(), {"LINKD_CONFIG": "/nowhere/linkd.json"})
        self.addCleanup(front.close)
        self.check_it_is_left_alone(front)


class NodeFront(OwnServer, LinkdTestCase):
    """front.mjs."""

    @property
    def takes_all_bytes(self) -> bool:
        """Node's parser refuses such bytes from version 20 on."""
        version = subprocess.run(["node", "--version"], capture_output=True, text=True, check=True).stdout
        return int(version.lstrip("v").partition(".")[0]) < 20

    @classmethod
    def command(cls) -> Tuple[List[str], Dict[str, str]]:
        return ["node", str(NODE_FRONT), "0"], cls.environment()

    def test_a_linkd_that_hangs_is_replaced(self) -> None:
        front = self.another_front()
        self.assertEqual(front.ask(b"/link/spring").status, 302)
        (pid,) = front.alive()
        os.kill(pid, signal.SIGSTOP)
        self.assertEqual(front.ask(b"/link/spring").status, 503)
        wait_for(lambda: front.ask(b"/link/spring").status == 302)
        self.assertEqual(len(front.alive()), 1)

    def on_port(self, port: int, configuration: Path) -> List[str]:
        setting = [f"LINKD_CONFIG={configuration}", "LINKD_STORE=sqlite::memory:"]
        return ["env", *setting, "node", str(NODE_FRONT), str(port)]

    def test_a_configuration_that_is_broken_later_is_unavailable(self) -> None:
        file = self.folder() / "linkd.json"
        file.write_text(json.dumps(CONFIGURATION))
        front = self.another_front(LINKD_CONFIG=str(file))
        self.assertEqual(front.ask(b"/link/spring").status, 302)
        file.write_text("{")
        for pid in front.alive():
            os.kill(pid, signal.SIGKILL)
        wait_for(lambda: front.ask(b"/link/spring").status == 503)
        self.check_it_is_left_alone(front)
        file.write_text(json.dumps(CONFIGURATION))
        wait_for(lambda: front.ask(b"/link/spring").status == 302)


class Application(LinkdTestCase):
    """web.Front called as a server calls it."""

    def ask(self, front: web.Front, environ: Dict[str, Any]) -> Tuple[str, Dict[str, str], bytes]:
        begun: List[Any] = []
        usual = {"REQUEST_METHOD": "GET", "PATH_INFO": "/link/spring", "QUERY_STRING": "", "HTTP_HOST": "example.com"}
        body = b"".join(front({**usual, **environ}, lambda *arguments: begun.append(arguments)))
        ((status, headers),) = begun
        return status, dict(headers), body

    def front(self, body: str, **options: Any) -> web.Front:
        front = web.Front(binary=self.impostor(body), **options)
        self.addCleanup(front.close)
        return front

    ECHO = """
        for line in sys.stdin:
            request = json.loads(line)
            answer = {"status": 200, "headers": [], "body": request["params"]["url"]}
            print(json.dumps({"jsonrpc": "2.0", "id": request["id"], "result": answer}), flush=True)
        """

    def test_a_decoded_path_keeps_its_bytes(self) -> None:
        front = self.front(self.ECHO)
        for environ, url in (
            ({}, "https://example.com/link/spring"),
            ({"QUERY_STRING": "d=1&x=%zz"}, "https://example.com/link/spring?d=1&x=%zz"),
            ({"PATH_INFO": "/link/a?b#c%d e\x00"}, "https://example.com/link/a%3Fb%23c%25d%20e%00"),
            ({"PATH_INFO": "/link/\xc3\xa9\xff"}, "https://example.com/link/%C3%A9%FF"),
            ({"PATH_INFO": "//link/;a=b,c:@!$&'()*+"}, "https://example.com//link/;a=b,c:@!$&'()*+"),
            ({"SCRIPT_NAME": "/link", "PATH_INFO": "/spring"}, "https://example.com/link/spring"),
            ({"REQUEST_URI": "/link/a%2Fb?\xe9"}, "https://example.com/link/a%2Fb?%E9"),
            ({"RAW_URI": "/link/a%2Fb", "REQUEST_URI": "/x"}, "https://example.com/link/a%2Fb"),
            ({"HTTP_HOST": "a.example/b?"}, "https:///link/spring"),
        ):
            with self.subTest(environ=environ):
                status, headers, body = self.ask(front, environ)
                self.assertEqual((status, body.decode()), ("200 OK", url))
                self.assertEqual(headers, {"Content-Length": str(len(body))})

    def test_a_linkd_that_hangs_is_replaced(self) -> None:
        marker = self.folder() / "seen"
        body = f"""
            if not os.path.exists({str(marker)!r}):
                open({str(marker)!r}, "w").close()
                time.sleep(3600)
            """ + self.ECHO.replace("\n        ", "\n            ")
        front = self.front(body, timeout=1.0)
        with contextlib.redirect_stderr(io.StringIO()):
            status, headers, _ = self.ask(front, {})
            self.assertEqual((status, headers["Retry-After"]), ("503 Service Unavailable", "1"))
            wait_for(lambda: self.ask(front, {})[0] == "200 OK")

    def test_a_linkd_that_always_dies_is_not_always_started(self) -> None:
        marker = self.folder() / "started"
        front = self.front(f"open({str(marker)!r}, 'a').write('x')\nsys.exit(78)\n")
        began = time.monotonic()
        with contextlib.redirect_stderr(io.StringIO()):
            for _ in range(50):
                self.assertEqual(self.ask(front, {})[0], "503 Service Unavailable")
        self.assertLessEqual(len(marker.read_text()), 1 + time.monotonic() - began)

    def test_a_fault_of_linkd_is_told_to_the_log_alone(self) -> None:
        front = self.front("""
            request = json.loads(sys.stdin.readline())
            error = {"code": -32603, "message": "secret"}
            print(json.dumps({"jsonrpc": "2.0", "id": request["id"], "error": error}), flush=True)
            sys.stdin.read()
            """)
        with contextlib.redirect_stderr(io.StringIO()) as said:
            self.assertEqual(self.ask(front, {}), ("500 Internal Server Error", {"Content-Length": "0"}, b""))
        self.assertIn("secret", said.getvalue())
