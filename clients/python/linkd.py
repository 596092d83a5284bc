"""Talk to linkd from Python: one file, standard library only, Python 3.9 or newer, Linux and macOS.

Copy this file beside your program::

    from linkd import Linkd

    with Linkd(store="sqlite:links.db") as linkd:
        answer = linkd.shorten(
            longDynamicLink="https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2F"
        )
        print(answer["shortLink"])

A ``Linkd`` owns one process and may be used from any number of threads at once. ``call`` waits for the answer, ``submit``
gives a future, ``map`` and ``batch`` ask many things at once, ``call_async`` is for asyncio. Three exceptions tell what
went wrong: ``LinkdError`` (the call was answered with an error), ``LinkdTimeout`` (no answer in time) and ``LinkdEnded``
(the process is gone).
"""

from __future__ import annotations

import asyncio
import collections
import concurrent.futures
import errno
import itertools
import json
import os
import select
import shutil
import subprocess
import threading
import time
from types import TracebackType
from typing import (
    IO,
    Any,
    Callable,
    Deque,
    Dict,
    Iterable,
    Iterator,
    List,
    Mapping,
    NamedTuple,
    Optional,
    Sequence,
    Tuple,
    Type,
    Union,
)

__all__ = ["Call", "Linkd", "LinkdEnded", "LinkdError", "LinkdTimeout", "Notify", "Params"]

Params = Mapping[str, Any]
"""Parameters are always by name."""

_OUTBOX_LIMIT = 8 << 20
"""Bytes that may wait for the process to read them before callers have to wait."""

_STDERR_LIMIT = 64 << 10
"""How much of the end of standard error is kept when it is captured."""


class LinkdError(Exception):
    """The call was answered with an error."""

    code: int
    """The JSON-RPC error code: -32602 for wrong parameters, 1404 for an unknown link, and so on."""

    status: str
    """A stable word for programs, such as ``INVALID_ARGUMENT`` or ``NOT_FOUND``."""

    message: str
    """One English sentence that names the value and the fix."""

    data: Dict[str, Any]
    """All facts; ``field``, where present, is a JSON Pointer into the parameters."""

    method: Optional[str]
    """The method that was called."""

    def __init__(self, error: Mapping[str, Any], method: Optional[str] = None) -> None:
        data = error.get("data")
        self.code = int(error.get("code", 0))
        self.message = str(error.get("message", ""))
        self.data = data if isinstance(data, dict) else {}
        self.status = str(self.data.get("status", ""))
        self.method = method
        super().__init__(error, method)

    @property
    def field(self) -> Optional[str]:
        """JSON Pointer of the parameter at fault, if it is one."""
        field = self.data.get("field")
        return field if isinstance(field, str) else None

    def __str__(self) -> str:
        return f"{self.status or self.code}: {self.message}"


class LinkdEnded(Exception):
    """The process has ended, so there is no answer to be had."""

    returncode: Optional[int]
    """Its exit status; negative for a signal, None while it is not known."""

    stderr: str
    """The end of what it said on standard error, if that is captured."""

    def __init__(self, reason: str, returncode: Optional[int] = None, stderr: str = "") -> None:
        super().__init__(reason, returncode, stderr)
        self.reason = reason
        self.returncode = returncode
        self.stderr = stderr

    def __str__(self) -> str:
        said = self.stderr.strip()
        return f"{self.reason}: {said}" if said else self.reason


class LinkdTimeout(TimeoutError):
    """There was no answer in time. The call is cancelled; a late answer is dropped."""


class Call(NamedTuple):
    """An entry of a batch that is answered."""

    method: str
    params: Optional[Params] = None


class Notify(NamedTuple):
    """An entry of a batch that is not answered."""

    method: str
    params: Optional[Params] = None


class _Answer(concurrent.futures.Future):  # type: ignore[type-arg]  # not subscriptable at run time in Python 3.9
    """The future of one call; cancelling it tells linkd."""

    def __init__(self, owner: Linkd, number: int, method: str, line: int) -> None:
        super().__init__()
        self.owner = owner
        self.number = number
        self.method = method
        self.line = line

    def cancel(self) -> bool:
        cancelled = super().cancel()
        if cancelled:
            self.owner._abandon(self)
        return cancelled


