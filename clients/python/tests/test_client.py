"""The client on the real program."""

from __future__ import annotations

import ast
import asyncio
import concurrent.futures
import contextlib
import json
import os
import re
import signal
import subprocess
import sys
import threading
import unittest
from typing import Any, List
from unittest import mock

from .support import BUILD, INFO, LONG_LINK, PYTHON_CLIENT, Contract, LinkdTestCase, binary, linkd


class Calls(LinkdTestCase):
    def test_a_long_link_is_built(self) -> None:
        self.assertEqual(self.start().build(**BUILD)["longDynamicLink"], LONG_LINK)

    def test_a_link_is_shortened_reused_and_read_back(self) -> None:
        client = self.start()
        first = client.shorten(longDynamicLink=LONG_LINK)
        again = client.shorten(dynamicLinkInfo=INFO)
        self.assertTrue(first["created"])
        self.assertFalse(again["created"])
        self.assertEqual(first["shortLink"], again["shortLink"])
        self.assertRegex(first["shortLink"], r"^https://example\.com/link/[0-9A-Za-z]{17}$")
        read = client.parse_incoming(url=first["shortLink"], domains=["https://example.com/link"])
        self.assertEqual((read["kind"], read["dynamicLink"]["url"]), ("shortLink", INFO["link"]))

    def test_a_stored_link_outlives_the_process(self) -> None:
        store = f"sqlite:{self.folder() / 'links.db'}"
        with linkd.Linkd(binary(), store=store) as client:
            short = client.shorten(longDynamicLink=LONG_LINK)["shortLink"]
        read = self.start(store=store).parse_incoming(url=short, domains=["https://example.com/link"])
        self.assertEqual(read["dynamicLink"]["url"], INFO["link"])

    def test_the_five_methods_have_names_in_python(self) -> None:
        client = self.start()
        short = client.shorten(longDynamicLink=LONG_LINK)["shortLink"]
        click = client.resolve(url=short, device={"platform": "desktop"})
        self.assertEqual(click["destination"], {"kind": "link", "url": INFO["link"]})
        aasa = {"applinks": {"details": [{"appIDs": ["ABCDE12345.com.example.ios"], "components": [{"/": "/my-*"}]}]}}
        (match,) = client.match_aasa(aasa=aasa, url=INFO["link"])["results"]
        self.assertEqual(match["opens"], "ABCDE12345.com.example.ios")

    def test_each_method_has_a_name_in_python(self) -> None:
        asked: List[str] = []

        def trace(direction: str, line: bytes) -> None:
            if direction == ">":
                asked.append(json.loads(line)["method"])

        client = linkd.Linkd(binary(), store="sqlite::memory:", trace=trace)
        self.addCleanup(client.close)
        # Clients of the Language Server Protocol begin and end so; this one has other ways.
        names = [name for name in Contract().methods if name not in ("initialize", "shutdown")]
        for name in names:
            with self.subTest(method=name):
                python_name = re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name.rpartition(".")[2]).lower()
                with contextlib.suppress(linkd.LinkdError):
                    getattr(client, python_name)()
                self.assertEqual(asked[-1], name)
        self.assertEqual(asked, names)

    def test_links_are_updated_counted_and_served(self) -> None:
        file = self.folder() / "linkd.json"
        file.write_text(json.dumps({"domains": [{"uriPrefix": "https://example.com/link"}]}))
        client = self.start(config=file)
        short = client.shorten(longDynamicLink=LONG_LINK)["shortLink"]
        click = client.handle_request(method="GET", url=short, headers={"User-Agent": "curl/8.0"})
        self.assertEqual((click["status"], dict(click["headers"])["Location"]), (302, INFO["link"]))
        stats = client.link_stats(shortLink=short, durationDays=30)
        self.assertIn({"platform": "DESKTOP", "count": "1", "event": "CLICK"}, stats["linkEventStats"])
        self.assertEqual(client.update_link(shortLink=short, disabled=True), {"shortLink": short, "disabled": True})
        self.assertEqual(client.handle_request(method="GET", url=short)["status"], 410)

    def test_association_files_are_written_and_checked(self) -> None:
        app = {"packageName": "com.example.android", "sha256CertFingerprints": ["AB" * 32]}
        ios = {"bundleId": "com.example.ios", "appIdPrefix": "ABCDE12345", "appStoreId": "123456789"}
        file = self.folder() / "linkd.json"
        domain = {"uriPrefix": "https://example.com/link"}
        file.write_text(json.dumps({"domains": [domain], "apps": {"ios": [ios], "android": [app]}}))
        client = self.start(config=file)
        aasa = client.generate_aasa(domain="example.com")["aasa"]
        self.assertEqual(client.lint_aasa(aasa=aasa)["findings"], [])
        self.assertEqual(client.compare_aasa(before=aasa, after=aasa)["changed"], False)
        links = client.generate_asset_links(domain="example.com")["assetLinks"]
        self.assertEqual(client.lint_asset_links(assetLinks=links)["findings"], [])
        (config,) = client.generate_app_config(platform="android")["apps"]
        self.assertEqual(config["app"], "com.example.android")

    def test_the_schema_document_comes_from_the_program_too(self) -> None:
        document = self.start().discover()
        written = subprocess.run([binary(), "schema", "openrpc"], check=True, stdout=subprocess.PIPE).stdout
        self.assertEqual(document, json.loads(written))

    def test_an_error_carries_all_facts(self) -> None:
        client = self.start()
        with self.assertRaises(linkd.LinkdError) as caught:
            client.build(dynamicLinkInfo={**INFO, "link": "ftp://www.example.com/"})
        error = caught.exception
        self.assertEqual((error.code, error.status), (-32602, "INVALID_ARGUMENT"))
        self.assertEqual((error.field, error.method), ("/dynamicLinkInfo/link", "build"))
        self.assertIn("ftp", error.message)
        self.assertEqual(str(error), f"INVALID_ARGUMENT: {error.message}")
        self.assertEqual(client.build(**BUILD)["longDynamicLink"], LONG_LINK)

    def test_an_unknown_method_is_named(self) -> None:
        with self.assertRaises(linkd.LinkdError) as caught:
            self.start().call("buidl", {})
        self.assertEqual(caught.exception.status, "METHOD_NOT_FOUND")
        self.assertIn("build", caught.exception.data["methods"])

    def test_an_unknown_field_is_pointed_at(self) -> None:
        with self.assertRaises(linkd.LinkdError) as caught:
            self.start().build(dynamicLinkInfo={**INFO, "iosInfo": {"iosBundleID": "com.example.ios"}})
        self.assertEqual(caught.exception.field, "/dynamicLinkInfo/iosInfo/iosBundleID")
        self.assertIn("iosBundleId", caught.exception.message)

    def test_text_of_every_kind_survives(self) -> None:
        texts = ["caf\u00e9", "e\u0301", "\u4f60\u597d", "\U0001f517", "a\u2028b\u2029c\u0085d", 'quote " and \\', "\x7f\u200b"]
        client = self.start()
        for text in texts:
            with self.subTest(text=ascii(text)):
                meta = {"socialTitle": text, "socialDescription": text * 3}
                long = client.build(dynamicLinkInfo={**INFO, "socialMetaTagInfo": meta})["longDynamicLink"]
                read = client.parse_incoming(url=long, domains=["https://example.com/link"])
                self.assertEqual(read["dynamicLink"]["dynamicLinkInfo"]["socialMetaTagInfo"], meta)

    def test_a_lone_surrogate_is_refused_with_its_place(self) -> None:
        with self.assertRaises(linkd.LinkdError) as caught:
            self.start().build(dynamicLinkInfo={**INFO, "socialMetaTagInfo": {"socialTitle": "\ud83d"}})
        self.assertEqual(caught.exception.status, "INVALID_ARGUMENT")
        self.assertEqual(caught.exception.field, "/dynamicLinkInfo/socialMetaTagInfo/socialTitle")

    def test_values_that_are_not_json_never_leave(self) -> None:
        client = self.start()
        for value in (float("nan"), float("inf")):
            with self.assertRaises(ValueError):
                client.call("build", {"dynamicLinkInfo": value})
        self.assertEqual(client.build(**BUILD)["longDynamicLink"], LONG_LINK)

    def test_a_big_value_goes_both_ways(self) -> None:
        # Longer than any pipe, with characters of two and four bytes at every cut.
        rule = {"/": "/my-*", "comment": "\u00e9\U0001f517x" * 100_000}
        aasa = {"applinks": {"details": [{"appIDs": ["ABCDE12345.com.example.ios"], "components": [rule]}]}}
        matched = self.start().match_aasa(aasa=aasa, urls=[f"https://www.example.com/my-{n}" for n in range(3)])
        rules = [result["apps"][0]["rule"]["rule"] for result in matched["results"]]
        self.assertEqual(rules, [rule] * 3)

    def test_a_message_over_the_limit_fails_its_call_alone(self) -> None:
        client = self.start(checked=False)
        before = client.submit("build", BUILD)
        big = client.submit("parseIncoming", {"url": "x" * (17 << 20)})
        after = client.submit("build", BUILD)
        with self.assertRaises(linkd.LinkdError) as caught:
            big.result(60)
        self.assertEqual((caught.exception.status, caught.exception.data["limit"]), ("INVALID_REQUEST", 16 << 20))
        for answer in (before, after):
            self.assertEqual(answer.result(60)["longDynamicLink"], LONG_LINK)

    def test_a_notification_is_not_answered(self) -> None:
        client = self.start()
        client.notify("build", BUILD)
        client.notify("no.such.method")
        self.assertEqual(client.status()["name"], "linkd")


