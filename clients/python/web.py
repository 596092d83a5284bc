#!/usr/bin/env python3
"""Serves a link domain over HTTP: a WSGI application that hands each request to linkd and sends what it answers.

    python3 web.py --config linkd.json --port 8080          # for a try, by Python's own server
    gunicorn --workers 2 --threads 8 web:application        # for real, behind the proxy that has the certificate

Under gunicorn and other servers it is configured by LINKD_CONFIG, LINKD_STORE and LINKD_BINARY. Each worker has a linkd
of its own, which its first request starts and which ends with it; one that dies is started again.
"""

from __future__ import annotations

import argparse
import atexit
import errno
import http
import re
import signal
import socketserver
import sys
import threading
import time
import urllib.parse
import wsgiref.simple_server
from typing import Any, Callable, Dict, List, Optional

from linkd import Linkd, LinkdEnded, LinkdError

Environ = Dict[str, Any]

RETRY_SECONDS = 1.0
"""How long a linkd that cannot be started, as with a broken configuration, is left alone."""

HOST = re.compile(r"[^\s/?#@\\]+")
ASCII = "".join(map(chr, range(0x80)))


class Front:
    """The WSGI application; ``options`` are those of ``Linkd``."""

    def __init__(self, **options: Any) -> None:
        # Longer than linkd waits for a store that is locked.
        self._options = {"timeout": 10.0, **options}
        self._lock = threading.Lock()
        self._linkd: Optional[Linkd] = None
        self._start_again = 0.0
        atexit.register(self.close)

    def __call__(self, environ: Environ, start_response: Callable[..., Any]) -> List[bytes]:
        method = environ["REQUEST_METHOD"]
        fields = [[name[5:].replace("_", "-"), value] for name, value in environ.items() if name.startswith("HTTP_")]
        answer = self._ask({"method": method, "url": _url(environ), "headers": fields})
        body = answer.get("body", "").encode()
        headers = [(name, value) for name, value in answer["headers"]]
        if method != "HEAD":
            headers.append(("Content-Length", str(len(body))))
        start_response(f"{answer['status']} {http.HTTPStatus(answer['status']).phrase}", headers)
        return [body]

    def linkd(self) -> Linkd:
        """The process; starts it if there is none."""
        with self._lock:
            if self._linkd is None:
                if time.monotonic() < self._start_again:
                    raise LinkdEnded("linkd has just ended")
                self._start_again = time.monotonic() + RETRY_SECONDS
                self._linkd = Linkd(**self._options)
            return self._linkd

    def close(self, linkd: Optional[Linkd] = None, timeout: float = 10.0) -> None:
        """Ends the process, unless it is another one than the given one by now."""
        with self._lock:
            if self._linkd is None or linkd not in (None, self._linkd):
                return
            linkd, self._linkd = self._linkd, None
        linkd.close(timeout)

    def _ask(self, request: Dict[str, Any]) -> Any:
        # Twice, for the request that finds out that linkd has died.
        for _ in range(2):
            linkd = None
            try:
                linkd = self.linkd()
                return linkd.handle_request(**request)
            except LinkdError as error:
                print(f"{request['url']}: {error}", file=sys.stderr)
                return {"status": 500, "headers": []}
            except (LinkdEnded, OSError) as error:
                print(error, file=sys.stderr)
                if linkd is None:
                    break
                self.close(linkd, 0.0)
                if isinstance(error, OSError):
                    # It hangs, and the visitor has waited long enough.
                    break
        return {"status": 503, "headers": [["Retry-After", str(int(RETRY_SECONDS))]]}


def _url(environ: Environ) -> str:
    """The URL of the request with every byte as it came, but for those outside of ASCII: they become ``%XX``."""
    target = environ.get("RAW_URI") or environ.get("REQUEST_URI")
    if not target:
        # The server has decoded the path. Its bytes are all that is left of it: %2F is lost.
        target = urllib.parse.quote(environ.get("SCRIPT_NAME", "") + environ["PATH_INFO"], "/!$&'()*+,;=:@", "latin-1")
        if environ.get("QUERY_STRING"):
            target += "?" + environ["QUERY_STRING"]
    # Otherwise a client took us for its proxy and sent the whole URL, which counts more than the Host header.
    if target.startswith("/"):
        host = environ.get("HTTP_HOST", "")
        target = f"https://{host if HOST.fullmatch(host) else ''}{target}"
    return urllib.parse.quote(target, ASCII, "latin-1")


application = Front()


class _Server(socketserver.ThreadingMixIn, wsgiref.simple_server.WSGIServer):
    daemon_threads = True


class _Handler(wsgiref.simple_server.WSGIRequestHandler):
    def get_environ(self) -> Environ:
        return {**super().get_environ(), "RAW_URI": self.requestline.split()[1]}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--port", type=int, default=8080, help="port on 127.0.0.1; 0 takes a free one")
    parser.add_argument("--config", help="linkd's configuration file")
    parser.add_argument("--store", help="where short links are kept, as in sqlite:links.db")
    parser.add_argument("--binary", help="the linkd program")
    options = parser.parse_args()
    front = Front(binary=options.binary, config=options.config, store=options.store)
    # What is wrong with the configuration is told now rather than to the first visitor.
    status = front.linkd().status()
    for warning in status["warning"]:
        print(f"warning: {warning}", file=sys.stderr)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    try:
        server = _Server(("127.0.0.1", options.port), _Handler)
    except OSError as error:
        if error.errno != errno.EADDRINUSE:
            raise
        sys.exit(f"port {options.port} on 127.0.0.1 is taken; give another one")
    with server:
        server.set_app(front)
        # No URL of this address: it is under no prefix.
        serving = " ".join(status["domains"]) or "nothing"
        print(f"listening on 127.0.0.1:{server.server_port}, serving {serving}", flush=True)
        server.serve_forever()
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
    except (LinkdEnded, OSError) as error:
        sys.exit(f"{error}")
