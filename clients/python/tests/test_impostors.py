"""The client against programs that misbehave in ways linkd does not."""

from __future__ import annotations

import os
import signal
from typing import Any

from .support import LinkdTestCase, linkd

ECHO = """
    for line in sys.stdin:
        request = json.loads(line)
        if "id" in request:
            answer = {"jsonrpc": "2.0", "id": request["id"], "result": request.get("params")}
            sys.stdout.write(json.dumps(answer, ensure_ascii=False) + "\\n")
            sys.stdout.flush()
    """


class Impostors(LinkdTestCase):
    def test_answers_that_nobody_asked_for_are_ignored(self) -> None:
        noise = 'print(\'{"jsonrpc":"2.0","id":%s,"result":1}\', flush=True)\n'
        body = "".join(noise % one for one in ("99", '\\"1\\"', "1.5", "null", "true")) + "\n"
        client = self.start_impostor(body.replace("\\\\", "\\") + _plain(ECHO))
        self.assertEqual(client.call("echo", {"a": 1}), {"a": 1})

    def test_raw_line_separators_do_not_end_a_line(self) -> None:
        client = self.start_impostor(_plain(ECHO), env={**os.environ, "PYTHONUTF8": "1"})
        text = {"text": "a\u2028b\u2029c\u0085d\x1ce\u000bf"}
        self.assertEqual(client.call("echo", text), text)

    def test_something_else_than_json_rpc_ends_the_conversation(self) -> None:
        for said in ("hello", "{}", "[1]", '{"id": 1}', '{"id":1,"result":1,"error":{}}'):
            with self.subTest(said=said):
                client = self.start_impostor(f"sys.stdin.readline()\nprint({said!r}, flush=True)\ntime.sleep(60)\n")
                with self.assertRaises(linkd.LinkdEnded) as caught:
                    client.call("status")
                self.assertIn("something else than JSON-RPC", str(caught.exception))

    def test_an_error_without_data_still_has_its_code(self) -> None:
        body = """
            request = json.loads(sys.stdin.readline())
            error = {"code": -32000, "message": "No."}
            print(json.dumps({"jsonrpc": "2.0", "id": request["id"], "error": error}), flush=True)
            """
        with self.assertRaises(linkd.LinkdError) as caught:
            self.start_impostor(body).call("status")
        error = caught.exception
        self.assertEqual((error.code, error.status, error.data, error.field), (-32000, "", {}, None))
        self.assertEqual(str(error), "-32000: No.")

    def test_an_end_is_told_with_what_was_said(self) -> None:
        client = self.start_impostor("sys.stderr.write('out of paper\\n')\nsys.exit(7)\n")
        with self.assertRaises(linkd.LinkdEnded) as caught:
            client.call("status")
        self.assertEqual((caught.exception.returncode, caught.exception.stderr), (7, "out of paper\n"))
        self.assertEqual(str(caught.exception), "linkd has ended with exit status 7: out of paper")

    def test_much_on_standard_error_blocks_nobody(self) -> None:
        client = self.start_impostor("sys.stderr.write('x' * (4 << 20))\nsys.stderr.flush()\n" + _plain(ECHO))
        self.assertEqual(client.call("echo", {}), {})
        self.assertLessEqual(len(client.stderr), 64 << 10)

    def test_a_program_that_will_not_end_is_ended(self) -> None:
        deaf = "print('{\"jsonrpc\":\"2.0\",\"id\":0,\"result\":0}', flush=True)\nwhile True: time.sleep(60)\n"
        ready: Any = []
        for body, status in (
            (deaf, -signal.SIGTERM),
            ("signal.signal(signal.SIGTERM, signal.SIG_IGN)\n" + deaf, -signal.SIGKILL),
        ):
            with self.subTest(status=status):
                ready.clear()
                client = self.start_impostor(body, trace=lambda direction, line: ready.append(line))
                answer = client.submit("status")
                while not any(b'"id":0' in line for line in ready):
                    self.assertIsNone(client.returncode)
                self.assertEqual(client.close(0.1), status)
                with self.assertRaises(linkd.LinkdEnded):
                    answer.result(10)

    def test_unread_input_does_not_stop_the_end(self) -> None:
        client = self.start_impostor("while True: time.sleep(60)\n")
        for _ in range(4):
            client.submit("status", {"text": "x" * (1 << 20)})
        self.assertEqual(client.close(0.1), -signal.SIGTERM)

    def test_a_closed_input_fails_the_calls_when_the_output_ends(self) -> None:
        client = self.start_impostor("os.close(0)\ntime.sleep(0.2)\nsys.exit(3)\n")
        with self.assertRaises(linkd.LinkdEnded) as caught:
            for _ in range(1000):
                client.call("status", {"text": "x" * 10_000})
        self.assertEqual(caught.exception.returncode, 3)


def _plain(body: str) -> str:
    return "\n".join(line[4:] for line in body.splitlines()) + "\n"
