"""Clicks on the Python front under gunicorn with two workers, by wrk: each answer checked, memory watched.

Run by web.sh: web_load.py LINKD FOLDER SECONDS
"""

from __future__ import annotations

import json
import os
import random
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, Dict, Iterator, List, Optional, Tuple

CLIENT = Path(__file__).resolve().parents[2] / "clients" / "python"
sys.path.insert(0, str(CLIENT))

from linkd import Linkd  # noqa: E402

PREFIX = "https://example.com/link"
CONFIGURATION = {
    "domains": [{"uriPrefix": PREFIX, "allow": [r"^https://www\.example\.com/"]}],
    "apps": {
        "ios": [{"bundleId": "com.example.ios", "appIdPrefix": "ABCDE12345", "appStoreId": "123456789"}],
        "android": [{"packageName": "com.example.android"}],
    },
}
VISITORS = {
    "desktop": "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36",
    "Android": "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36",
    "iPhone": "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Safari/604.1",
    "Slack": "Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)",
}
LINKS = 1_000
CONNECTIONS = 8


def info(number: int) -> Dict[str, Any]:
    return {
        "domainUriPrefix": PREFIX,
        "link": f"https://www.example.com/product/{number}?ref=mail",
        "androidInfo": {"androidPackageName": "com.example.android"},
        "iosInfo": {"iosBundleId": "com.example.ios", "iosAppStoreId": "123456789"},
        "socialMetaTagInfo": {"socialTitle": f"Product {number}", "socialDescription": "As good as new."},
    }


def requests(linkd: Linkd) -> Iterator[Tuple[str, str, bool]]:
    """Path, user agent, and whether it is a click that counts: mostly short links, as on a real domain."""
    source = random.Random(12)
    for number in range(LINKS):
        short = linkd.shorten(dynamicLinkInfo=info(number))["shortLink"].removeprefix("https://example.com")
        yield short, source.choice(list(VISITORS.values())), True
        if number % 10 == 0:
            agent = VISITORS["desktop"]
            long = linkd.build(dynamicLinkInfo=info(number))["longDynamicLink"].removeprefix("https://example.com")
            yield long, VISITORS["Android"], False
            yield f"/link/unknown-{number}", agent, False
            yield "/.well-known/apple-app-site-association", agent, False
            yield f"{short}?d=1", agent, False


def write_cases(linkd: Linkd, path: Path) -> List[str]:
    """The requests and what linkd answers, as a table of Lua; returns the short links."""
    lines, links = [], []
    for target, agent, is_click in requests(linkd):
        if is_click:
            links.append(f"https://example.com{target}")
        headers = {"Host": "example.com", "User-Agent": agent, "Accept-Language": "en"}
        params = {"method": "GET", "url": f"https://example.com{target}", "headers": headers, "record": False}
        answer = linkd.call("handleRequest", params)
        location = dict(answer["headers"]).get("Location")
        text = f"GET {target} HTTP/1.1\r\n" + "".join(f"{name}: {value}\r\n" for name, value in headers.items()) + "\r\n"
        fields = [
            f"text={quoted(text)}",
            f"status={answer['status']}",
            f"location={quoted(location)}",
            f"body={quoted(answer.get('body', ''))}",
            f"is_click={'true' if is_click else 'false'}",
        ]
        lines.append("{" + ",".join(fields) + "},\n")
    path.write_text(f"return {{\n{''.join(lines)}}}\n", encoding="utf-8")
    return links


def quoted(text: Optional[str]) -> str:
    """A string of Lua, which has other escapes than JSON."""
    if text is None:
        return "nil"
    return '"' + "".join(c if c.isalnum() and c.isascii() else f"\\{b:03}" for c in text for b in c.encode()) + '"'


def descendants(pid: int) -> List[int]:
    """The process and all that it has started."""
    found = [pid]
    children: Dict[int, List[int]] = {}
    for line in subprocess.run(["ps", "-A", "-o", "pid=,ppid="], check=True, capture_output=True, text=True).stdout.splitlines():
        child, parent = map(int, line.split())
        children.setdefault(parent, []).append(child)
    for one in found:
        found += children.get(one, [])
    return found


