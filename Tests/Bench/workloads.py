"""Request files, the same in every run. Ids count up from 0 in each file."""

import json
import random

PREFIX = "https://example.com/link"
BASE62 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
CAMPAIGNS = ("spring_sale", "newsletter-42", "Über uns", "50% off & more", "referral")
TITLES = ("Blue running shoes", "Zapatillas de niño", "Отпуск у моря", "夏のセール", 'The "best" offer')


def write(path, requests):
    """Writes (method, params) pairs as JSON-RPC lines and returns the path."""
    with open(path, "w", encoding="utf-8") as file:
        for number, (method, params) in enumerate(requests):
            request = {"jsonrpc": "2.0", "id": number, "method": method, "params": params}
            file.write(json.dumps(request, ensure_ascii=False, separators=(",", ":")) + "\n")
    return path


def deep_link(rng):
    path = rng.choice(("product", "category", "offers", "u"))
    color = rng.choice(("blue", "red", "green", "light gray"))
    return f"https://www.example.com/{path}/{rng.randrange(10**6)}?ref=mail&color={color}"


def usual_info(rng, prefix=PREFIX):
    """Six parameters, as most links have."""
    return {
        "domainUriPrefix": prefix,
        "link": deep_link(rng),
        "androidInfo": {"androidPackageName": "com.example.android"},
        "iosInfo": {"iosBundleId": "com.example.ios", "iosAppStoreId": "123456789"},
        "analyticsInfo": {
            "googlePlayAnalytics": {"utmSource": "newsletter", "utmCampaign": rng.choice(CAMPAIGNS)},
        },
    }


def full_info(rng, prefix=PREFIX):
    """All 27 parameters of a long link."""
    return {
        "domainUriPrefix": prefix,
        "link": deep_link(rng),
        "androidInfo": {
            "androidPackageName": "com.example.android",
            "androidFallbackLink": f"https://www.example.com/android?item={rng.randrange(1000)}",
            "androidMinPackageVersionCode": str(rng.randrange(1, 500)),
            "androidLink": f"https://m.example.com/item/{rng.randrange(1000)}",
        },
        "iosInfo": {
            "iosBundleId": "com.example.ios",
            "iosFallbackLink": f"https://www.example.com/ios?item={rng.randrange(1000)}",
            "iosCustomScheme": "exampleapp",
            "iosIpadFallbackLink": "https://www.example.com/ipad",
            "iosIpadBundleId": "com.example.ipad",
            "iosAppStoreId": "123456789",
            "iosMinimumVersion": "2.10.0",
        },
        "navigationInfo": {"enableForcedRedirect": True},
        "desktopInfo": {"desktopFallbackLink": "https://www.example.com/desktop"},
        "socialMetaTagInfo": {
            "socialTitle": rng.choice(TITLES),
            "socialDescription": "A description of middle length, with a comma; and more.",
            "socialImageLink": f"https://images.example.com/{rng.randrange(1000)}.png",
        },
        "analyticsInfo": {
            "googlePlayAnalytics": {
                "utmSource": "newsletter",
                "utmMedium": "email",
                "utmCampaign": rng.choice(CAMPAIGNS),
                "utmTerm": "running+shoes",
                "utmContent": "logolink",
                "gclid": "TeSter-123",
            },
            "itunesConnectAnalytics": {"at": "1000lqT", "ct": "spring", "mt": "8", "pt": "118"},
        },
    }


def build(count):
    """One request in ten has all parameters, the others six."""
    rng = random.Random(1)
    for number in range(count):
        info = full_info(rng) if number % 10 == 9 else usual_info(rng)
        yield "build", {"dynamicLinkInfo": info}


def faulty():
    """Requests that must be refused, for the check of the answers only."""
    rng = random.Random(2)
    for change in (
        {"link": "ftp://www.example.com/file"},
        {"link": "www.example.com"},
        {"link": "javascript:alert(1)"},
        {"link": "https:///path"},
        {"link": "https://www.example.com\\@evil.example"},
        {"link": None},
        {"link": PREFIX + "/?link=https%3A%2F%2Fwww.example.com"},
        {"domainUriPrefix": "http://example.com/link"},
        {"linkk": "https://www.example.com"},
        {"androidInfo": {"androidPackage": "com.example.android"}},
    ):
        yield "build", {"dynamicLinkInfo": {**usual_info(rng), **change}}


def long_links(reference, count, seed, prefix=PREFIX, infos=None):
    rng = random.Random(seed)
    for number in range(count):
        make = infos or (full_info if number % 10 == 9 else usual_info)
        yield reference.build({"dynamicLinkInfo": make(rng, prefix)})["longDynamicLink"]


def parse_incoming(reference, count):
    for url in long_links(reference, count, 3, "https://example.page.link"):
        yield "parseIncoming", {"url": url}