class Linkd:
    """A linkd process and the conversation with it.

    Args:
        binary: the program; by default the environment's ``LINKD_BINARY``, else ``linkd`` on ``PATH``.
        config: a configuration file (``--config``).
        store: where short links are kept (``--store``), such as ``sqlite:links.db`` or ``sqlite::memory:``.
        timeout: seconds that a call may take unless it says otherwise; None waits for ever.
        capture_stderr: keep the end of standard error in ``stderr`` and in ``LinkdEnded``; otherwise it goes where
            ours goes.
        env: the whole environment of the process; by default ours.
        cwd: its working directory.
        trace: called with ``">"`` or ``"<"`` and each line that goes out or comes in, from the thread that has it.

    Raises:
        FileNotFoundError: there is no such program.
    """

    def __init__(
        self,
        binary: Optional[Union[str, "os.PathLike[str]"]] = None,
        *,
        config: Optional[Union[str, "os.PathLike[str]"]] = None,
        store: Optional[str] = None,
        timeout: Optional[float] = None,
        capture_stderr: bool = False,
        env: Optional[Mapping[str, str]] = None,
        cwd: Optional[Union[str, "os.PathLike[str]"]] = None,
        trace: Optional[Callable[[str, bytes], None]] = None,
    ) -> None:
        self.timeout = timeout
        self._trace = trace
        self._numbers = itertools.count(1)
        self._lines = itertools.count(1)
        # One lock for all state. Nothing blocks while it is held: the pipe to linkd is non-blocking on our side.
        self._changed = threading.Condition()
        self._pending: Dict[int, _Answer] = {}
        self._outbox = bytearray()
        self._writer: Optional[threading.Thread] = None
        self._closing = False
        self._input_closed = False
        self._ended: Optional[LinkdEnded] = None
        self._errors: Deque[bytes] = collections.deque()

        command = [_find(binary), "serve"]
        if config is not None:
            command += ["--config", os.fspath(config)]
        if store is not None:
            command += ["--store", store]
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE if capture_stderr else None,
            bufsize=0,
            env=None if env is None else dict(env),
            cwd=cwd,
        )
        assert self._process.stdin is not None and self._process.stdout is not None
        self._input = self._process.stdin
        os.set_blocking(self._input.fileno(), False)
        # Nothing keeps the program alive for these threads: when it ends, the pipes close and linkd ends too.
        self._error_reader: Optional[threading.Thread] = None
        if self._process.stderr is not None:
            self._error_reader = _start("linkd stderr", self._read_errors, self._process.stderr)
        self._reader = _start("linkd answers", self._read_answers, self._process.stdout)

    # Asking

    def call(self, method: str, params: Optional[Params] = None, *, timeout: Optional[float] = None) -> Any:
        """Calls a method and waits for its result.

        Raises:
            LinkdError: linkd answered with an error.
            LinkdTimeout: no answer within ``timeout`` seconds (by default those of the client).
            LinkdEnded: the process has ended.
            ValueError: the parameters are not JSON, such as NaN.
        """
        deadline = _Deadline(self.timeout if timeout is None else timeout)
        (answer,) = self._send([Call(method, params)], False, deadline)
        return self._wait(answer, deadline)

    def submit(self, method: str, params: Optional[Params] = None) -> "concurrent.futures.Future[Any]":
        """Calls a method and returns at once; the future has the result or one of the errors of ``call``.

        Done callbacks run in the thread that reads the answers: keep them short, and don't ``call`` in them.
        """
        (answer,) = self._send([Call(method, params)], False, _Deadline(self.timeout))
        return answer

    async def call_async(self, method: str, params: Optional[Params] = None) -> Any:
        """``call`` for asyncio; wrap it in ``asyncio.wait_for`` to limit its time."""
        return await asyncio.wrap_future(self.submit(method, params))

    def notify(self, method: str, params: Optional[Params] = None) -> None:
        """Sends a notification, which is never answered."""
        self._send([Notify(method, params)], False, _Deadline(self.timeout))

    def map(
        self, method: str, params: Iterable[Params], *, window: int = 1024, return_errors: bool = False
    ) -> Iterator[Any]:
        """Calls one method with many parameters and yields the results in their order.

        At most ``window`` calls are in flight, so ``params`` may be endless. An error answer is raised, or with
        ``return_errors`` yielded as a ``LinkdError`` in its place.
        """
        waiting: Deque["concurrent.futures.Future[Any]"] = collections.deque()
        try:
            for one in params:
                waiting.append(self.submit(method, one))
                if len(waiting) >= max(1, window):
                    yield self._outcome(waiting.popleft(), return_errors)
            while waiting:
                yield self._outcome(waiting.popleft(), return_errors)
        finally:
            for answer in waiting:
                answer.cancel()

    def batch(
        self,
        entries: Sequence[Union[Call, Notify, Tuple[str, Optional[Params]]]],
        *,
        timeout: Optional[float] = None,
    ) -> List[Any]:
        """Sends one JSON-RPC batch and waits for all of its answers.

        Returns one value for each entry, in order: the result, a ``LinkdError`` (not raised, the other entries are
        still good), or None for a ``Notify``. A plain ``(method, params)`` is a call.

        Raises:
            LinkdTimeout, LinkdEnded, ValueError: as ``call``; ValueError also for an empty batch.
        """
        if not entries:
            raise ValueError("a batch needs at least one entry")
        deadline = _Deadline(self.timeout if timeout is None else timeout)
        whole: List[Union[Call, Notify]] = [e if isinstance(e, (Call, Notify)) else Call(*e) for e in entries]
        answers = iter(self._send(whole, True, deadline))
        results: List[Any] = []
        for entry in whole:
            if isinstance(entry, Notify):
                results.append(None)
                continue
            try:
                results.append(self._wait(next(answers), deadline))
            except LinkdError as error:
                results.append(error)
        return results

    # The methods, by name: parameters are those of the schema, as in update_link(shortLink="https://…", disabled=True)

    def build(self, **params: Any) -> Dict[str, Any]:
        """Builds a long dynamic link from its parts."""
        return self._object("build", params)

    def shorten(self, **params: Any) -> Dict[str, Any]:
        """Makes a short link and keeps it; returns when it is durable."""
        return self._object("shorten", params)

    def parse_incoming(self, **params: Any) -> Dict[str, Any]:
        """Says what a URL that opened an app is, and what it carries."""
        return self._object("parseIncoming", params)

    def resolve(self, **params: Any) -> Dict[str, Any]:
        """Says where a click on a link leads on a device."""
        return self._object("resolve", params)

    def handle_request(self, **params: Any) -> Dict[str, Any]:
        """Answers an HTTP request to a link domain with the status, headers and body to send."""
        return self._object("handleRequest", params)

    def update_link(self, **params: Any) -> Dict[str, Any]:
        """Disables or enables a short link, or changes when it expires."""
        return self._object("updateLink", params)

    def link_stats(self, **params: Any) -> Dict[str, Any]:
        """Says how often a short link was clicked, by platform and destination."""
        return self._object("linkStats", params)

    def match_aasa(self, **params: Any) -> Dict[str, Any]:
        """Says which app an apple-app-site-association file opens a URL in, and by which rule."""
        return self._object("matchAASA", params)

    def lint_aasa(self, **params: Any) -> Dict[str, Any]:
        """Says what is wrong with an apple-app-site-association file."""
        return self._object("lintAASA", params)

    def compare_aasa(self, **params: Any) -> Dict[str, Any]:
        """Says which URLs a new apple-app-site-association file opens otherwise than the old one."""
        return self._object("compareAASA", params)

    def lint_asset_links(self, **params: Any) -> Dict[str, Any]:
        """Says what is wrong with an assetlinks.json file."""
        return self._object("lintAssetLinks", params)

    def generate_aasa(self, **params: Any) -> Dict[str, Any]:
        """Writes the apple-app-site-association file of a configured domain."""
        return self._object("generateAASA", params)

    def generate_asset_links(self, **params: Any) -> Dict[str, Any]:
        """Writes the assetlinks.json file of a configured domain."""
        return self._object("generateAssetLinks", params)

    def generate_app_config(self, **params: Any) -> Dict[str, Any]:
        """Writes what the configured apps need in their own files to open the links."""
        return self._object("generateAppConfig", params)

    def discover(self) -> Dict[str, Any]:
        """The OpenRPC document: every method with its parameters, results and errors."""
        return self._object("rpc.discover", {})

    def status(self) -> Dict[str, Any]:
        """Says which version runs, where it keeps its links, and with which limits."""
        return self._object("status", {})

    # Ending

    @property
    def pid(self) -> int:
        """The process id."""
        return self._process.pid

    @property
    def returncode(self) -> Optional[int]:
        """The exit status, or None while the process runs."""
        return self._process.poll()

    @property
    def stderr(self) -> str:
        """The end of what linkd said on standard error; empty unless it is captured."""
        with self._changed:
            return b"".join(self._errors).decode("utf-8", "replace")[-_STDERR_LIMIT:]

    def close(self, timeout: float = 10.0) -> int:
        """Ends the conversation and the process; returns the exit status. May be called again.

        Standard input is closed, so linkd answers all that it was asked and ends by itself; futures still get their
        results. After ``timeout`` seconds it is asked to terminate, and two seconds later it is killed.
        """
        with self._changed:
            self._closing = True
            if not self._outbox:
                self._close_input()
            self._changed.notify_all()
        if not self._wait_for_end(timeout):
            self._process.terminate()
            if not self._wait_for_end(2.0):
                self._process.kill()
        returncode = self._process.wait()
        with self._changed:
            self._outbox.clear()
            self._close_input()
            self._changed.notify_all()
        own = threading.current_thread()
        for thread in (self._reader, self._error_reader, self._writer):
            if thread is not None and thread is not own:
                thread.join(2.0)
        return returncode

    def __enter__(self) -> "Linkd":
        return self

    def __exit__(
        self,
        kind: Optional[Type[BaseException]],
        error: Optional[BaseException],
        trace: Optional[TracebackType],
    ) -> None:
        self.close()

    # Inside

    def _object(self, method: str, params: Params) -> Dict[str, Any]:
        result = self.call(method, params)
        assert isinstance(result, dict)
        return result

    def _wait(self, answer: _Answer, deadline: _Deadline) -> Any:
        if threading.current_thread() is self._reader and not answer.done():
            raise RuntimeError("a done callback cannot wait for an answer: it runs in the thread that reads them")
        try:
            return answer.result(deadline.left())
        except concurrent.futures.TimeoutError:
            if answer.done() and not answer.cancelled():
                return answer.result()
            answer.cancel()
            raise LinkdTimeout(f"no answer to {answer.method} within {deadline.seconds:g} seconds") from None

    def _outcome(self, answer: "concurrent.futures.Future[Any]", return_errors: bool) -> Any:
        assert isinstance(answer, _Answer)
        try:
            return self._wait(answer, _Deadline(self.timeout))
        except LinkdError as error:
            if return_errors:
                return error
            raise

    def _send(self, entries: Sequence[Union[Call, Notify]], is_batch: bool, deadline: _Deadline) -> List[_Answer]:
        """Writes one line; returns the futures of its calls, in order."""
        line = next(self._lines)
        messages: List[Dict[str, Any]] = []
        answers: List[_Answer] = []
        for entry in entries:
            message: Dict[str, Any] = {"jsonrpc": "2.0"}
            if isinstance(entry, Call):
                answer = _Answer(self, next(self._numbers), entry.method, line)
                message["id"] = answer.number
                answers.append(answer)
            message["method"] = entry.method
            if entry.params is not None:
                message["params"] = dict(entry.params)
            messages.append(message)
        data = _encode(messages if is_batch else messages[0])
        with self._changed:
            while len(self._outbox) > _OUTBOX_LIMIT and self._ended is None and not self._closing:
                if not self._changed.wait(deadline.left()):
                    raise LinkdTimeout(f"linkd has not read its input for {deadline.seconds:g} seconds")
            if self._closing:
                raise LinkdEnded("this client is closed", self._process.poll())
            if self._ended is not None:
                raise self._ended_now()
            # Their order here is that on the wire, which an answer without an id relies on.
            for answer in answers:
                self._pending[answer.number] = answer
            if self._trace is not None:
                self._trace(">", data)
            self._write(data)
        return answers

    def _write(self, data: bytes) -> None:
        """Writes what the pipe takes at once and leaves the rest to the writer thread. Holds the lock."""
        written = 0
        if not self._outbox:
            written = self._write_some(data)
        if written < len(data):
            self._outbox += data[written:] if written else data
            if self._writer is None:
                self._writer = _start("linkd requests", self._write_rest)
            self._changed.notify_all()

    def _write_some(self, data: Union[bytes, bytearray]) -> int:
        try:
            return os.write(self._input.fileno(), data)
        except BlockingIOError:
            return 0
        except (OSError, ValueError):
            # It reads no more. The end of its output, which comes next, settles all that is pending.
            return len(data)

    def _write_rest(self) -> None:
        """The writer thread: started when the pipe is full for the first time."""
        poll = select.poll()
        poll.register(self._input.fileno(), select.POLLOUT)
        while True:
            with self._changed:
                while not self._outbox:
                    if self._closing:
                        self._close_input()
                        return
                    self._changed.wait()
            # With a limit, so that a pipe that is closed meanwhile is noticed.
            poll.poll(1000)
            with self._changed:
                if self._input_closed:
                    return
                if self._outbox:
                    # In pieces: a copy of the whole box for each piece would make it quadratic.
                    del self._outbox[: self._write_some(self._outbox[: 1 << 18])]
                    self._changed.notify_all()

    def _close_input(self) -> None:
        """Ends linkd's input. Holds the lock."""
        if not self._input_closed:
            self._input_closed = True
            try:
                self._input.close()
            except OSError:
                pass

    def _read_answers(self, pipe: IO[bytes]) -> None:
        """The reader thread: always reads, whoever writes, so the two processes never wait for each other."""
        fault = ""
        # Bytes and LF only: a text reader would also split at U+2028 or cut a character in two.
        with open(pipe.fileno(), "rb", buffering=1 << 18, closefd=False) as lines:
            for line in lines:
                if self._trace is not None:
                    self._trace("<", line)
                fault = self._take(line)
                if fault:
                    self._process.kill()
                    break
        pipe.close()
        self._end(fault)

    def _take(self, line: bytes) -> str:
        """Settles the calls that a line answers; returns what is wrong with the line, or nothing."""
        try:
            message = json.loads(line)
        except ValueError:
            message = None
        entries = message if isinstance(message, list) else [message]
        for entry in entries:
            if not isinstance(entry, dict) or ("result" in entry) == ("error" in entry):
                return f"the program answered with something else than JSON-RPC: {line[:80]!r}"
            self._settle(entry)
        return ""

    def _settle(self, entry: Dict[str, Any]) -> None:
        number = entry.get("id")
        with self._changed:
            if number is None and "error" in entry:
                # A line that was refused as a whole. Answers come in order, so it is the oldest one.
                oldest = next(iter(self._pending.values()), None)
                answers = [] if oldest is None else [a for a in self._pending.values() if a.line == oldest.line]
            else:
                # Exactly an int: True and 1.0 would find the key 1 too.
                known = self._pending.get(number) if type(number) is int else None
                answers = [] if known is None else [known]
            for answer in answers:
                del self._pending[answer.number]
        for answer in answers:
            if not answer.set_running_or_notify_cancel():
                continue
            if "error" in entry:
                answer.set_exception(LinkdError(entry["error"], answer.method))
            else:
                answer.set_result(entry["result"])

    def _abandon(self, answer: _Answer) -> None:
        """Tells linkd that nobody waits for an answer any more, if that is possible without waiting."""
        with self._changed:
            known = self._pending.pop(answer.number, None)
            if known is None or self._closing or self._ended is not None or len(self._outbox) > _OUTBOX_LIMIT:
                return
            data = _encode({"jsonrpc": "2.0", "method": "$/cancelRequest", "params": {"id": answer.number}})
            if self._trace is not None:
                self._trace(">", data)
            self._write(data)

    def _read_errors(self, pipe: IO[bytes]) -> None:
        """The thread that keeps the end of standard error, so that linkd never waits for a reader of it."""
        size = 0
        with pipe:
            while True:
                piece = pipe.read(1 << 13)
                if not piece:
                    return
                with self._changed:
                    self._errors.append(piece)
                    size += len(piece)
                    while size - len(self._errors[0]) >= _STDERR_LIMIT:
                        size -= len(self._errors.popleft())

    def _end(self, fault: str) -> None:
        """Settles what is pending when the output has ended."""
        try:
            returncode: Optional[int] = self._process.wait(2.0)
        except subprocess.TimeoutExpired:
            returncode = None
        if self._error_reader is not None:
            self._error_reader.join(2.0)
        reason = fault or _reason(returncode)
        with self._changed:
            self._ended = LinkdEnded(reason, returncode, self._stderr_tail())
            answers = list(self._pending.values())
            self._pending.clear()
            self._outbox.clear()
            self._changed.notify_all()
        for answer in answers:
            if answer.set_running_or_notify_cancel():
                answer.set_exception(self._ended_now())

    def _stderr_tail(self) -> str:
        """The last lines of ``stderr``, short enough for a message."""
        return b"".join(self._errors)[-2000:].decode("utf-8", "replace")

    def _ended_now(self) -> LinkdEnded:
        """A fresh exception each time: one that is raised twice collects two tracebacks."""
        ended = self._ended
        assert ended is not None
        return LinkdEnded(ended.reason, ended.returncode, ended.stderr)

    def _wait_for_end(self, seconds: float) -> bool:
        try:
            self._process.wait(seconds)
        except subprocess.TimeoutExpired:
            return False
        return True


