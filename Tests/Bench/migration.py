"""Import, export and second import of many links: times, memory, and whether both stores are equal.

Run by migration.sh: migration.py LINKD FOLDER ROWS
"""

from __future__ import annotations

import collections
import csv
import filecmp
import os
import random
import sqlite3
import subprocess
import sys
import time

COLUMNS = "prefix, suffix, long_link, reuse_key, option, state, created_at, expire_at, name, tags"
ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"


def generate(path: str, rows: int) -> None:
    """A file as FDL exported it: drawn suffixes of both kinds, every column in use, quotes and line ends in values."""
    source = random.Random(7)
    with open(path, "w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file, lineterminator="\r\n")
        titles = ["Short link", "Deep link", "apn", "afl", "amv", "ibi", "ifl", "ius", "ipfl", "ipbi", "isi", "imv", "efr"]
        titles += ["ofl", "st", "sd", "si", "utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content"]
        titles += ["at", "ct", "mt", "pt", "Archived?", "Link name", "Creation timestamp"]
        writer.writerow(titles)
        for number in range(rows):
            # Nine characters never meet by chance, and count as SHORT.
            suffix = "".join(source.choices(ALPHABET, k=17 if number % 4 else 9))
            if number % 97 == 0:
                suffix = f"promo-{number}"
            third = number % 3 == 0
            long = f"Line one of {number}\nline \"two\", with a comma"
            writer.writerow(
                [
                    f"https://go.example.com/l/{suffix}",
                    f"https://www.example.com/product/{number}?ref=share&lang={source.choice(['de', 'en', 'ja'])}",
                    "com.example.android",
                    f"https://www.example.com/android/{number}" if third else "",
                    str(number % 50),
                    "com.example.ios",
                    f"https://www.example.com/ios/{number}" if third else "",
                    "", "", "", "123456789", f"1.{number % 9}", ["", "true", "false", "1"][number % 4], "",
                    f"Produkt {number} – „schön“, günstig",
                    long if number % 5 == 0 else f"A description of product {number} that is as long as most are",
                    f"https://img.example.com/{number}.jpg",
                    "app", "share", f"campaign-{number % 200}", "", "", "", "", "", "",
                    "true" if number % 50 == 0 else "false",
                    f"Product {number}",
                    f"20{17 + number % 8}-{1 + number % 12:02}-{1 + number % 28:02}T{number % 24:02}:{number % 60:02}:07Z",
                ]
            )  # fmt: skip


def run(name: str, words: list[str], output: str) -> None:
    """Runs linkd and prints what it took."""
    began = time.monotonic()
    with open(output, "wb") as file:
        process = subprocess.Popen(words, stdout=file)
        _, status, usage = os.wait4(process.pid, 0)
    seconds = time.monotonic() - began
    if status != 0:
        sys.exit(f"{name} ended with {os.waitstatus_to_exitcode(status)}")
    unit = 1 if sys.platform == "darwin" else 1024
    print(
        f"{name:14} {seconds:6.1f} s   processor {usage.ru_utime:5.1f} s + {usage.ru_stime:4.1f} s of the system"
        f"   peak {usage.ru_maxrss * unit / 2**20:5.1f} MiB",
        flush=True,
    )


def outcomes(path: str) -> dict[str, int]:
    """How often each outcome stands in the lines of an import."""
    with open(path, "rb") as file:
        return dict(collections.Counter(line.split(b'"', 6)[5].decode() for line in file))


def main(linkd: str, folder: str, rows: int) -> int:
    def place(name: str) -> str:
        return os.path.join(folder, name)

    generate(place("rows.csv"), rows)
    print(f"{rows} rows, {os.path.getsize(place('rows.csv')) / 2**20:.0f} MiB")
    one, other = ["--store", "sqlite:" + place("one.db")], ["--store", "sqlite:" + place("other.db")]
    run("dry run", [linkd, "import", place("rows.csv"), "--dry-run", *one], place("dry.jsonl"))
    run("import", [linkd, "import", place("rows.csv"), *one], place("one.jsonl"))
    run("export", [linkd, "export", *one], place("one.csv"))
    run("second import", [linkd, "import", place("one.csv"), *other], place("other.jsonl"))
    run("second export", [linkd, "export", *other], place("other.csv"))
    run("rerun", [linkd, "import", place("rows.csv"), *one], place("rerun.jsonl"))

    faults = []
    for name, expected in (("one", "created"), ("other", "created"), ("rerun", "unchanged")):
        found = outcomes(place(name + ".jsonl"))
        if found != {expected: rows}:
            faults.append(f"{name}: {found}")
    if not filecmp.cmp(place("dry.jsonl"), place("one.jsonl"), shallow=False):
        faults.append("the dry run said something else than the import")
    if not filecmp.cmp(place("one.csv"), place("other.csv"), shallow=False):
        faults.append("the exports differ")
    connection = sqlite3.connect(place("one.db"))
    connection.execute("ATTACH ? AS other", (place("other.db"),))
    for left, right in (("main", "other"), ("other", "main")):
        sql = f"SELECT count(*) FROM (SELECT {COLUMNS} FROM {left}.links EXCEPT SELECT {COLUMNS} FROM {right}.links)"
        count = connection.execute(sql).fetchone()[0]
        if count:
            faults.append(f"{count} links of {left} are not in {right}")
    connection.close()
    print("\n".join(faults) if faults else "both stores and their exports are equal")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2], int(sys.argv[3])))
