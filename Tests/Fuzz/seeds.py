"""Writes the inputs that the fuzzer begins with: files, URLs and answers of servers from the tables of the other tests,
and web requests.

    python3 seeds.py DIRECTORY

What a table holds is found by how it is written: raw strings that begin as rules or as a file do, and beside them
strings that begin as a URL or its path does.
"""

from __future__ import annotations

import base64
import hashlib
import json
import random
import re
import sys
from pathlib import Path
from typing import Any, Dict, Iterator, List, Sequence

TESTS = Path(__file__).resolve().parent.parent
APP = "ABCDE12345.com.example.app"
PROFILES = ["ios9", "ios13", "ios13_5", "ios14"]
SEPARATOR = b"\n--\n"
URL = "https://example.com/.well-known/apple-app-site-association"
RAW_STRING = re.compile(r'##"""\n(.*?)\n *"""##|##"(.*?)"##', re.DOTALL)
PATH = re.compile(r'(?<!#)"((?:/|\?|https?://)[^"\n]*)"')

# How many inputs there are of bytes that choose rules.
CHOSEN = 64

AGENTS = [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Safari/604.1",
    "Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 [FBAN/FBIOS;FBAV/400.0]",
    "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36",
    "Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/126.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/400.0;]",
    "facebookexternalhit/1.1",
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64)",
]
DOMAINS = ["https://example.com/link", "https://open.example", "https://closed.example"]
TARGETS = ["link=https%3A%2F%2Fwww.example.com%2Fp%3Fa%3D1%23f", "link=https%3A%2F%2Fexample.com%2Flink%2Fa"]
APPS = "apn=com.example.android&ibi=com.example.ios&isi=123"
PARAMETERS = [
    "afl=https%3A%2F%2Fwww.example.com%2Fa&amv=3&al=myapp%3A%2F%2Fx%23y%3Bz",
    "ifl=https%3A%2F%2Fexample.com%2Flink%2Fb&ipfl=https%3A%2F%2Fwww.example.com%2Fi&ipbi=com.example.pad&ius=myapp",
    "ofl=https%3A%2F%2Fexample.com%2Flink%2Fc&efr=1&imv=2.1",
    "st=%3Ctitle%3E&sd=%22%27%26%E2%80%AE&si=https%3A%2F%2Fimages.example%2Fi.png",
    "utm_source=a%20b&utm_campaign=%C3%A9&at=1&ct=2&mt=8&pt=4&gclid=g",
    "ibi=com.evil.app&apn=com.evil.app&_icp=1&x=y",
]


def written(kind: str, profile: int, lines: Sequence[str], *files: bytes) -> bytes:
    """One input as FuzzInput.swift reads it."""
    head = "\n".join([f"{kind}{profile}", *lines]).encode()
    return SEPARATOR.join([head, *files])


def file_of(value: Any) -> bytes:
    """A file that a request has as text or as a value."""
    return (value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)).encode()


def answer(hosting: Dict[str, Any]) -> bytes:
    """An answer as curl writes it."""
    headers = hosting.get("headers", {})
    pairs = headers.items() if isinstance(headers, dict) else headers
    lines = [f"HTTP/2 {hosting.get('status', 200)}", *(f"{name}: {value}" for name, value in pairs), "", ""]
    return "\r\n".join(lines).encode() + str(hosting.get("body", "")).encode()


def linted(profile: int, file: bytes, params: Dict[str, Any]) -> bytes:
    """A file, how it was served, and entitlements."""
    hosting = params.get("hosting", {"url": URL})
    cdn = answer(hosting["cdn"]) if "cdn" in hosting else b""
    return written("l", profile, [hosting["url"], *params.get("entitlements", [])], file, answer(hosting), cdn)


def configured(routes: List[Any]) -> bytes:
    """A configuration with routes, each of which has a host."""
    apps = {
        "ios": [{"bundleId": "com.example.ios", "appIdPrefix": "ABCDE12345"}],
        "android": [{"packageName": "com.example.android", "sha256CertFingerprints": ["5a" * 32]}],
    }
    hosted = [{"hosts": ["example.com"], **route} for route in routes]
    return json.dumps({"domains": [{"uriPrefix": "https://example.com/a"}], "apps": apps, "routes": hosted}).encode()


def of_request(method: str, params: Dict[str, Any]) -> Iterator[bytes]:
    """What one request of the vectors asks for."""
    profile = PROFILES.index(params.get("profile", "ios14")) if params.get("profile", "ios14") in PROFILES else 3
    if method == "compareAASA" and "before" in params and "after" in params:
        yield written("c", profile, [], file_of(params["before"]), file_of(params["after"]))
    elif method == "lintAssetLinks" and "assetLinks" in params:
        yield written("a", profile, [], file_of(params["assetLinks"]))
    elif method in ("matchAASA", "lintAASA"):
        file = file_of(params.get("aasa", ""))
        if "aasaBase64" in params:
            file = base64.b64decode(params["aasaBase64"])
        urls = params.get("urls", [params["url"]] if "url" in params else [])
        yield file
        yield written("m", profile, urls, file)
        yield linted(profile, file, params)
    elif method in ("handleRequest", "resolve") and "url" in params:
        device = params.get("device", params)
        headers = device.get("headers", {})
        pairs = list(headers.items() if isinstance(headers, dict) else headers)
        if "userAgent" in device:
            pairs.append(["User-Agent", device["userAgent"]])
        lines = [params["url"], *(f"{name}: {value}" for name, value in pairs)]
        if not any("\n" in line for line in lines):
            yield written("w", 0, lines, f"{DOMAINS[0]}/?{TARGETS[0]}&{APPS}".encode())
    elif "routes" in params:
        yield written("g", profile, [], configured(params["routes"]))


