#!/usr/bin/env python3
"""Reads the URLs that opened an app (one on each line of standard input) and counts them by kind and campaign.

    grep -o 'https://example.com/link/[^ ]*' access.log | python3 example_campaigns.py --domain https://example.com/link

Long links, short links of the store, custom-scheme links and Play install referrers of FDL's form are all understood.
The input may be endless: only as many calls are in flight as linkd can use.
"""

from __future__ import annotations

import argparse
import collections
import sys
from typing import Any, Counter, Dict, Iterator, List, Tuple

from linkd import Linkd, LinkdError


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--domain", action="append", default=[], help="a prefix of dynamic links; may be repeated")
    parser.add_argument("--scheme", action="append", default=[], help="a custom scheme of the app; may be repeated")
    parser.add_argument("--store", help="where short links are kept, as in sqlite:links.db")
    parser.add_argument("--binary", help="the linkd program")
    options = parser.parse_args()

    more: Dict[str, List[str]] = {}
    if options.domain:
        more["domains"] = options.domain
    if options.scheme:
        more["schemes"] = options.scheme

    def requests() -> Iterator[Dict[str, Any]]:
        for line in sys.stdin:
            text = line.strip()
            if text:
                yield {("url" if ":" in text else "referrer"): text, **more}

    counts: Counter[Tuple[str, str]] = collections.Counter()
    with Linkd(options.binary, store=options.store) as linkd:
        for answer in linkd.map("parseIncoming", requests(), return_errors=True):
            if isinstance(answer, LinkdError):
                counts[(answer.status, "")] += 1
                continue
            marks = answer.get("dynamicLink", {}).get("utmParameters", {})
            counts[(answer["kind"], marks.get("utm_campaign", ""))] += 1
    for (kind, campaign), count in counts.most_common():
        print(f"{count:>8}  {kind:<14}  {campaign or '(no campaign)'}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
