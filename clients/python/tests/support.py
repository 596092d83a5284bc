"""What the tests share: the program, its schemas, and a client whose every message is checked against them."""

from __future__ import annotations

import json
import os
import stat
import sys
import tempfile
import textwrap
import unittest
from pathlib import Path
from typing import Any, Dict, List, Optional

PYTHON_CLIENT = Path(__file__).resolve().parent.parent
REPOSITORY = PYTHON_CLIENT.parent.parent
SCHEMAS = REPOSITORY / "schema"
sys.path.insert(0, str(PYTHON_CLIENT))

import jsonschema  # noqa: E402
import referencing  # noqa: E402
import referencing.jsonschema  # noqa: E402

import linkd  # noqa: E402

LONG_LINK = (
    "https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2Fmy-page&apn=com.example.android&ibi=com.example.ios"
)
INFO = {
    "domainUriPrefix": "https://example.com/link",
    "link": "https://www.example.com/my-page",
    "androidInfo": {"androidPackageName": "com.example.android"},
    "iosInfo": {"iosBundleId": "com.example.ios"},
}
BUILD = {"dynamicLinkInfo": INFO}


def binary() -> str:
    """The program under test; Tests/run.sh sets it."""
    path = os.environ.get("LINKD_BINARY")
    if not path:
        raise RuntimeError("set LINKD_BINARY to the linkd that is to be tested, or run Tests/run.sh")
    return path


def schema(name: str) -> Any:
    return json.loads((SCHEMAS / name).read_bytes())


class Contract:
    """Checks requests, answers and results against the published schemas, whichever client sent them."""

    def __init__(self) -> None:
        self.openrpc = schema("openrpc.json")
        self.methods: Dict[str, Any] = {method["name"]: method for method in self.openrpc["methods"]}
        message = schema("message.schema.json")
        draft = referencing.jsonschema.DRAFT7
        registry = referencing.Registry().with_resources(
            [
                ("urn:openrpc", draft.create_resource(self.openrpc)),
                ("urn:message", draft.create_resource(message)),
            ]
        )
        self._registry = registry
        self._validators: Dict[str, Any] = {}
        for name in ("requests", "answers"):
            self._validators[name] = self._validator({"$ref": f"urn:message#/definitions/{name}"})
        for index, method in enumerate(self.openrpc["methods"]):
            home = f"urn:openrpc#/methods/{index}"
            params = method["params"]
            self._validators["params " + method["name"]] = self._validator(
                {
                    "type": "object",
                    "properties": {
                        one["name"]: {"$ref": f"{home}/params/{place}/schema"} for place, one in enumerate(params)
                    },
                    "required": [one["name"] for one in params if one.get("required")],
                    "additionalProperties": False,
                }
            )
            self._validators["result " + method["name"]] = self._validator({"$ref": f"{home}/result/schema"})
        self.problems: List[str] = []
        self.answered: List[Any] = []
        self._asked: Dict[Any, Any] = {}

    def _validator(self, content: Any) -> Any:
        return jsonschema.Draft7Validator(content, registry=self._registry)

    def faults(self, name: str, value: Any) -> List[str]:
        """What is wrong with a value by "requests", "answers", "params METHOD" or "result METHOD"."""
        return [f"{name} at {list(e.absolute_path)}: {e.message[:300]}" for e in self._validators[name].iter_errors(value)]

    def observe(self, direction: str, line: bytes) -> None:
        """Notes what is wrong with a line that went out (``>``) or came in (``<``)."""
        message = json.loads(line)
        entries = message if isinstance(message, list) else [message]
        if direction == ">":
            self.problems += self.faults("requests", message)
            for entry in entries:
                if "id" in entry:
                    self._asked[entry["id"]] = entry
            return
        self.problems += self.faults("answers", message)
        for raw in (b"\xc2\x85", b"\xe2\x80\xa8", b"\xe2\x80\xa9"):
            if raw in line:
                self.problems.append(f"{raw!r} stands unescaped in {line[:200]!r}")
        for entry in entries:
            self.answered.append(entry.get("id"))
            self._check_answer(entry)

    def _check_answer(self, answer: Any) -> None:
        request = self._asked.pop(answer.get("id"), None)
        if request is None:
            if answer.get("id") is not None:
                self.problems.append(f"nobody asked for {answer}")
            return
        method = request["method"]
        error = answer.get("error")
        if method not in self.methods:
            # initialize, shutdown and the like belong to the wire, not to the document.
            return
        wrong = self.faults("params " + method, request.get("params") or {})
        if error is None:
            self.problems += [f"accepted, although {fault}" for fault in wrong]
            self.problems += self.faults("result " + method, answer["result"])
        elif error["code"] > 0 and not wrong:
            declared = [one["code"] for one in self.methods[method]["errors"]]
            if error["code"] not in declared:
                self.problems.append(f"{method} does not declare the error {error}")


class LinkdTestCase(unittest.TestCase):
    """A test with clients on the real program; at its end every message has to be right by the schemas."""

    def start(self, *, store: str = "sqlite::memory:", checked: bool = True, **options: Any) -> linkd.Linkd:
        """A client that is closed when the test ends, with nothing said on standard error and exit status 0."""
        contract = Contract() if checked else None
        client = linkd.Linkd(
            binary(),
            store=store,
            capture_stderr=True,
            trace=contract.observe if contract else None,
            **{"timeout": 60.0, **options},
        )
        self.addCleanup(self._finish, client, contract)
        return client

    def _finish(self, client: linkd.Linkd, contract: Optional[Contract]) -> None:
        self.assertEqual(client.close(), 0)
        self.assertEqual(client.stderr, "")
        if contract is not None:
            self.assertEqual(contract.problems, [])
            self.assertTrue(contract.answered, "the test asked nothing")

    def folder(self) -> Path:
        """A folder that is removed when the test ends."""
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        return Path(folder.name)

    def impostor(self, body: str) -> str:
        """A program in linkd's place that does what ``body``, some Python, says."""
        path = self.folder() / "linkd"
        head = "import json, os, signal, sys, time\n"
        path.write_text(f"#!{sys.executable}\n{head}{textwrap.dedent(body)}")
        path.chmod(path.stat().st_mode | stat.S_IXUSR)
        return str(path)

    def start_impostor(self, body: str, **options: Any) -> linkd.Linkd:
        client = linkd.Linkd(self.impostor(body), **{"timeout": 20.0, "capture_stderr": True, **options})
        self.addCleanup(client.close, 0.0)
        return client