class _Deadline:
    """A point in time that several waits share."""

    def __init__(self, seconds: Optional[float]) -> None:
        self.seconds = 0.0 if seconds is None else seconds
        self._at = None if seconds is None else time.monotonic() + seconds

    def left(self) -> Optional[float]:
        """Seconds until then, never negative; None when there is no end."""
        return None if self._at is None else max(0.0, self._at - time.monotonic())


def _find(binary: Optional[Union[str, "os.PathLike[str]"]]) -> str:
    if binary is not None:
        name = os.fspath(binary)
    else:
        name = os.environ.get("LINKD_BINARY") or "linkd"
    found = shutil.which(name)
    if found is None:
        raise FileNotFoundError(
            errno.ENOENT,
            "linkd cannot be found; build it, then give its path, set LINKD_BINARY or put it on PATH",
            name,
        )
    return found


def _start(name: str, work: Callable[..., None], *arguments: Any) -> threading.Thread:
    thread = threading.Thread(target=work, args=arguments, name=name, daemon=True)
    thread.start()
    return thread


def _encode(message: Any) -> bytes:
    text = json.dumps(message, ensure_ascii=False, allow_nan=False, separators=(",", ":"))
    try:
        data = text.encode("utf-8")
    except UnicodeEncodeError:
        # A lone surrogate: sent as an escape, so that linkd can say in which parameter it stands.
        data = json.dumps(message, allow_nan=False, separators=(",", ":")).encode("ascii")
    return data + b"\n"


def _reason(returncode: Optional[int]) -> str:
    if returncode is None:
        return "linkd has closed its output"
    if returncode < 0:
        return f"linkd was ended by signal {-returncode}"
    return f"linkd has ended with exit status {returncode}"
