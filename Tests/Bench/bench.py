"""Measures linkd against programs that do the same job, and prints one table. README.md says how to read it."""

import argparse
import subprocess
import sys
import tempfile
from pathlib import Path

import measure
import rows
import tools
from table import Table


def arguments():
    parser = argparse.ArgumentParser(prog="run.sh", description=__doc__)
    parser.add_argument("rows", nargs="*", metavar="ROW", help="only these: " + " ".join(GROUPS))
    parser.add_argument("--linkd", type=Path, help="a linkd that is built already")
    parser.add_argument("--quick", action="store_true", help="a tenth of the requests, three rounds")
    parser.add_argument("--rounds", type=int, default=5, help="runs of each program, in turns (default: 5)")
    parser.add_argument(
        "--flood", type=int, metavar="N", help="requests of the memory row (default: 1 000 000; 10000000 takes minutes)"
    )
    parser.add_argument("--dir", type=Path, help="folder for the stores; must be on a real disk")
    given = parser.parse_args()
    unknown = set(given.rows) - set(GROUPS)
    if unknown:
        parser.error("unknown row: " + " ".join(sorted(unknown)))
    return given


GROUPS = {
    "build": rows.build,
    "parseIncoming": rows.parse_incoming,
    "matchAASA": rows.match_aasa,
    "shorten": rows.shorten,
    "resolve": rows.resolve,
    "clicks": rows.clicks,
    "trip": rows.round_trip,
    "start": rows.start,
    "memory": rows.memory,
}


def main():
    given = arguments()
    base = tools.ROOT / ".build" / "bench"
    base.mkdir(parents=True, exist_ok=True)
    table = Table()
    with tempfile.TemporaryDirectory(dir=given.dir or base) as folder:
        work = Path(folder)
        # Nothing that the person has configured may have a say.
        home = {"XDG_DATA_HOME": folder, "XDG_CONFIG_HOME": folder, "LINKD_STORE": "", "LINKD_CONFIG": ""}
        bench = rows.Bench(
            linkd=given.linkd.resolve() if given.linkd else tools.linkd(),
            drive=measure.Driver(tools.c_program("drive", base), home),
            sqlite=tools.sqlite_program(base),
            python=tools.python(),
            node=tools.node(),
            rust=tools.rust(base),
            work=work,
            table=table,
            rounds=3 if given.quick else given.rounds,
            scale=0.1 if given.quick else 1,
            flood=given.flood or (100_000 if given.quick else 1_000_000),
        )
        if bench.node is None:
            table.note("No node on this machine: the rows against Node are left out.")
        if bench.rust is None:
            table.note("No cargo, or no serde crates on this machine: the row against Rust is left out.")
        for name, group in GROUPS.items():
            if given.rows and name not in given.rows:
                continue
            print(f"measuring {name} …", file=sys.stderr)
            group(bench)
    print(table.text())


if __name__ == "__main__":
    try:
        main()
    except measure.Failure as failure:
        sys.exit(f"bench: {failure}")
    except subprocess.CalledProcessError as failure:
        sys.exit(f"bench: {failure}")