def of_vectors() -> Iterator[bytes]:
    for path in sorted(TESTS.glob("Vectors/*/*.io")):
        for line in path.read_text("utf-8").splitlines():
            if not line.startswith(">> {"):
                continue
            try:
                request = json.loads(line[3:])
                yield from of_request(request["method"], request["params"])
            except (ValueError, KeyError, TypeError, AttributeError):
                # A request that is wrong on purpose.
                continue
    for path in sorted(TESTS.glob("Vectors/*/config.json")):
        yield written("g", 3, [], path.read_bytes())


def documents(text: str) -> Iterator[str]:
    """The file that a raw string stands for; nothing for other strings."""
    # An interpolation stands for an app id, or for the member that lists some.
    text = re.sub(r'(?<!")\\##\([^)]*\)', f'"appIDs":["{APP}"]', text.strip())
    text = re.sub(r"\\##\([^)]*\)", APP, text)
    if text.startswith('{"applinks"') or text.startswith('{"webcredentials"'):
        yield text
    elif text.startswith("[{") or text == "[]":
        yield f'{{"applinks":{{"details":[{{"appIDs":["{APP}"],"components":{text}}}]}}}}'
    elif text.startswith('["'):
        yield f'{{"applinks":{{"apps":[],"details":[{{"appID":"{APP}","paths":{text}}}]}}}}'
    elif re.match(r'\{"appIDs?"', text):
        yield f'{{"applinks":{{"apps":[],"details":[{text}]}}}}'
    elif re.match(r'\{"[/?#]"', text):
        yield f'{{"applinks":{{"details":[{{"appIDs":["{APP}"],"components":[{text}]}}]}}}}'


def of_tables() -> Iterator[bytes]:
    tables = [*TESTS.glob("LinkServiceTests/Lint/*.swift"), *TESTS.glob("LinkCoreTests/Association/*.swift")]
    for path in sorted(tables):
        source = path.read_text("utf-8")
        previous = b""
        for match in RAW_STRING.finditer(source):
            text = match[1] or match[2] or ""
            if text.startswith('"hosting":') or text.startswith('"entitlements":'):
                try:
                    yield linted(3, previous, json.loads("{" + text + "}"))
                except (ValueError, KeyError, TypeError):
                    continue
            urls = PATH.findall(source[match.end() : match.end() + 160].split("##", 1)[0])
            for document in documents(text):
                file = document.encode()
                yield written("m", 3, [url if "://" in url else "https://example.com" + url for url in urls], file)
                if previous:
                    yield written("c", 3, urls[:2], previous, file)
                previous = file


def of_encodings() -> Iterator[bytes]:
    text = '{"applinks":{"details":[{"appIDs":["A.b"],"components":[{"/":"/é/😀*"},{"/":"/é/😀/a"},]}]}}'
    for encoding in ("utf-8-sig", "utf-16", "utf-16-be", "utf-16-le", "utf-32", "utf-32-be", "utf-32-le"):
        yield text.encode(encoding)


def of_chance() -> Iterator[bytes]:
    for seed in range(CHOSEN):
        yield written("r", seed % 4, [], random.Random(seed).randbytes(240))


def of_visits() -> Iterator[bytes]:
    """Short links with what may be behind them, and the same clicked as long ones."""
    for number, parameters in enumerate(PARAMETERS):
        for turn, agent in enumerate(AGENTS):
            domain, target = DOMAINS[(number + turn) % 3], TARGETS[turn % 2]
            headers = [f"User-Agent: {agent}", "Accept-Language: " + ["ar", "de;q=0.5, ja", "*"][turn % 3]]
            longs = [f"{domain}/?{target}&{APPS}&{parameters}", f"{domain}/?{TARGETS[0]}&{parameters}"]
            for url in [f"{domain}/a", f"{domain}/a?d=1&utm_source=c", longs[0], f"{domain}/.well-known/assetlinks.json"]:
                yield written("w", turn % 4, [url, *headers], *(long.encode() for long in longs))
            hints = ['Sec-CH-UA-Platform: "Android"', "Sec-CH-UA-Mobile: ?1", "Accept: application/json"]
            yield written("w", 0, [longs[1], *hints], *(long.encode() for long in longs))


def main(arguments: List[str]) -> None:
    if len(arguments) != 1:
        sys.exit(__doc__)
    directory = Path(arguments[0])
    directory.mkdir(parents=True, exist_ok=True)
    for source in (of_vectors, of_tables, of_encodings, of_chance, of_visits):
        for content in source():
            (directory / hashlib.sha256(content).hexdigest()[:16]).write_bytes(content)


if __name__ == "__main__":
    main(sys.argv[1:])