def shorten(count, reuses):
    rng = random.Random(4)
    for number in range(count):
        info = usual_info(rng)
        info["link"] += f"&n={number}"
        yield "shorten", {"dynamicLinkInfo": info, "suffix": {"option": "UNGUESSABLE"}, "reuse": reuses}


def redirect_info(rng, prefix):
    """A link that leads somewhere else on each platform, without a preview page."""
    info = usual_info(rng, prefix)
    info["androidInfo"]["androidFallbackLink"] = "https://www.example.com/android"
    info["iosInfo"]["iosFallbackLink"] = "https://www.example.com/ios"
    info["navigationInfo"] = {"enableForcedRedirect": True}
    info["desktopInfo"] = {"desktopFallbackLink": "https://www.example.com/desktop"}
    return info


def resolve_long(reference, count):
    platforms = ("desktop", "android", "ios")
    for number, url in enumerate(long_links(reference, count, 5, infos=redirect_info)):
        yield "resolve", {"url": url, "device": {"platform": platforms[number % 3]}}


def resolve_short(suffixes, record=False):
    counted = {"record": True} if record else {}
    for suffix in suffixes:
        yield "resolve", {"url": f"{PREFIX}/{suffix}", "device": {"platform": "desktop"}, **counted}


# What a browser on a desktop sends, through a proxy.
BROWSER_HEADERS = {
    "Host": "example.com",
    "Connection": "close",
    "Sec-CH-UA": '"Chromium";v="126", "Not.A/Brand";v="24"',
    "Sec-CH-UA-Mobile": "?0",
    "Sec-CH-UA-Platform": '"Linux"',
    "Upgrade-Insecure-Requests": "1",
    "User-Agent": "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36",
    "Accept": "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8",
    "Sec-Fetch-Site": "cross-site",
    "Sec-Fetch-Mode": "navigate",
    "Referer": "https://mail.example.org/",
    "Accept-Encoding": "gzip, deflate, br",
    "Accept-Language": "en-US,en;q=0.9",
}
CONFIGURATION = {"domains": [{"uriPrefix": PREFIX, "allow": [r"^https://www\.example\.com/"]}]}


def handle_request(suffixes, record):
    for suffix in suffixes:
        params = {"method": "GET", "url": f"{PREFIX}/{suffix}", "headers": BROWSER_HEADERS, "record": record}
        yield "handleRequest", params


def suffixes(count):
    """The suffixes of a filled store."""
    rng = random.Random(6)
    return ["".join(rng.choices(BASE62, k=17)) for _ in range(count)]


def document(rule_count, salt=""):
    """An association document: an exclusion now and then, literals, wildcards, query items."""
    rules = []
    for number in range(rule_count):
        place = f"section{number}{salt}"
        rules.append(
            (
                {"/": f"/{place}/*"},
                {"/": f"/{place}/private/*", "exclude": True},
                {"/": f"/{place}/item-????", "?": {"id": "?*"}},
                {"/": f"/shop/*/{place}"},
                {"/": f"/{place}/page", "#": "part*"},
            )[number % 5]
        )
    return {"applinks": {"details": [{"appIDs": ["ABCDE12345.com.example.ios"], "components": rules}]}}


def association_urls(rng, rule_count, count, salt=""):
    for _ in range(count):
        number = rng.randrange(rule_count * 5 // 4)  # one in five names no rule
        place = f"section{number}{salt}"
        tail = rng.choice(("/a/b", "/private/x", "/item-1234?id=7&x=1", "/item-12?id=7", "/page#part-2", ""))
        yield f"https://www.example.com/{place}{tail}"


def match_one_document(count, rule_count=200, url_count=250):
    rng, aasa = random.Random(7), document(rule_count)
    for _ in range(count):
        yield "matchAASA", {"aasa": aasa, "urls": list(association_urls(rng, rule_count, url_count))}


def match_many_documents(count, rule_count=12, url_count=3):
    """Many small documents, eight different ones."""
    rng = random.Random(8)
    documents = [document(rule_count, f"-{index}") for index in range(8)]
    for number in range(count):
        urls = list(association_urls(rng, rule_count, url_count, f"-{number % 8}"))
        yield "matchAASA", {"aasa": documents[number % 8], "urls": urls}


def match_different_documents(count, rule_count=50, url_count=20):
    """Documents of which none comes twice."""
    rng = random.Random(10)
    for number in range(count):
        urls = list(association_urls(rng, rule_count, url_count, f"-{number}"))
        yield "matchAASA", {"aasa": document(rule_count, f"-{number}"), "urls": urls}


def match_hostile(count, length):
    """A pattern and a URL that make a backtracking matcher exponential."""
    pattern = "/" + "*a" * 16 + "*b"
    aasa = {"applinks": {"details": [{"appIDs": ["ABCDE12345.com.example.ios"], "components": [{"/": pattern}]}]}}
    for _ in range(count):
        yield "matchAASA", {"aasa": aasa, "urls": ["https://www.example.com/" + "a" * length]}
