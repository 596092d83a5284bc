"""URLs that are wrong, odd or just hard, made from a seed: the same seed gives the same URLs everywhere."""

from __future__ import annotations

import random
from typing import Callable, List, Sequence, Tuple

# Kinds of trouble that are known to have parted parsers: "Exploiting URL Parsers" (Claroty and Snyk, 2022), the CVEs
# named beside them, and the tests that browsers share.
SEEDS = [
    "https://www.example.com/my-page",
    "http://example.com",
    "HTTPS://WWW.Example.COM/A?b=c#d",
    "hTtP://example.com:8080/a/../b/./c?x=1&y=2",
    "https://example.com./",
    "https://a_b.example.com/",
    "https://ab--c.example.com/",
    "https://-a-.example.com/",
    "https://somedomain",
    "https://sub.domain.example.co.uk:443/path/to?q=a+b&r=%20#frag",
    "https://example.com:/",
    "https://example.com:0/",
    "https://example.com:00080/",
    "https://example.com:65535/",
    "https://example.com:65536/",
    "https://example.com:8a/",
    "https://example.com:+80/",
    "https://example.com:80:80/",
    "https://user@example.com/",
    "https://good.com:pw@evil.com/",
    "https://@evil.com/",
    "https://good.com%40evil.com/",
    "https://good.com\\@evil.com/",
    "https://good.com\\.evil.com/",
    "https:\\\\example.com\\",
    "https:/\\example.com/",
    "https:example.com/",
    "https:/example.com/",
    "https:///example.com/",
    "https:////example.com/",
    "//example.com/",
    "///example.com/",
    "\\\\example.com/",
    "https//example.com/",
    "https:://example.com/",
    "http:// example.com/",
    " https://example.com/",
    "\x01https://example.com/",
    "ht\ttps://example.com/",
    "https://exam\nple.com/",
    "https://example.com/a\r\nSet-Cookie: x=1",
    "https://example.com\x00.evil.com/",
    "https://example.com/\x7f",
    "https://example.com /",
    "https://example.com/a b\"<>^{|}`",
    "https://exam%70le.com/",
    "https://example.com%2Fevil.com/",
    "https://example.com%23.evil.com/",
    "https://%65%78ample.com/",
    "https://%/",
    "https://a<b.com/",
    "https://a|b.com/",
    "https://a^b.com/",
    "https://a{b}.com/",
    "https://a`b.com/",
    "https://a\"b.com/",
    "https://a[b].com/",
    "https://a$b!c'd(e)f*g+h,i;j=k&l~m.com/",
    "https://..example.com/",
    "https://example..com/",
    "https://example.com../",
    "https://./",
    "https:///",
    "https://",
    "https://?q",
    "https://#f",
    "https://:80/",
    "https://example.com?q=/@evil.com",
    "https://example.com#@evil.com/",
    "https://example.com/@evil.com:80//x",
    "https://example.com//evil.com/%2e%2e/..",
    "http://127.0.0.1/",
    "http://127.1/",
    "http://127.0.0.1./",
    "http://0x7f.1/",
    "http://0x7f000001/",
    "http://0X7F.0.0.0X1/",
    "http://017700000001/",
    "http://0177.0.0.01/",
    "http://2130706433/",
    "http://4294967296/",
    "http://0/",
    "http://0x/",
    "http://1.2.3.256/",
    "http://1.2.3.4.5/",
    "http://1.2.3/",
    "http://1.2.3.08/",
    "http://1.2.3.4example/",
    "http://example.0x4/",
    "http://example.09/",
    "http://169.254.169.254/latest/meta-data/",
    "http://[::1]/",
    "http://[2001:db8::1]:8080/x",
    "http://[2001:DB8:0:0:0:0:0:1]/",
    "http://[::ffff:127.0.0.1]/",
    "http://[::ffff:7f00:1]/",
    "http://[64:ff9b::192.0.2.33]/",
    "http://[fe80::1%25eth0]/",
    "http://[fe80::1%eth0]/",
    "http://[1::2::3]/",
    "http://[1:2:3:4:5:6:7::]/",
    "http://[::2:3:4:5:6:7:8]/",
    "http://[1:2:3:4:5:6:7:8]/",
    "http://[1:2:3:4:5:6:1.2.3.4]/",
    "http://[1:2:3:4:5:6:7:8:9]/",
    "http://[::1.2.3.04]/",
    "http://[::1.2.3]/",
    "http://[::12345]/",
    "http://[::0001]/",
    "http://[::g]/",
    "http://[:::]/",
    "http://[]/",
    "http://[::1/",
    "http://::1]/",
    "http://[::1]a/",
    "http://[::1].example.com/",
    "http://a[::1]/",
    "http://[v1.a]/",
    "http://[[::1]]/",
    "http://tübingen.de/ü",
    "https://faß.de/",
    "https://STRAẞE.de/",
    "https://βόλος.com/",
    "https://ΒΌΛΟΣ.com/",
    "https://نامه\u200cای.com/",
    "https://ශ්\u200dරී.com/",
    "https://a\u200db.com/",
    "https://exa\u00admple.com/",
    "https://\u00ad/",
    "https://ex\u200bample.com/",
    "https://e\u0301xample.com/",
    "https://ｅｘａｍｐｌｅ．ｃｏｍ/",
    "https://ⓔⓧⓐⓜⓟⓛⓔ.com/",
    "https://𝐞𝐱𝐚𝐦𝐩𝐥𝐞.com/",
    "https://例え。テスト/",
    "https://例え｡com:8080/",
    "https://１２７．１/",
    "https://⑫⑦.0.0.1/",
    "https://evil.c℀.example.com/",
    "https://good.com／evil.com/",
    "https://good.com＃.evil.com/",
    "https://good.com＠evil.com/",
    "https://good.com：80/",
    "https://good.com＼.evil.com/",
    "https://a％41.com/",
    "https://a⁄b.com/",
    "https://a\ufe0fb.com/",
    "https://1א.com/",
    "https://א1.com/",
    "https://אa.com/",
    "https://א1١.com/",
    "https://אב.גד.com/",
    "https://ד-\u0651.com/",
    "https://ﺃ·\u08d5.com/",
    "https://א-1.com/",
    "https://1.אב.com/",
    "https://مثال.7x/",
    "https://\u202eexample.com/",
    "https://example.com/\u202egnp.exe",
    "https://xn--mnchen-3ya.de/",
    "https://XN--MNCHEN-3YA.de/",
    "https://xn--fa-hia.de/",
    "https://xn--fiqs8s/",
    "https://xn--a/",
    "https://xn--/",
    "https://xn--a-/",
    "https://xn--abc-/",
    "https://xn--wca.com/",
    "https://xn--zn7c.com/",
    "https://xn--0.com/",
    "https://xn--xn---epa.com/",
    "https://xn--1ch.com/",
    "https://xn--n3h.net/",
    "https://☃.net/",
    "https://💩.la/",
    "https://≠.com/",
    "https://еxample.com/",
    "https://xn--xample-2of.com/",
    "javascript:alert(1)",
    "JaVaScRiPt://example.com/%0aalert(1)",
    "java\tscript:alert(1)",
    "data:text/html,x",
    "file:///etc/passwd",
    "file://example.com/x",
    "blob:https://example.com/1",
    "ftp://example.com/",
    "ws://example.com/",
    "myapp://x",
    "mailto:a@b",
]

