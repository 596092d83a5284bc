"""The same job as linkd's, written plainly: one JSON-RPC request a line in, one answer a line out.

Answers `build`, `parseIncoming`, `matchAASA` and `resolve` (long links). It keeps its output in the usual block
buffer, so it would not do for a client that waits for each answer; that is to its advantage here.
"""

import json
import re
import sys
from functools import lru_cache
from urllib.parse import quote, unquote

INFO = {
    "link": "link",
    "androidInfo": {
        "androidPackageName": "apn",
        "androidFallbackLink": "afl",
        "androidMinPackageVersionCode": "amv",
        "androidLink": "al",
    },
    "iosInfo": {
        "iosBundleId": "ibi",
        "iosFallbackLink": "ifl",
        "iosCustomScheme": "ius",
        "iosIpadFallbackLink": "ipfl",
        "iosIpadBundleId": "ipbi",
        "iosAppStoreId": "isi",
        "iosMinimumVersion": "imv",
    },
    "navigationInfo": {"enableForcedRedirect": "efr"},
    "desktopInfo": {"desktopFallbackLink": "ofl"},
    "socialMetaTagInfo": {"socialTitle": "st", "socialDescription": "sd", "socialImageLink": "si"},
    "analyticsInfo": {
        "googlePlayAnalytics": {
            "utmSource": "utm_source",
            "utmMedium": "utm_medium",
            "utmCampaign": "utm_campaign",
            "utmTerm": "utm_term",
            "utmContent": "utm_content",
            "gclid": "gclid",
        },
        "itunesConnectAnalytics": {"at": "at", "ct": "ct", "mt": "mt", "pt": "pt"},
    },
}


def places(names, path=()):
    for field, name in names.items():
        if isinstance(name, dict):
            yield from places(name, path + (field,))
        else:
            yield name, path + (field,)


PLACES = dict(places(INFO))  # query name -> where it stands in dynamicLinkInfo, in the order of a long link
FALLBACKS = ("afl", "ifl", "ipfl", "ofl")
UTM = ("utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content")
DANGEROUS = {"javascript", "data", "vbscript", "blob", "file", "about", "intent", "content"}

URL = re.compile(r"([A-Za-z][A-Za-z0-9+.-]*):(?://([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#(.*))?", re.DOTALL)
HOST = re.compile(r"[A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])?(?::[0-9]{1,5})?")
FORBIDDEN = re.compile(r"[\x00-\x1f\x7f\\]")
ESCAPED = re.compile(r'[ "<>^`{|}]|[^\x00-\x7f]+')
PREFIX = re.compile(r"https://[A-Za-z0-9.-]+(?::[0-9]{1,5})?(?:/[^?#\s]*)?")


class Fault(Exception):
    def __init__(self, code, status, message):
        super().__init__(message)
        self.code, self.status = code, status


def invalid(message):
    return Fault(-32602, "INVALID_ARGUMENT", message)


def flatten(values, names, out):
    """Reads a dynamicLinkInfo into {query name: text}."""
    for field, value in values.items():
        name = names.get(field)
        if name is None:
            raise invalid(f"{field} is not a known field")
        if value is None or value == "":
            continue
        if isinstance(name, dict):
            if not isinstance(value, dict):
                raise invalid(f"{field} must be an object")
            flatten(value, name, out)
        elif value is True or value is False:
            out[name] = "1" if value else "0"
        elif isinstance(value, int):
            out[name] = str(value)
        elif isinstance(value, str):
            out[name] = value
        else:
            raise invalid(f"{field} must be a string")


def nest(prefix, values):
    """The way back from `flatten`."""
    info = {"domainUriPrefix": prefix}
    for name, path in PLACES.items():
        if name in values:
            place = info
            for step in path[:-1]:
                place = place.setdefault(step, {})
            place[path[-1]] = values[name] == "1" if name == "efr" else values[name]
    return info


def web_url(text, name):
    """Checks an absolute http or https URL and returns it escaped once."""
    parts = URL.fullmatch(text)
    if parts is None:
        raise invalid(f"{name} must be an absolute URL")
    scheme = parts[1].lower()
    if scheme in DANGEROUS:
        raise Fault(1403, "PERMISSION_DENIED", f"{name} must not run code")
    if scheme not in ("http", "https"):
        raise invalid(f"{name} must be an http or https URL")
    if FORBIDDEN.search(text) or not HOST.fullmatch(parts[2] or ""):
        raise invalid(f"{name} has no valid host or a character that no URL may have")
    return ESCAPED.sub(lambda found: quote(found[0], safe=""), text)