class ManyAtOnce(LinkdTestCase):
    def numbered(self, number: int) -> Any:
        return {"dynamicLinkInfo": {**INFO, "link": f"https://www.example.com/{number}"}}

    def assert_numbered(self, number: int, result: Any) -> None:
        self.assertIn(f"?link=https%3A%2F%2Fwww.example.com%2F{number}&", result["longDynamicLink"])

    def test_answers_come_in_the_order_of_the_calls(self) -> None:
        seen: List[int] = []
        client = linkd.Linkd(
            binary(),
            store="sqlite::memory:",
            trace=lambda direction, line: seen.append(json.loads(line)["id"]) if direction == "<" else None,
        )
        with client:
            answers = [client.submit("shorten" if n % 3 else "build", self.numbered(n)) for n in range(500)]
            for answer in answers:
                answer.result(60)
        self.assertEqual(seen, sorted(seen))
        self.assertEqual(len(seen), 500)

    def test_a_hundred_thousand_calls_before_the_first_look(self) -> None:
        client = self.start(checked=False)
        answers = [client.submit("build", self.numbered(n)) for n in range(100_000)]
        for number in range(0, 100_000, 997):
            self.assert_numbered(number, answers[number].result(60))
        self.assert_numbered(99_999, answers[-1].result(60))
        self.assertTrue(all(answer.done() for answer in answers))

    def test_closing_waits_for_everything_that_was_asked(self) -> None:
        client = self.start(checked=False)
        answers = [client.submit("build", self.numbered(n)) for n in range(30_000)]
        self.assertEqual(client.close(60), 0)
        for number, answer in enumerate(answers):
            self.assert_numbered(number, answer.result(0))

    def test_many_threads_share_one_process(self) -> None:
        client = self.start()

        def work(thread: int) -> None:
            for step in range(40):
                number = thread * 1000 + step
                self.assert_numbered(number, client.build(**self.numbered(number)))
                client.shorten(**self.numbered(number % 7))

        with concurrent.futures.ThreadPoolExecutor(16) as pool:
            for done in [pool.submit(work, thread) for thread in range(16)]:
                done.result()

    def test_map_keeps_the_order_and_a_window(self) -> None:
        client = self.start()
        asked = 0

        def params() -> Any:
            nonlocal asked
            for number in range(300):
                asked += 1
                yield self.numbered(number)

        for number, result in enumerate(client.map("build", params(), window=10)):
            self.assertLessEqual(asked, number + 10)
            self.assert_numbered(number, result)

    def test_map_raises_or_yields_errors(self) -> None:
        client = self.start()
        params = [self.numbered(0), {}, self.numbered(2)]
        results = list(client.map("build", params, return_errors=True))
        self.assert_numbered(0, results[0])
        self.assertIsInstance(results[1], linkd.LinkdError)
        self.assert_numbered(2, results[2])
        with self.assertRaises(linkd.LinkdError):
            list(client.map("build", params))

    def test_a_batch_has_one_outcome_for_each_entry(self) -> None:
        client = self.start()
        results = client.batch(
            [
                ("build", BUILD),
                linkd.Notify("status"),
                linkd.Call("build", {}),
                ("status", None),
            ]
        )
        self.assertEqual(results[0]["longDynamicLink"], LONG_LINK)
        self.assertIsNone(results[1])
        self.assertIsInstance(results[2], linkd.LinkdError)
        self.assertEqual(results[3]["name"], "linkd")
        self.assertEqual(client.batch([linkd.Notify("status")]), [None])
        with self.assertRaises(ValueError):
            client.batch([])

    def test_a_later_entry_of_a_batch_sees_an_earlier_one(self) -> None:
        custom = {"longDynamicLink": LONG_LINK, "suffix": {"option": "CUSTOM", "customSuffix": "spring"}}
        read = {"url": "https://example.com/link/spring", "domains": ["https://example.com/link"]}
        made, found = self.start().batch([("shorten", custom), ("parseIncoming", read)])
        self.assertTrue(made["created"])
        self.assertEqual(found["dynamicLink"]["url"], INFO["link"])

    def test_a_batch_that_is_refused_as_a_whole_fails_its_entries_alone(self) -> None:
        client = self.start()
        before = client.submit("build", BUILD)
        results = client.batch([("status", None)] * 10_001)
        after = client.submit("build", BUILD)
        self.assertEqual({error.status for error in results}, {"INVALID_REQUEST"})
        self.assertEqual({error.data["limit"] for error in results}, {10_000})
        for answer in (before, after):
            self.assertEqual(answer.result(60)["longDynamicLink"], LONG_LINK)

    def test_asyncio(self) -> None:
        client = self.start()

        async def ask() -> Any:
            return await asyncio.gather(*(client.call_async("build", self.numbered(n)) for n in range(200)))

        for number, result in enumerate(asyncio.run(ask())):
            self.assert_numbered(number, result)

    def test_a_callback_may_submit_but_not_wait(self) -> None:
        client = self.start()
        outcomes: List[Any] = []
        done = threading.Event()

        def then(answer: Any) -> None:
            try:
                client.call("status")
            except RuntimeError as error:
                outcomes.append(error)
            client.submit("build", BUILD).add_done_callback(lambda last: (outcomes.append(last.result()), done.set()))

        client.submit("status").add_done_callback(then)
        self.assertTrue(done.wait(60))
        self.assertIsInstance(outcomes[0], RuntimeError)
        self.assertEqual(outcomes[1]["longDynamicLink"], LONG_LINK)


