"""The published schemas: right in themselves, true to the program, and fit for the examples they contain."""

from __future__ import annotations

import json
import re
import subprocess
import tempfile
import unittest
from typing import Any, Dict, Iterator, List

import jsonschema

from .support import BUILD, Contract, LinkdTestCase, binary, linkd, schema

FILES = {"openrpc": "openrpc.json", "config": "config.schema.json", "message": "message.schema.json"}


def members(value: Any) -> Iterator[Dict[str, Any]]:
    """All objects inside a value."""
    if isinstance(value, dict):
        yield value
        for one in value.values():
            yield from members(one)
    elif isinstance(value, list):
        for one in value:
            yield from members(one)


class OpenRPCDocument(unittest.TestCase):
    def setUp(self) -> None:
        self.document = schema("openrpc.json")

    def test_its_structure(self) -> None:
        self.assertRegex(self.document["openrpc"], r"^1\.[0-9]+\.[0-9]+$")
        self.assertIsInstance(self.document["info"]["title"], str)
        self.assertRegex(self.document["info"]["version"], r"^[0-9]+\.[0-9]+\.[0-9]+$")
        self.assertLessEqual(set(self.document), {"openrpc", "info", "methods", "components"})
        names = [method["name"] for method in self.document["methods"]]
        self.assertEqual(len(names), len(set(names)))
        self.assertLessEqual(
            {"build", "shorten", "parseIncoming", "matchAASA", "resolve", "status", "rpc.discover"}, set(names)
        )

    def test_each_method(self) -> None:
        allowed = {"name", "summary", "description", "paramStructure", "params", "result", "errors", "examples"}
        for method in self.document["methods"]:
            with self.subTest(method=method["name"]):
                self.assertLessEqual(set(method), allowed)
                self.assertEqual(method["paramStructure"], "by-name")
                self.assertTrue(method["summary"].endswith("."))
                self.assert_content_descriptors(method["params"])
                self.assert_content_descriptors([method["result"]])
                for error in method["errors"]:
                    self.assertIsInstance(error["code"], int)
                    self.assertIsInstance(error["message"], str)

    def assert_content_descriptors(self, descriptors: List[Any]) -> None:
        names = [one["name"] for one in descriptors]
        self.assertEqual(len(names), len(set(names)))
        needed = [one.get("required", False) for one in descriptors]
        self.assertEqual(needed, sorted(needed, reverse=True), "required parameters stand first")
        for one in descriptors:
            self.assertLessEqual(set(one), {"name", "summary", "description", "required", "schema"})
            jsonschema.Draft7Validator.check_schema(one["schema"])

    def test_each_named_schema(self) -> None:
        for name, content in self.document["components"]["schemas"].items():
            with self.subTest(name=name):
                self.assertRegex(name, r"^[a-zA-Z0-9._-]+$")
                jsonschema.Draft7Validator.check_schema(content)

    def test_each_reference_leads_somewhere_and_each_named_schema_is_used(self) -> None:
        used = {one["$ref"] for one in members(self.document) if isinstance(one.get("$ref"), str)}
        known = {f"#/components/schemas/{name}" for name in self.document["components"]["schemas"]}
        self.assertEqual(used, known)

    def test_each_example_is_valid(self) -> None:
        contract = Contract()
        for name, method in contract.methods.items():
            # The example of the document would be the document again.
            self.assertTrue(method["examples"] or name == "rpc.discover", name)
            for example in method["examples"]:
                with self.subTest(method=name, example=example["name"]):
                    params = {one["name"]: one["value"] for one in example["params"]}
                    self.assertEqual(contract.faults("params " + name, params), [])
                    self.assertEqual(contract.faults("result " + name, example["result"]["value"]), [])


class OtherSchemas(unittest.TestCase):
    def test_they_are_draft_07(self) -> None:
        for name in ("config.schema.json", "message.schema.json"):
            with self.subTest(name=name):
                content = schema(name)
                self.assertEqual(content["$schema"], "http://json-schema.org/draft-07/schema#")
                jsonschema.Draft7Validator.check_schema(content)

    def test_messages_are_told_from_other_json(self) -> None:
        contract = Contract()
        good = {
            "requests": [
                {"jsonrpc": "2.0", "method": "status"},
                {"jsonrpc": "2.0", "id": None, "method": "status", "params": {}},
                [{"jsonrpc": "2.0", "id": "a", "method": "status"}],
            ],
            "answers": [
                {"jsonrpc": "2.0", "id": 1, "result": None},
                {"jsonrpc": "2.0", "id": None, "error": {"code": 1, "message": "", "data": {"status": "NOT_FOUND"}}},
            ],
        }
        bad = {
            "requests": [{"method": "status"}, {"jsonrpc": "2.0", "id": [], "method": "status"}, []],
            "answers": [
                {"jsonrpc": "2.0", "id": 1},
                {"jsonrpc": "2.0", "result": 1},
                {"jsonrpc": "2.0", "id": 1, "result": 1, "error": {"code": 1, "message": "", "data": {}}},
                {"jsonrpc": "2.0", "id": 1, "error": {"code": 1, "message": "", "data": {"status": "no such word"}}},
                [],
            ],
        }
        for name, values in good.items():
            for value in values:
                self.assertEqual(contract.faults(name, value), [], value)
        for name, values in bad.items():
            for value in values:
                self.assertNotEqual(contract.faults(name, value), [], value)


