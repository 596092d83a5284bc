"""Clients that others wrote, over both framings. The editors' tests run where the editors are installed."""

from __future__ import annotations

import asyncio
import importlib.metadata
import json
import os
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path
from typing import Any

from .support import BUILD, LONG_LINK, REPOSITORY, binary

HERE = Path(__file__).resolve().parent
SERVE = ["serve", "--store", "sqlite::memory:"]


class PythonPackages(unittest.TestCase):
    def test_mcp(self) -> None:
        """The line transport of the MCP SDK carries any JSON-RPC."""
        from mcp.client.stdio import StdioServerParameters, stdio_client
        from mcp.shared.message import SessionMessage
        from mcp.types import JSONRPCRequest

        async def ask() -> Any:
            server = StdioServerParameters(command=binary(), args=SERVE)
            async with stdio_client(server) as (answers, requests):
                results = []
                for number in ("a", 2):
                    request = JSONRPCRequest(jsonrpc="2.0", id=number, method="build", params=BUILD)
                    await requests.send(SessionMessage(request))
                    results.append((await answers.receive()).message)
                return results

        first, second = asyncio.run(asyncio.wait_for(ask(), 60))
        self.assertEqual((first.id, first.result["longDynamicLink"]), ("a", LONG_LINK))
        self.assertEqual((second.id, second.result["longDynamicLink"]), (2, LONG_LINK))

    def test_agent_client_protocol(self) -> None:
        """Its ids start at 0, and it sends "params": null."""
        from acp.connection import Connection
        from acp.exceptions import RequestError
        from acp.transports import spawn_stdio_transport

        async def refuse(method: str, params: Any, is_notification: bool) -> Any:
            raise AssertionError(f"linkd called {method}")

        async def ask() -> Any:
            async with spawn_stdio_transport(binary(), *SERVE) as (reader, writer, process):
                connection = Connection(refuse, writer, reader)
                results = await asyncio.gather(
                    connection.send_request("build", BUILD),
                    connection.send_request("status"),
                    connection.send_request("buidl", {}),
                    return_exceptions=True,
                )
                writer.close()
                status = await process.wait()
                await connection.close()
                return results, status, RequestError

        (built, status, error), code, kind = asyncio.run(asyncio.wait_for(ask(), 60))
        self.assertEqual(built["longDynamicLink"], LONG_LINK)
        self.assertEqual(status["name"], "linkd")
        self.assertIsInstance(error, kind)
        self.assertEqual(error.code, -32601)
        self.assertEqual(code, 0)

    def test_python_lsp_jsonrpc(self) -> None:
        """Content-Length framing; closes like an editor, with shutdown and exit."""
        import threading

        from pylsp_jsonrpc.endpoint import Endpoint
        from pylsp_jsonrpc.exceptions import JsonRpcException
        from pylsp_jsonrpc.streams import JsonRpcStreamReader, JsonRpcStreamWriter

        process = subprocess.Popen([binary(), *SERVE], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.addCleanup(process.kill)
        assert process.stdin is not None and process.stdout is not None
        writer = JsonRpcStreamWriter(process.stdin)
        endpoint = Endpoint({}, writer.write)
        self.addCleanup(endpoint.shutdown)
        reader = JsonRpcStreamReader(process.stdout)
        listener = threading.Thread(target=reader.listen, args=(endpoint.consume,))
        listener.start()
        self.assertIn("serverInfo", endpoint.request("initialize", {"processId": None, "capabilities": {}}).result(30))
        endpoint.notify("initialized", {})
        answers = [endpoint.request("build", BUILD) for _ in range(100)]
        for answer in answers:
            self.assertEqual(answer.result(30)["longDynamicLink"], LONG_LINK)
        accents = {"dynamicLinkInfo": {**BUILD["dynamicLinkInfo"], "socialMetaTagInfo": {"socialTitle": "\u4f60\u597d\u2028"}}}
        built = endpoint.request("build", accents).result(30)["longDynamicLink"]
        self.assertTrue(built.endswith("&st=%E4%BD%A0%E5%A5%BD%E2%80%A8"))
        with self.assertRaises(JsonRpcException) as caught:
            endpoint.request("buidl", {}).result(30)
        self.assertEqual(caught.exception.code, -32601)
        self.assertIsNone(endpoint.request("shutdown").result(30))
        endpoint.notify("exit")
        self.assertEqual(process.wait(30), 0)
        listener.join(30)
        self.assertFalse(listener.is_alive())
        process.stdin.close()
        process.stdout.close()

    def test_the_packages_are_the_real_ones(self) -> None:
        for name in ("mcp", "agent-client-protocol", "python-lsp-jsonrpc"):
            self.assertTrue(importlib.metadata.version(name))


class Editors(unittest.TestCase):
    def output(self, *command: str, **variables: str) -> str:
        environment = {**os.environ, "LINKD_BINARY": binary(), "PARAMS": json.dumps(BUILD), **variables}
        run = subprocess.run(
            command, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=120
        )
        self.assertEqual(run.returncode, 0, run.stderr.decode())
        return run.stdout.decode()

    @unittest.skipUnless(shutil.which("nvim"), "Neovim is not installed")
    def test_neovim(self) -> None:
        printed = self.output("nvim", "--headless", "-u", "NONE", "-i", "NONE", "-c", f"luafile {HERE / 'interop.lua'}", "-c", "qa!")
        self.assertEqual(printed, f"{LONG_LINK}\n0\n")

    @unittest.skipUnless(shutil.which("nvim"), "Neovim is not installed")
    def test_neovim_shows_findings_as_one_types(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder, "apple-app-site-association")
            file.write_text('{"é":1,}\n', encoding="utf-8")
            command = ["nvim", "--headless", "-n", "-u", "NONE", "-i", "NONE", "-c", f"luafile {HERE / 'watch.lua'}", "-c", "qa!"]
            printed = self.output(*command, FILE=str(file), CLIENT=str(REPOSITORY / "clients" / "neovim"))
        self.assertEqual(printed, "[0:7-8 1]\n[]\n[1:5-6 1]\n")

    @unittest.skipUnless(shutil.which("nvim"), "Neovim is not installed")
    def test_neovim_says_that_linkd_is_not_there(self) -> None:
        script = 'require("linkd").call("status", {}, function(_, error) io.stdout:write(error.message) end)'
        command = ["nvim", "--headless", "-u", "NONE", "-i", "NONE", "-c", f"lua {script}", "-c", "qa!"]
        path = str(REPOSITORY / "clients" / "neovim" / "?.lua")
        printed = self.output(*command, LUA_PATH=path, LINKD_BINARY="/nowhere/linkd")
        self.assertEqual(printed, "/nowhere/linkd cannot be started")

    @unittest.skipUnless(shutil.which("emacs"), "Emacs is not installed")
    def test_emacs(self) -> None:
        printed = self.output("emacs", "-Q", "--batch", "--load", str(HERE / "interop.el"))
        self.assertEqual(printed, f"{LONG_LINK}\n-32601")
