#!/usr/bin/env python3
"""Takes a list of old links, checks and shortens each of them, and prints a table of short links and warnings.

The list is a file with a link on each line, or a CSV file with --column. A line is a long dynamic link
(https://example.com/link/?link=...), or with --prefix any web address that gets a dynamic link made around it.
A link that was shortened before keeps its short link, so the same list can be run again and again.

    python3 example_shorten_list.py --store sqlite:links.db links.txt
    python3 example_shorten_list.py --prefix https://example.com/link --ios com.example.ios pages.txt
    python3 example_shorten_list.py --column "Long link" export.csv > short.txt

Exit status 1 when a link was refused; the reasons stand in the table.
"""

from __future__ import annotations

import argparse
import csv
import sys
from typing import Any, Dict, Iterator, List, Optional, TextIO

from linkd import Linkd, LinkdEnded, LinkdError


def read_links(file: TextIO, column: Optional[str]) -> Iterator[str]:
    """The links of a list: its lines without blank ones and comments, or a column of a CSV file."""
    if column is None:
        for line in file:
            text = line.strip()
            if text and not text.startswith("#"):
                yield text
        return
    rows = csv.DictReader(file)
    if column not in (rows.fieldnames or []):
        raise SystemExit(f"there is no column {column!r}; the columns are {', '.join(rows.fieldnames or [])}")
    for row in rows:
        if row[column]:
            yield row[column]


def request_for(link: str, options: argparse.Namespace) -> Dict[str, Any]:
    """The parameters of shorten for one link of the list."""
    request: Dict[str, Any] = {"suffix": {"option": "SHORT" if options.short else "UNGUESSABLE"}}
    if options.prefix is None:
        request["longDynamicLink"] = link
        return request
    info: Dict[str, Any] = {"domainUriPrefix": options.prefix, "link": link}
    if options.ios:
        info["iosInfo"] = {"iosBundleId": options.ios}
    if options.android:
        info["androidInfo"] = {"androidPackageName": options.android}
    request["dynamicLinkInfo"] = info
    return request


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", nargs="?", default="-", help="the list; standard input when it is left out or -")
    parser.add_argument("--column", help="the file is CSV, and the links are in this column")
    parser.add_argument("--prefix", help="make a dynamic link under this prefix around each link")
    parser.add_argument("--ios", metavar="BUNDLE", help="with --prefix: the bundle id of the iOS app")
    parser.add_argument("--android", metavar="PACKAGE", help="with --prefix: the package of the Android app")
    parser.add_argument("--short", action="store_true", help="short suffixes instead of ones that nobody guesses")
    parser.add_argument("--store", help="where short links are kept, as in sqlite:links.db")
    parser.add_argument("--config", help="linkd's configuration file")
    parser.add_argument("--binary", help="the linkd program")
    options = parser.parse_args()

    if options.file == "-":
        links = list(read_links(sys.stdin, options.column))
    else:
        with open(options.file, encoding="utf-8-sig", newline="") as file:
            links = list(read_links(file, options.column))

    refused = 0
    made = 0
    rows: List[List[str]] = []
    with Linkd(options.binary, store=options.store, config=options.config) as linkd:
        requests = (request_for(link, options) for link in links)
        for link, answer in zip(links, linkd.map("shorten", requests, return_errors=True)):
            if isinstance(answer, LinkdError):
                refused += 1
                rows.append(["-", link, str(answer)])
                continue
            made += answer["created"]
            warnings = sorted({warning["warningCode"] for warning in answer["warning"]})
            rows.append([answer["shortLink"], link, ", ".join(warnings)])
    width = max((len(row[0]) for row in rows), default=0)
    for short, link, notes in rows:
        print(f"{short:<{width}}  {link}")
        if notes:
            print(f"{'':<{width}}    {notes}")
    print(f"{made} made, {len(rows) - made - refused} found again, {refused} refused", file=sys.stderr)
    return 1 if refused else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except (LinkdEnded, OSError) as error:
        sys.exit(f"{error}")