SCHEMES = ["https", "http", "HTTPS", "hTTp", "HttpS", "http\t", "ht\ntp", "https ", "ftp", "ws", "javascript", "file", ""]
SEPARATORS = ["//", "/", "", "///", "\\\\", "/\\", "\\/", "//\t", "////", " //", "/ /"]
TAILS = [
    "", "/", "?", "#", "/?", "/#", "/a/b", "/..//x", "?q=1", "#f", "?@evil.com", "#@evil.com", "/@evil.com", "//evil.com",
    "\\evil.com", "/\\evil.com", "/é?ü#ö", "/%zz%", "/a b", "/{}|^`\"<>", "?{}|^`\"<>", "#{}|^`\"<>", "/\t", "/\x0b",
    "/:80", "/😀", "/..;/", "/.", "/..", "/%2e%2e/", "/;x=y", "?a&b;c=d", "?'", "/[x]", " ", "/ ", "?\ud7ff", "/\ufffd",
]  # fmt: skip
PORTS = [
    "", "0", "80", "443", "8080", "00443", "65535", "65536", "99999999999999999999", "-1", "+80", "8 0", "8a", "80:80",
    "８０", "٨٠", "0x50", "80\t", "80@evil.com", "%38%30", "1e3", "000000000000000000080", "²",
]  # fmt: skip
USERINFOS = ["a@", "a:b@", "@", ":@", "a%40b@", "a@b@", "good.com:80@", "good.com\\@", "good.com/@", "good.com#@", "é@"]
WORDS = [
    "example", "www", "a", "b-c", "x1", "1x", "0", "7", "a_b", "-a", "a-", "a--b", "ab--cd", "com", "de", "localhost", "local",
    "page", "link", "0x1", "0x", "0xg", "08", "007", "1e3", "xn--", "xn", "XN--A", "A", "EXAMPLE",
]  # fmt: skip
DOTS = ["."] * 24 + ["。", "．", "｡", "․", "‥", "…", "⒈", "..", ".\u00ad", ".\u200d", "·", "%2e"]
SPECIALS = (
    list("\t\n\r\x00\x01\x1f\x7f !\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~09aAzZ")
    + ["%2f", "%40", "%00", "%2e", "%5c", "%c3%bc", "%ad", "%", "%4", "xn--", "//", "..", "::", "@", "\\\\", "0x"]
    + list("\u00ad\u034f\u061c\u115f\u1160\u17b4\u180e\u200b\u200c\u200d\u200e\u202e\u2028\u2060\u2064\u206a\u3164\ufe0f\ufeff")
    + list("ßςẞİıſKÅΣσſﬀﬁＡａ０．／＠％：？＃＼［］｡。․‥…⒈⑴⑫Ⅷ½℀℅ℂ℡⁄∕⩴︓﹕﹖﹟﹠﹨﹫｜＾｀｛｝＂＜＞\u3000\u00a0\u2000\u205f")
    + list("≠≮≯⿰\u2183\u2132\u04c0\ua7ae\u10a0\u1c80\u13a0\uab70\u0345\u0390\u1fd3\u1e9b\ufb05\ufb06\u03f4\u2126")
    + ["\U0001f4a9", "\U0001f1e6", "\U00010400", "\U0001d400", "\U0001f100", "\U0001f110", "\U000e0100", "\U000e0041"]
    + ["\U0002f868", "\U0002f800", "\U0001d7d8", "\U00010780", "\U00011935", "\U0001e030", "\U0001ee00", "\U0010ffff"]
)
# Blocks of Unicode, by what makes them hard: mapped, ignored, joined, written from right to left, composed, or new.
BLOCKS = [
    (0x20, 0x7E), (0x80, 0xFF), (0x100, 0x17F), (0x180, 0x24F), (0x250, 0x2FF), (0x300, 0x36F), (0x370, 0x3FF),
    (0x400, 0x4FF), (0x500, 0x58F), (0x590, 0x5FF), (0x600, 0x6FF), (0x700, 0x7FF), (0x800, 0x8FF), (0x900, 0x97F),
    (0x980, 0xDFF), (0xE00, 0xEFF), (0xF00, 0xFFF), (0x1000, 0x109F), (0x10A0, 0x10FF), (0x1100, 0x11FF),
    (0x1200, 0x139F), (0x13A0, 0x13FF), (0x1400, 0x177F), (0x1780, 0x18AF), (0x1900, 0x1BFF), (0x1C00, 0x1CFF),
    (0x1D00, 0x1DBF), (0x1DC0, 0x1DFF), (0x1E00, 0x1EFF), (0x1F00, 0x1FFF), (0x2000, 0x206F), (0x2070, 0x20CF),
    (0x20D0, 0x20FF), (0x2100, 0x218F), (0x2190, 0x23FF), (0x2460, 0x24FF), (0x2500, 0x2BFF), (0x2C00, 0x2DFF),
    (0x2E00, 0x2FDF), (0x3000, 0x303F), (0x3040, 0x30FF), (0x3100, 0x33FF), (0x4E00, 0x4FFF), (0x9F00, 0x9FFF),
    (0xA000, 0xA63F), (0xA640, 0xA7FF), (0xA800, 0xABFF), (0xAC00, 0xAD00), (0xD780, 0xD7FF), (0xE000, 0xE010),
    (0xF900, 0xFAFF), (0xFB00, 0xFB4F), (0xFB50, 0xFDFF), (0xFE00, 0xFE6F), (0xFE70, 0xFEFF), (0xFF00, 0xFFEF),
    (0xFFF0, 0xFFFF), (0x10000, 0x103FF), (0x10400, 0x107FF), (0x10800, 0x10CFF), (0x10D00, 0x10FFF),
    (0x11000, 0x11FFF), (0x12000, 0x16FFF), (0x17000, 0x1BFFF), (0x1CF00, 0x1D0FF), (0x1D100, 0x1D3FF),
    (0x1D400, 0x1D7FF), (0x1D800, 0x1E2FF), (0x1E300, 0x1EDFF), (0x1EE00, 0x1EEFF), (0x1F000, 0x1F2FF),
    (0x1F300, 0x1FAFF), (0x1FB00, 0x1FBFF), (0x20000, 0x20040), (0x2F800, 0x2FA1F), (0x30000, 0x323AF),
    (0xE0000, 0xE01EF),
]  # fmt: skip
VIRAMAS = "\u094d\u09cd\u0acd\u0d4d\u0dca\u1039\u17d2"
INDIC = "कखगरतशരතശකගරක"
ARABIC = "ابتثجحخدذرزسشصضطظعغفقكلمنهوي"
HEBREW = "אבגדהוזחטיכלמנסעפצקרשת"
RTL_EXTRAS = "0123456789٠١٢٣۰۱۲-a\u064b\u0651\u0640\u200c\u200d+%,"


