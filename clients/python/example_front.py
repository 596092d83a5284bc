#!/usr/bin/env python3
"""Answers clicks on a link domain over HTTP, as the servers of Firebase Dynamic Links did.

    python3 example_front.py --config linkd.json --port 8080
    curl -si -H 'Host: example.com' http://127.0.0.1:8080/link/spring

It stands behind the proxy that has the certificate of the domain and hands the Host header on. For Flask, Django and
others take ``answer`` over: it makes status, headers and body out of a URL and the headers of the request.
"""

from __future__ import annotations

import argparse
import http.server
import sys
import threading
from typing import List, Sequence, Tuple

from linkd import Linkd, LinkdEnded, LinkdError, LinkdTimeout

Headers = Sequence[Sequence[str]]


def answer(linkd: Linkd, url: str, headers: Headers) -> Tuple[int, Headers, bytes]:
    """What to send to a visitor; ``headers`` are pairs, and those of the answer are too."""
    try:
        reply = linkd.resolve(url=url, device={"headers": headers})["http"]
    except LinkdError as error:
        return (error.code - 1000 if error.code > 1000 else 400 if error.code == -32602 else 500), [], b""
    return reply["status"], reply["headers"], reply.get("body", "").encode()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--port", type=int, default=8080, help="port on 127.0.0.1; 0 takes a free one")
    parser.add_argument("--store", help="where short links are kept, as in sqlite:links.db")
    parser.add_argument("--config", help="linkd's configuration file")
    parser.add_argument("--binary", help="the linkd program")
    options = parser.parse_args()
    failures: List[LinkdEnded] = []

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            url = f"https://{self.headers.get('Host', '')}{self.path}"
            try:
                status, headers, body = answer(linkd, url, self.headers.items())
            except LinkdTimeout:
                status, headers, body = 503, [], b""
            except LinkdEnded as error:
                status, headers, body = 503, [], b""
                # Without linkd nothing can be answered: end, so that what supervises this program starts both again.
                failures.append(error)
                threading.Thread(target=server.shutdown).start()
            self.send_response(status)
            for name, value in headers:
                self.send_header(name, value)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            if self.command != "HEAD":
                self.wfile.write(body)

        do_HEAD = do_GET

    # One linkd serves all threads.
    with Linkd(options.binary, store=options.store, config=options.config, timeout=5) as linkd:
        with http.server.ThreadingHTTPServer(("127.0.0.1", options.port), Handler) as server:
            print(f"listening on http://127.0.0.1:{server.server_port}", flush=True)
            server.serve_forever()
    print(f"{failures[0]}", file=sys.stderr)
    return 1


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
    except (LinkdEnded, OSError) as error:
        sys.exit(f"{error}")