def resident(pids: List[int]) -> float:
    """Their memory in MiB, that which they share counted each time."""
    line = ["ps", "-o", "rss=", "-p", ",".join(map(str, pids))]
    return sum(map(int, subprocess.run(line, check=True, capture_output=True, text=True).stdout.split())) / 1024


def main(program: str, folder: Path, seconds: int) -> int:
    config, store, cases = folder / "linkd.json", f"sqlite:{folder / 'links.db'}", folder / "cases.lua"
    config.write_text(json.dumps(CONFIGURATION))
    environment = {**os.environ, "LINKD_BINARY": program, "LINKD_CONFIG": str(config), "LINKD_STORE": store}
    with Linkd(program, config=config, store=store, timeout=60) as linkd:
        links = write_cases(linkd, cases)
    options = ["--workers", "2", "--threads", "4", "--bind", "127.0.0.1:0", "--no-control-socket"]
    gunicorn = subprocess.Popen(
        [sys.executable, "-m", "gunicorn", "--limit-request-line", "8190", "--chdir", str(CLIENT), *options, "web:application"],
        env=environment,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        assert gunicorn.stderr is not None
        port = next(found.group(1) for line in gunicorn.stderr if (found := re.search(r"127\.0\.0\.1:(\d+)", line)))
        wrk = subprocess.Popen(
            ["wrk", f"-t{CONNECTIONS}", f"-c{CONNECTIONS}", f"-d{seconds}s", "--timeout", "10s", "-s",
             str(Path(__file__).with_name("web_load.lua")), f"http://127.0.0.1:{port}/"],
            env={**environment, "LINKD_BENCH_CASES": str(cases)},
            stdout=subprocess.PIPE,
            text=True,
        )  # fmt: skip
        memory = []
        began = time.monotonic()
        while wrk.poll() is None:
            if time.monotonic() - began >= seconds * (len(memory) + 1) / 6:
                memory.append(resident(descendants(gunicorn.pid)))
            time.sleep(0.1)
        output = wrk.communicate()[0]
    finally:
        gunicorn.send_signal(signal.SIGTERM)
        said = gunicorn.communicate(timeout=60)[1]
    done = json.loads(output.splitlines()[-1])
    with Linkd(program, config=config, store=store, timeout=60) as linkd:
        counted = sum(count(linkd, link) for link in links)
    half, most = done["milliseconds"][0], done["milliseconds"][1:]
    print(f"{done['answered']} answers in {done['seconds']:.0f} s, {done['answered'] / done['seconds']:.0f} a second")
    print(f"{done['wrong']} wrong, {done['failed']} failed; {done['clicks']} clicks, {counted} counted")
    print(f"latency: half {half:.1f} ms, " + ", ".join(f"{name} {value:.1f} ms" for name, value in zip(("95 %", "99 %", "most"), most)))
    print("memory of all processes over time: " + ", ".join(f"{value:.1f}" for value in memory) + " MiB")
    faults = [
        done["wrong"] and "wrong answers",
        done["failed"] and "failed requests",
        # Requests under way when wrk ended were counted although nobody saw their answers.
        not done["clicks"] <= counted <= done["clicks"] + CONNECTIONS and "clicks that were not counted",
        memory[-1] > memory[0] * 1.1 and "memory that grew",
        gunicorn.returncode and f"gunicorn ended with {gunicorn.returncode}",
        "Traceback" in said and said,
    ]
    for fault in filter(None, faults):
        print(f"failed: {fault}")
    return 1 if any(faults) else 0


def count(linkd: Linkd, link: str) -> int:
    """The clicks on a short link, and its fetches by services."""
    stats = linkd.call("linkStats", {"shortLink": link, "durationDays": 2})
    return sum(int(one["count"]) for one in stats["destinationStats"])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], Path(sys.argv[2]).resolve(), int(sys.argv[3])))