class Mutations(random.Random):
    """An endless source of URLs."""

    def url(self) -> str:
        """One URL."""
        kind = self.random()
        if kind < 0.3:
            return self.damaged(self.choice(SEEDS))
        if kind < 0.4:
            return self.damaged(self.assembled())
        if kind < 0.42:
            return self.spliced()
        return self.assembled()

    def assembled(self) -> str:
        """From parts, most of which are right, so that most URLs have one thing that is odd."""
        scheme = self.seldom(0.06, SCHEMES, "https" if self.random() < 0.7 else "http")
        separator = self.seldom(0.03, SEPARATORS, "//")
        userinfo = self.seldom(0.03, USERINFOS, "")
        port = ":" + self.choice(PORTS) if self.random() < 0.12 else ""
        tail = self.choice(TAILS) if self.random() < 0.4 else "/"
        colon = ":" if self.random() < 0.995 else ""
        return scheme + colon + separator + userinfo + self.host() + port + tail

    def seldom(self, probability: float, choices: Sequence[str], otherwise: str) -> str:
        return self.choice(choices) if self.random() < probability else otherwise

    def spliced(self) -> str:
        left, right = self.choice(SEEDS), self.choice(SEEDS)
        return left[: self.randint(0, len(left))] + right[self.randint(0, len(right)) :]

    def damaged(self, url: str) -> str:
        """With one to three small changes, most of them near the host."""
        for _ in range(self.choice((1, 1, 1, 2, 3))):
            start = url.find("//") + 2 if "//" in url and self.random() < 0.9 else 0
            end = min(len(url), start + 24)
            place = self.randint(min(start, end), end)
            change = self.randrange(8)
            if change < 3:
                url = url[:place] + self.choice(SPECIALS) + url[place:]
            elif change == 3:
                url = url[:place] + url[place + 1 :]
            elif change == 4:
                url = url[:place] + self.disguised(url[place : place + 1]) + url[place + 1 :]
            elif change == 5:
                url = url[:place] + self.character() + url[place:]
            elif change == 6:
                url = url[:place] + self.choice(SPECIALS) + url[place + 1 :]
            else:
                length = self.randint(1, 4)
                url = url[: place + length] + url[place:]
        return url

    def disguised(self, character: str) -> str:
        """Something that may be taken for the character."""
        if not character:
            return ""
        number = ord(character)
        forms = [character.swapcase(), "%" + format(number & 0xFF, "02x"), character + "\u00ad", character + "\u0301"]
        if 0x21 <= number <= 0x7E:
            forms += [chr(number + 0xFEE0)] * 3
        if character.isalpha() and number < 0x80:
            forms += [chr(0x1D400 + (number | 32) - 97), chr(0x24D0 + (number | 32) - 97)]
        if character.isdigit() and number < 0x80:
            forms += [chr(0x1D7CE + number - 48), chr(0x0660 + number - 48), chr(0x2460 + number - 49)]
        return self.choice(forms)

    def host(self) -> str:
        """A host; about half of them are international."""
        kinds: List[Tuple[float, Callable[[], str]]] = [
            (0.16, self.plain_host),
            (0.10, self.numeric_host),
            (0.12, self.ipv6_host),
            (0.22, self.international_host),
            (0.14, self.encoded_host),
            (0.10, self.bidirectional_host),
            (0.06, self.joined_host),
            (0.07, self.disguised_host),
            (0.03, self.long_host),
        ]
        at = self.random()
        for share, make in kinds:
            at -= share
            if at < 0:
                return make()
        return self.plain_host()

    def joined(self, labels: Sequence[str]) -> str:
        host = labels[0]
        for label in labels[1:]:
            host += self.choice(DOTS) + label
        return host + self.seldom(0.06, (".", "..", "。", "．"), "")

    def plain_host(self) -> str:
        labels = [self.choice(WORDS) for _ in range(self.choice((1, 2, 2, 3, 4)))]
        if self.random() < 0.6:
            labels[-1] = self.choice(("com", "example", "test"))
        host = self.joined(labels)
        if self.random() < 0.15:
            place = self.randint(0, len(host))
            host = host[:place] + self.choice(SPECIALS) + host[place:]
        return host

    def numeric_host(self) -> str:
        return self.joined([self.number() for _ in range(self.choice((1, 2, 3, 4, 4, 4, 5)))])

    def number(self) -> str:
        value = self.choice((0, 1, 7, 8, 10, 127, 192, 255, 256, 65535, 16777216, 4294967295, 4294967296, self.getrandbits(40)))
        forms = [str(value)] * 4 + [hex(value), "0X%X" % value, "0%o" % value, "00%d" % value, "0x", "", "%da" % value]
        text = self.choice(forms)
        if self.random() < 0.1:
            text = "".join(self.disguised(one) if self.random() < 0.5 else one for one in text)
        return text

    def ipv6_host(self) -> str:
        count = self.choice((8, 8, 7, 6, 6, 5, 3, 2, 1, 0, 9))
        pieces = [self.choice(("0", "1", "db8", "FFFF", "0001", "ffff", "a", "00000", "g")) if self.random() < 0.05
                  else format(self.getrandbits(self.choice((1, 4, 8, 16))), self.choice(("x", "X", "04x"))) for _ in range(count)]
        if self.random() < 0.6:
            for _ in range(self.choice((1, 1, 1, 1, 2))):
                pieces.insert(self.randint(0, len(pieces)), "")
        text = ":".join(pieces)
        if text.startswith(":") and self.random() < 0.9:
            text = ":" + text
        if text.endswith(":") and self.random() < 0.9:
            text += ":"
        if self.random() < 0.25:
            tail = ".".join(self.choice(("0", "1", "255", "256", "01", "127", "")) if self.random() < 0.3
                            else str(self.randrange(256)) for _ in range(self.choice((4, 4, 4, 4, 3, 5))))
            text += tail if text.endswith(":") else ":" + tail
        if self.random() < 0.08:
            text += self.choice(("%25eth0", "%eth0", "%", "%251", "/64", " ", ".", "]"))
        if self.random() < 0.08:
            place = self.randint(0, len(text))
            text = text[:place] + self.choice(SPECIALS) + text[place:]
        opening = "[" if self.random() < 0.97 else self.choice(("", "[[", "［", "%5b"))
        closing = "]" if self.random() < 0.96 else self.choice(("", "]]", "］", "%5d", "]a", "].com", "] "))
        return opening + text + closing

    def character(self) -> str:
        """Any character but a surrogate."""
        first, last = self.choice(BLOCKS)
        return chr(self.randint(first, last))

    def label(self) -> str:
        """From one or two blocks of Unicode."""
        blocks = [self.choice(BLOCKS) for _ in range(self.choice((1, 1, 2)))]
        return "".join(chr(self.randint(*self.choice(blocks))) for _ in range(self.choice((1, 1, 2, 2, 3, 5))))

    def international_host(self) -> str:
        labels = []
        for _ in range(self.choice((1, 2, 2, 3))):
            label = self.label()
            if self.random() < 0.3:
                word = self.choice(WORDS)
                place = self.randint(0, len(word))
                label = word[:place] + label + word[place:]
            labels.append(label)
        if self.random() < 0.8:
            labels.append(self.choice(("com", "de", "рф", "中国", "0", "1x")))
        return self.joined(labels)

    def encoded_host(self) -> str:
        """With labels in Punycode of what may stand there, and of what may not."""
        source = self.choice((self.label, self.bidirectional_label, self.joined_label, self.international_label))
        label = source()
        if self.random() < 0.5:
            label = label.lower()
        if self.random() < 0.3:
            label = self.choice(WORDS) + label
        encoded = "xn--" + label.encode("punycode").decode("ascii", "replace")
        if self.random() < 0.15:
            place = self.randint(0, len(encoded))
            encoded = encoded[:place] + self.choice(list("abz019-AZ_") + SPECIALS) + encoded[place + 1 :]
        if self.random() < 0.1:
            encoded = encoded.upper()
        labels = [encoded]
        if self.random() < 0.3:
            labels.insert(self.randint(0, 1), self.choice((self.label, self.bidirectional_label, lambda: self.choice(WORDS)))())
        if self.random() < 0.8:
            labels.append("com")
        return self.joined(labels)

    def international_label(self) -> str:
        """Letters that nearly every version of Unicode allows."""
        first, last = self.choice(((0xE0, 0xF6), (0x101, 0x17E), (0x3B1, 0x3C9), (0x430, 0x44F), (0x4E00, 0x4F00), (0x3041, 0x3090)))
        return "".join(chr(self.randint(first, last)) for _ in range(self.randint(1, 6)))

    def bidirectional_label(self) -> str:
        letters = self.choice((ARABIC, HEBREW, ARABIC + HEBREW))
        label = [self.choice(letters) for _ in range(self.randint(1, 5))]
        for _ in range(self.choice((0, 0, 1, 1, 2))):
            label.insert(self.randint(0, len(label)), self.choice(RTL_EXTRAS))
        return "".join(label)

    def bidirectional_host(self) -> str:
        labels = [self.bidirectional_label()]
        if self.random() < 0.4:
            labels.insert(self.randint(0, 1), self.choice(WORDS + ["1a", "a1", "ü", "1"]))
        if self.random() < 0.7:
            labels.append("com")
        return self.joined(labels)

    def joined_label(self) -> str:
        """With joiners, where they are legal and where they are not."""
        joiner = self.choice("\u200c\u200d")
        if self.random() < 0.5:
            return self.choice(INDIC) + self.seldom(0.8, VIRAMAS, "") + joiner + self.choice(INDIC)
        return self.choice(ARABIC) + self.seldom(0.2, ("\u064b", "\u0651", "a", "1"), "") + joiner + self.choice(ARABIC)

    def joined_host(self) -> str:
        return self.joined([self.joined_label(), self.choice(("com", "example", self.joined_label()))])

    def disguised_host(self) -> str:
        host = self.choice(("example.com", "www.example.com", "127.0.0.1", "evil.com", "good.com/evil.com", "xn--fa-hia.de"))
        chance = self.choice((0.1, 0.3, 1))
        return "".join(self.disguised(one) if self.random() < chance else one for one in host)

    def long_host(self) -> str:
        label = self.choice(("a", "ab-", "ü", "ß", "例", "xn--a", "1", "א"))
        host = ".".join([label * self.choice((1, 20, 57, 60, 63, 64, 70))] * self.choice((1, 2, 4, 5, 60)))
        return host + self.choice(("", ".com", ".", "/"))