def check(prefix, values):
    """Checks the parameters, escapes the URLs among them in place and returns the warnings."""
    warnings = []

    def warn(code, name, message):
        warnings.append({"warningCode": code, "warningMessage": message, "parameter": name})

    if not PREFIX.fullmatch(prefix):
        raise invalid("domainUriPrefix must be an https URL without query and fragment")
    if "link" not in values:
        raise invalid("link is missing")
    values["link"] = web_url(values["link"], "link")
    if values["link"].startswith(prefix + "/"):
        raise Fault(1403, "PERMISSION_DENIED", "link must not be a dynamic link itself")
    for name in FALLBACKS + ("si",):
        if name in values:
            values[name] = web_url(values[name], name)
    if "gclid" in values:
        warn("DEPRECATED_PARAM", "gclid", "gclid is deprecated.")
    if "isi" in values and not values["isi"].isdigit():
        warn("NOT_NUMERIC_IOS_APP_STORE_ID", "isi", "isi must be digits.")
    if "amv" in values and not values["amv"].isdigit():
        warn("NOT_INTEGER_ANDROID_PACKAGE_MIN_VERSION", "amv", "amv must be a whole number.")
    if "amv" in values and "apn" not in values:
        warn("UNNECESSARY_ANDROID_PACKAGE_MIN_VERSION", "amv", "amv does nothing without apn.")
    if "ibi" in values and "isi" not in values and "ifl" not in values:
        warn("MISSING_IOS_APP_STORE_ID", "ibi", "ibi has neither isi nor ifl.")
    for name, value in values.items():
        if len(value) > 2048:
            warn("TOO_LONG_PARAM", name, f"{name} is long.")
    return warnings


def long_link(prefix, values):
    return prefix + "/?" + "&".join([f"{name}={quote(values[name], safe='')}" for name in PLACES if name in values])


def build(params):
    info = dict(params["dynamicLinkInfo"])
    prefix = info.pop("domainUriPrefix", "").removesuffix("/")
    values = {}
    flatten(info, INFO, values)
    warnings = check(prefix, values)
    return {"longDynamicLink": long_link(prefix, values), "warning": warnings}


def split_query(query):
    """The items of a query: names as written, values decoded once, None without `=`."""
    items = []
    for item in query.split("&") if query else ():
        name, equals, value = item.partition("=")
        items.append((name, unquote(value) if equals else None))
    return items


def is_ours(prefix, host, domains):
    return prefix in domains or host.endswith((".page.link", ".app.goo.gl"))


def parse_incoming(params):
    url = params["url"]
    parts = URL.fullmatch(url)
    if parts is None:
        return {"kind": "unrecognized", "components": {"absoluteString": url}, "warning": []}
    scheme, authority, path, query, fragment = parts.groups()
    host, _, port = (authority or "").partition(":")
    items = split_query(query)
    first = {}
    for name, value in items:
        if name not in first and value is not None:
            first[name] = value
    components = {
        "scheme": scheme,
        "host": None if authority is None else host,
        "port": int(port) if port else None,
        "path": path,
        "pathSegments": [unquote(segment) for segment in path.split("/") if segment],
        "query": [{"name": name, "value": value} for name, value in items],
        "params": first,
        "fragment": fragment,
        "absoluteString": url,
    }
    prefix = f"https://{authority}{path.removesuffix('/')}"
    result = {"kind": "unrecognized", "components": components, "warning": []}
    link = first.get("link", "")
    if is_ours(prefix, host, params.get("domains", ())) and link.startswith(("https://", "http://")):
        payload = {"url": web_url(link, "link"), "matchType": first.get("match_type", "unique")}
        if "imv" in first:
            payload["minimumAppVersion"] = first["imv"]
        payload["utmParameters"] = {name: first[name] for name in UTM if name in first}
        payload["parameters"] = first
        payload["dynamicLinkInfo"] = nest(prefix, first)
        result["kind"], result["dynamicLink"] = "dynamicLink", payload
    return result


@lru_cache(maxsize=4096)
def wildcard(pattern, is_path):
    """A pattern with `*` and `?` as a compiled expression."""
    if is_path:
        pattern = "/" + pattern.removeprefix("/")
        has_parent = pattern.endswith("/*")
        pattern = pattern if has_parent or pattern == "/" else pattern.rstrip("/")
    text = "".join([".*" if c == "*" else "." if c == "?" else re.escape(c) for c in pattern])
    if is_path and has_parent:
        text = text.removesuffix("/.*") + "(?:/.*)?"
    return re.compile(text, re.DOTALL)


def compile_rules(entry):
    rules = []
    for rule in entry["components"]:
        query = rule.get("?")
        if isinstance(query, dict):
            query = [(name, wildcard(pattern, False)) for name, pattern in query.items()]
        elif query is not None:
            query = wildcard(query, False)
        path = wildcard(rule["/"], True) if "/" in rule else None
        fragment = wildcard(rule["#"], False) if "#" in rule else None
        rules.append((path, query, fragment, bool(rule.get("exclude"))))
    return rules