class Life(LinkdTestCase):
    def test_closing_twice_is_fine_and_calling_afterwards_is_not(self) -> None:
        client = linkd.Linkd(binary(), store="sqlite::memory:")
        self.assertEqual((client.close(), client.close(), client.returncode), (0, 0, 0))
        with self.assertRaises(linkd.LinkdEnded) as caught:
            client.call("status")
        self.assertEqual((str(caught.exception), caught.exception.returncode), ("this client is closed", 0))

    def test_an_exception_in_the_body_ends_the_process_too(self) -> None:
        with self.assertRaises(ZeroDivisionError):
            with linkd.Linkd(binary(), store="sqlite::memory:") as client:
                raise ZeroDivisionError
        self.assertEqual(client.returncode, 0)

    def test_a_killed_process_fails_what_is_in_flight_and_what_comes(self) -> None:
        client = linkd.Linkd(binary(), store="sqlite::memory:", timeout=30)
        self.addCleanup(client.close)
        client.status()
        os.kill(client.pid, signal.SIGSTOP)
        answers = [client.submit("build", BUILD) for _ in range(100)]
        os.kill(client.pid, signal.SIGKILL)
        for answer in answers:
            with self.assertRaises(linkd.LinkdEnded) as caught:
                answer.result(30)
            self.assertEqual(caught.exception.returncode, -signal.SIGKILL)
        self.assertEqual(str(caught.exception), "linkd was ended by signal 9")
        with self.assertRaises(linkd.LinkdEnded):
            client.status()
        self.assertEqual(client.close(), -signal.SIGKILL)

    def test_no_answer_in_time(self) -> None:
        client = self.start(checked=False)
        client.status()
        os.kill(client.pid, signal.SIGSTOP)
        with self.assertRaises(linkd.LinkdTimeout):
            client.call("build", BUILD, timeout=0.05)
        with self.assertRaises(TimeoutError):
            client.batch([("build", BUILD)], timeout=0.05)
        os.kill(client.pid, signal.SIGCONT)
        self.assertEqual(client.build(**BUILD)["longDynamicLink"], LONG_LINK)

    def test_time_runs_out_also_while_the_pipe_is_full(self) -> None:
        client = self.start(checked=False)
        client.status()
        os.kill(client.pid, signal.SIGSTOP)
        params = {"url": "x" * (1 << 20)}
        with self.assertRaises(linkd.LinkdTimeout) as caught:
            while True:
                client.timeout = 0.2
                client.submit("parseIncoming", params)
        self.assertIn("has not read", str(caught.exception))
        client.timeout = 60.0
        os.kill(client.pid, signal.SIGCONT)
        self.assertEqual(client.build(**BUILD)["longDynamicLink"], LONG_LINK)

    def test_a_cancelled_call_is_forgotten_on_both_sides(self) -> None:
        client = self.start(checked=False)
        client.status()
        os.kill(client.pid, signal.SIGSTOP)
        answer = client.submit("build", BUILD)
        self.assertTrue(answer.cancel())
        os.kill(client.pid, signal.SIGCONT)
        self.assertEqual(client.build(**BUILD)["longDynamicLink"], LONG_LINK)
        self.assertTrue(answer.cancelled())

    def test_a_wrong_configuration_is_told_with_what_the_program_said(self) -> None:
        wrong = self.folder() / "linkd.json"
        wrong.write_text("{")
        client = linkd.Linkd(binary(), config=wrong, capture_stderr=True, timeout=30)
        self.addCleanup(client.close)
        with self.assertRaises(linkd.LinkdEnded) as caught:
            client.status()
        self.assertEqual(caught.exception.returncode, 78)
        self.assertIn("linkd.json", str(caught.exception))

    def test_the_program_is_found(self) -> None:
        folder = os.path.dirname(binary())
        with mock.patch.dict(os.environ, {"PATH": folder}):
            del os.environ["LINKD_BINARY"]
            with linkd.Linkd(store="sqlite::memory:") as client:
                self.assertEqual(client.status()["name"], "linkd")
        with mock.patch.dict(os.environ, {"PATH": "/nowhere"}):
            with linkd.Linkd(store="sqlite::memory:") as client:
                self.assertEqual(client.status()["name"], "linkd")
            with self.assertRaises(FileNotFoundError) as caught:
                linkd.Linkd("no-such-program")
        self.assertEqual(caught.exception.filename, "no-such-program")

    def test_the_working_folder_and_the_environment_are_its_own(self) -> None:
        folder = self.folder()
        environment = {**os.environ, "LINKD_STORE": "sqlite:own.db"}
        with linkd.Linkd(binary(), cwd=folder, env=environment) as client:
            client.shorten(longDynamicLink=LONG_LINK)
        self.assertTrue((folder / "own.db").exists())

    def test_a_program_that_forgets_to_close_leaves_no_process(self) -> None:
        code = (
            "import sys; sys.path.insert(0, sys.argv[1]); import linkd\n"
            "client = linkd.Linkd(store='sqlite::memory:'); print(client.status()['name'])"
        )
        command = [sys.executable, "-W", "ignore", "-c", code, str(PYTHON_CLIENT)]
        # linkd holds the other end of standard error, so this waits for its end as well.
        run = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=60)
        self.assertEqual((run.returncode, run.stdout, run.stderr), (0, b"linkd\n", b""))


class Source(unittest.TestCase):
    def test_python_3_9_can_read_it(self) -> None:
        for path in PYTHON_CLIENT.glob("*.py"):
            with self.subTest(path=path.name):
                ast.parse(path.read_text(encoding="utf-8"), feature_version=(3, 9))


if __name__ == "__main__":
    unittest.main()
