"""A front as a process of its own, and requests to it that no HTTP library has tidied up."""

from __future__ import annotations

import http.client
import os
import re
import signal
import socket
import stat
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path
from typing import Callable, Dict, List, Optional, Sequence

from .support import PYTHON_CLIENT, REPOSITORY, binary

NODE_FRONT = REPOSITORY / "clients" / "node" / "front.mjs"
OWN_HEADERS = {"connection", "date", "keep-alive", "server", "transfer-encoding"}
"""Those that a server adds to each answer."""


class Answer:
    """What came over the wire."""

    def __init__(self, response: http.client.HTTPResponse) -> None:
        self.status = response.status
        pairs = [(name.lower(), value) for name, value in response.getheaders()]
        self.headers = {name: value for name, value in pairs if name not in OWN_HEADERS}
        self.is_chunked = ("transfer-encoding", "chunked") in pairs
        self.body = response.read()


class FrontProcess:
    """A front that listens on a port of its own, with every linkd that it starts noted by process id."""

    def __init__(self, command: Sequence[str], environment: Optional[Dict[str, str]] = None) -> None:
        self._folder = tempfile.TemporaryDirectory()
        self._started = Path(self._folder.name) / "started"
        self._started.touch()
        wrapper = Path(self._folder.name) / "linkd"
        wrapper.write_text(f'#!/bin/sh\necho $$ >>"{self._started}"\nexec "{binary()}" "$@"\n')
        wrapper.chmod(wrapper.stat().st_mode | stat.S_IXUSR)
        self.process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            cwd=PYTHON_CLIENT,
            env={**os.environ, "LINKD_BINARY": str(wrapper), "PYTHONUNBUFFERED": "1", **(environment or {})},
        )
        assert self.process.stdout is not None
        self._output = self.process.stdout
        self.said: List[str] = []
        # Whatever it says, nobody is to wait until it is read.
        self._reader = threading.Thread(target=lambda: self.said.extend(line.decode() for line in self._output))
        try:
            self.port = self._find_port()
        except AssertionError:
            self._output.close()
            self._folder.cleanup()
            raise
        self._reader.start()

    def _find_port(self) -> int:
        for line in self._output:
            self.said.append(line.decode())
            found = re.search(r"istening (?:on |at: http://)127\.0\.0\.1:(\d+)", self.said[-1])
            if found:
                return int(found.group(1))
        raise AssertionError(f"the front has ended with {self.process.wait()}: {''.join(self.said)}")

    def started(self) -> List[int]:
        """The process ids of all linkd that it has started so far."""
        return [int(line) for line in self._started.read_text().split()]

    def alive(self) -> List[int]:
        """Those that are still there, be it as zombies."""
        return [pid for pid in self.started() if is_alive(pid)]

    def end(self, number: int = signal.SIGTERM) -> int:
        """Ends it by a signal; returns the exit status."""
        self.process.send_signal(number)
        try:
            return self.process.wait(60)
        finally:
            self.close()

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        self._reader.join()
        self._output.close()
        self._folder.cleanup()

    def ask(
        self, target: bytes, method: str = "GET", host: Optional[bytes] = b"example.com", body: bytes = b"", **headers: str
    ) -> Answer:
        """Sends a request line as it is; ``user_agent`` is the header ``User-Agent``."""
        lines = [method.encode() + b" " + target + b" HTTP/1.1", b"Connection: close"]
        if host is not None:
            lines.append(b"Host: " + host)
        if body:
            lines.append(b"Content-Length: %d" % len(body))
        lines += [f"{name.replace('_', '-')}: {value}".encode("latin-1") for name, value in headers.items()]
        with socket.create_connection(("127.0.0.1", self.port), timeout=60) as connection:
            connection.sendall(b"\r\n".join(lines) + b"\r\n\r\n" + body)
            response = http.client.HTTPResponse(connection, method=method)
            with response:
                response.begin()
                return Answer(response)


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def is_zombie(pid: int) -> bool:
    """Whether it has ended and only waits for somebody to ask how."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except OSError:
        return False


def wait_for(condition: Callable[[], bool]) -> None:
    """Returns when the condition holds; fails when it does not within a minute."""
    deadline = time.monotonic() + 60
    while not condition():
        if time.monotonic() > deadline:
            raise AssertionError("that has not come about within a minute")
        time.sleep(0.05)


def python_front(*arguments: str) -> List[str]:
    return [sys.executable, str(PYTHON_CLIENT / "web.py"), "--port", "0", *arguments]


def gunicorn(*arguments: str) -> List[str]:
    options = ["--bind", "127.0.0.1:0", "--no-control-socket", "--limit-request-line", "0", *arguments]
    return [sys.executable, "-m", "gunicorn", *options, "web:application"]