class Program(LinkdTestCase):
    def test_the_files_are_what_it_prints(self) -> None:
        for name, file in FILES.items():
            with self.subTest(name=name):
                printed = subprocess.run([binary(), "schema", name], check=True, stdout=subprocess.PIPE).stdout
                self.assertEqual(json.loads(printed), schema(file))

    def test_each_example_is_answered_as_the_document_says(self) -> None:
        plain = self.start()
        for name, method in Contract().methods.items():
            for example in method["examples"]:
                with self.subTest(method=name, example=example["name"]):
                    params = {one["name"]: one["value"] for one in example["params"]}
                    result = self._client_for(example, plain).call(name, params)
                    if name != "rpc.discover":
                        self.assertEqual(_shape(result), _shape(example["result"]["value"]))

    def _client_for(self, example: Any, plain: linkd.Linkd) -> linkd.Linkd:
        """The program with the configuration that an example names, else ``plain``."""
        before, found, configuration = example.get("description", "").partition("With the configuration ")
        if not found:
            return plain
        self.assertEqual(before, "")
        file = tempfile.NamedTemporaryFile("w", suffix=".json", encoding="utf-8")
        self.addCleanup(file.close)
        json.dump(json.loads(configuration), file)
        file.flush()
        return self.start(config=file.name)

    def test_params_that_the_schema_refuses_are_refused(self) -> None:
        contract = Contract()
        client = self.start()
        info = BUILD["dynamicLinkInfo"]
        wrong: List[Any] = [
            ("build", {"route": {}}),
            ("build", {"dynamicLinkInfo": 1}),
            ("build", {"dynamicLinkInfo": {**info, "link": 1}}),
            ("build", {"dynamicLinkInfo": {**info, "Link": "x"}}),
            ("build", {"dynamicLinkInfo": {**info, "iosInfo": []}}),
            ("build", {**BUILD, "more": 1}),
            ("shorten", {"longDynamicLink": 5}),
            ("shorten", {"longDynamicLink": "https://example.com/link/?link=x", "suffix": {"option": "LONG"}}),
            ("parseIncoming", {"url": "x", "domains": "https://example.com/link"}),
        ]
        for method, params in wrong:
            with self.subTest(method=method, params=params):
                self.assertNotEqual(contract.faults("params " + method, params), [])
                with self.assertRaises(linkd.LinkdError) as caught:
                    client.call(method, params)
                self.assertEqual(caught.exception.code, -32602)

    def test_a_configuration_that_the_schema_allows_is_read_and_another_is_not(self) -> None:
        validator = jsonschema.Draft7Validator(schema("config.schema.json"))
        good = {"store": "sqlite::memory:", "domains": [{"uriPrefix": "https://example.com/link", "allow": ["^https://"]}]}
        for config, right in ((good, True), ({**good, "domain": []}, False), ({"store": 1}, False)):
            with self.subTest(config=config):
                self.assertEqual(validator.is_valid(config), right)
                path = self.folder() / "linkd.json"
                path.write_text(json.dumps(config))
                run = subprocess.run([binary(), "check", "--config", str(path)], stdout=subprocess.PIPE)
                self.assertEqual(run.returncode, 0 if right else 78, run.stdout)


def _shape(value: Any) -> Any:
    """A value with what differs from run to run taken out: suffixes from the secure generator, the store's path."""
    text = json.dumps(value, sort_keys=True)
    text = re.sub(r"(https://[a-z./]+/)[0-9A-Za-z]{17}(?=[\"?])", r"\1SUFFIX", text)
    # An example of creation is true once; another example may have made the same link before.
    text = re.sub(r'"created": (true|false)', '"created": ?', text)
    return re.sub(r'"store": "[^"]*"', '"store": "?"', text)