DOCUMENTS = {}


def compiled(document):
    key = json.dumps(document)
    found = DOCUMENTS.get(key)
    if found is None:
        if len(DOCUMENTS) >= 64:
            DOCUMENTS.clear()
        found = DOCUMENTS[key] = [compile_rules(entry) for entry in document["applinks"]["details"]]
    return found


def query_matches(query, text, items):
    if not isinstance(query, list):
        return query.fullmatch(text) is not None
    for name, pattern in query:
        values = items.get(name, ("",))
        if not all([pattern.fullmatch(value) for value in values]):
            return False
    return True


def match_aasa(params):
    document = params["aasa"]
    details = document["applinks"]["details"]
    tables = compiled(document)
    results = []
    for url in params["urls"] if "urls" in params else [params["url"]]:
        _, _, path, query, fragment = URL.fullmatch(url).groups("")
        path = path.rstrip("/") or "/"
        items = {}
        for name, value in split_query(query):
            items.setdefault(name, []).append(value or "")
        opens, apps = None, []
        for number, (entry, rules) in enumerate(zip(details, tables)):
            verdict = {"verdict": "noMatch"}
            for index, (path_rule, query_rule, fragment_rule, excludes) in enumerate(rules):
                if path_rule is not None and not path_rule.fullmatch(path):
                    continue
                if query_rule is not None and not query_matches(query_rule, query, items):
                    continue
                if fragment_rule is not None and not fragment_rule.fullmatch(fragment):
                    continue
                pointer = f"/applinks/details/{number}/components/{index}"
                verdict = {
                    "verdict": "exclude" if excludes else "match",
                    "rule": {
                        "entry": number,
                        "index": index,
                        "dialect": "components",
                        "pointer": pointer,
                        "rule": entry["components"][index],
                    },
                }
                break
            for app in entry["appIDs"]:
                apps.append({"appID": app, **verdict})
                if opens is None and verdict["verdict"] == "match":
                    opens = app
        results.append({"url": url, "opens": opens, "apps": apps, "note": []})
    return {"results": results, "problems": []}


def intent(link, values):
    fallback = quote(values.get("afl") or f"https://play.google.com/store/apps/details?id={values['apn']}", safe="")
    scheme, rest = values.get("al", link).split("://", 1)
    rest = rest.replace("#", "%23").replace(";", "%3B")
    return f"intent://{rest}#Intent;scheme={scheme};package={values['apn']};S.browser_fallback_url={fallback};end"


def resolve(params):
    url = params["url"]
    parts = URL.fullmatch(url)
    _, authority, path, query, _ = parts.groups("")
    prefix = f"https://{authority}{path.removesuffix('/')}"
    values = {name: value for name, value in split_query(query) if name in PLACES and value}
    warnings = check(prefix, values)
    link, platform = values["link"], params.get("device", {}).get("platform", "desktop")
    kind, target = "link", link
    if platform == "android" and "apn" in values:
        kind, target = "app", intent(link, values)
    elif platform in ("ios", "ipados"):
        if platform == "ipados" and "ipfl" in values:
            kind, target = "fallback", values["ipfl"]
        elif "ifl" in values:
            kind, target = "fallback", values["ifl"]
        elif "isi" in values:
            kind, target = "store", f"https://apps.apple.com/app/id{values['isi']}"
    elif "ofl" in values:
        kind, target = "fallback", values["ofl"]
    return {
        "longDynamicLink": long_link(prefix, values),
        "link": link,
        "dynamicLinkInfo": nest(prefix, values),
        "destination": {"kind": kind, "url": target},
        "http": {"status": 302, "headers": [["Location", target], ["Cache-Control", "no-store"]]},
        "warning": warnings,
    }


METHODS = {"build": build, "parseIncoming": parse_incoming, "matchAASA": match_aasa, "resolve": resolve}


def answer(line):
    request_id = None
    try:
        request = json.loads(line)
        request_id = request.get("id")
        method = METHODS.get(request.get("method"))
        if method is None:
            raise Fault(-32601, "METHOD_NOT_FOUND", "no such method")
        reply = {"jsonrpc": "2.0", "id": request_id, "result": method(request["params"])}
    except ValueError as error:
        reply = fault(request_id, -32700, "PARSE_ERROR", str(error))
    except Fault as error:
        reply = fault(request_id, error.code, error.status, str(error))
    return json.dumps(reply, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def fault(request_id, code, status, message):
    return {"jsonrpc": "2.0", "id": request_id, "error": {"code": code, "message": message, "data": {"status": status}}}


def main():
    write = sys.stdout.buffer.write
    for line in sys.stdin.buffer:
        write(answer(line))


if __name__ == "__main__":
    main()
