"""The rows of the table, one function for each group of them."""

import json
import random
import shutil
import sqlite3

import check
import measure
import reference
import workloads
from table import mebibytes, microseconds, milliseconds, number, rate


class Bench:
    """What a row needs: the programs, a folder on a real disk, sizes, and the table to write into."""

    def __init__(self, linkd, drive, sqlite, python, node, rust, work, table, rounds, scale, flood):
        self.linkd, self.drive, self.sqlite = linkd, drive, sqlite
        self.python, self.node, self.rust = python, node, rust
        self.work, self.table, self.rounds, self.scale, self.flood = work, table, rounds, scale, flood

    def count(self, full):
        """How many requests of `full` this run makes."""
        return max(200, int(full * self.scale))

    def command(self, store="sqlite::memory:", config=None):
        return [self.linkd, "--store", store, *(["--config", config] if config else [])]

    def file(self, name, requests):
        return workloads.write(self.work / f"{name}.jsonl", requests)

    def references(self, names):
        known = {"Python": self.python, "Node": self.node, "Rust": self.rust}
        return {name: known[name] for name in names if known[name]}


def compare_answers(bench, method, path, programs, count=400):
    """Runs the first requests through linkd and the references, and demands the same answers."""
    few = measure.head(path, count, "check.jsonl")
    ours = bench.drive.answers(few, bench.command())
    for name, command in programs.items():
        check.same(method, name, ours, bench.drive.answers(few, command))


def pipelined(bench, method, what, path, bars, names=("Python", "Node"), unit=1):
    """One row for each reference. `unit` is how many pieces of work, such as URLs, one request holds."""
    programs = bench.references(names)
    compare_answers(bench, method, path, programs)
    ours, *others = measure.in_turns(
        bench.rounds,
        lambda: bench.drive.run(path, bench.command()),
        *[lambda command=command: bench.drive.run(path, command) for command in programs.values()],
    )
    for name, theirs in zip(programs, others):
        bar, aim = bars.get(name, (None, None))
        compare(bench, what, ours, name, theirs, bar, aim, unit)


def compare(bench, what, ours, name, theirs, bar=None, aim=None, unit=1):
    """A row that sets rates against rates."""
    ours_rates, theirs_rates = measure.rates(ours), measure.rates(theirs)
    bench.table.add(
        what, rate(measure.median(ours_rates) * unit), name, rate(measure.median(theirs_rates) * unit),
        measure.paired_ratio(ours_rates, theirs_rates), bar, aim, measure.cpu_ratio(ours, theirs),
    )


BARS = {"Python": (12, 20), "Node": (3.5, 5), "Rust": (None, 1)}


def build(bench):
    count = bench.count(200_000)
    path = bench.file("build", workloads.build(count))
    members = {"longDynamicLink": str, "warning": list}
    check.complete("build", bench.drive.answers(path, bench.command()), count, members)
    refused = bench.file("refused", workloads.faulty())
    compare_answers(bench, "build", refused, bench.references(("Python", "Node")))
    pipelined(bench, "build", "build, pipelined", path, BARS, ("Python", "Node", "Rust"))
    read, cat = measure.in_turns(
        bench.rounds,
        lambda: bench.drive.run(path, bench.command(), reads=True).rate,
        lambda: bench.drive.run(path, ["cat"]).rate,
    )
    bench.table.add("build, each answer read and its id checked", rate(measure.median(read)))
    bench.table.add("the same bytes through cat", "", "cat", rate(measure.median(cat)))


def parse_incoming(bench):
    count = bench.count(100_000)
    path = bench.file("parse", workloads.parse_incoming(reference, count))
    check.complete("parseIncoming", bench.drive.answers(path, bench.command()), count, {"kind": str})
    pipelined(bench, "parseIncoming", "parseIncoming, pipelined", path, BARS)


ASSOCIATION_BARS = {"Node": (10, 50)}


def match_growth(bench, requests):
    """How the time of one request grows with its rules, and with its URLs."""
    sizes = {"half the rules": (2_500, 1_000), "half the URLs": (5_000, 500), "": (5_000, 1_000)}
    paths = [
        bench.file(f"match-{rules}-{urls}", workloads.match_one_document(requests, rules, urls))
        for rules, urls in sizes.values()
    ]
    fewer_rules, fewer_urls, whole = measure.in_turns(
        bench.rounds, *[lambda path=path: bench.drive.run(path, bench.command()).seconds for path in paths]
    )
    for name, half in (("half the rules", fewer_rules), ("half the URLs", fewer_urls)):
        bench.table.add(
            "matchAASA, 5 000 rules × 1 000 URLs", milliseconds(measure.median(whole)), name,
            milliseconds(measure.median(half)), measure.paired_ratio(whole, half), 2.5, 2.1, less_is_better=True,
        )


def match_aasa(bench):
    urls = 250
    path = bench.file("match-one", workloads.match_one_document(max(4, bench.count(400) // 4), url_count=urls))
    pipelined(bench, "matchAASA", "matchAASA, one document of 200 rules (URLs)", path, {}, unit=urls)
    path = bench.file("match-many", workloads.match_many_documents(bench.count(20_000)))
    pipelined(bench, "matchAASA", "matchAASA, small documents (requests)", path, {})

    large = 2 if bench.scale < 1 else 5
    path = bench.file("match-large", workloads.match_one_document(large, rule_count=5_000, url_count=1_000))
    what = "matchAASA, 5 000 rules × 1 000 URLs in one request (URLs)"
    pipelined(bench, "matchAASA", what, path, ASSOCIATION_BARS, ("Node",), unit=1_000)
    path = bench.file("match-different", workloads.match_different_documents(1_000))
    what = "matchAASA, 1 000 documents of 50 rules, 20 URLs each (documents)"
    pipelined(bench, "matchAASA", what, path, ASSOCIATION_BARS, ("Node",))
    match_growth(bench, large)

    # How the time of one request grows with the URL.
    short, long = 4_000, 8_000
    paths = [bench.file(f"hostile-{length}", workloads.match_hostile(200, length)) for length in (short, long)]
    figures = measure.in_turns(
        bench.rounds, *[lambda path=path: bench.drive.run(path, bench.command()).seconds for path in paths]
    )
    bench.table.add(
        f"matchAASA, hostile pattern, URL of {number(long)} bytes",
        milliseconds(measure.median(figures[1])), "half the URL", milliseconds(measure.median(figures[0])),
        measure.paired_ratio(figures[1], figures[0]), 2.5, 2.1, less_is_better=True,
    )

    # A document of 5 000 rules that comes again and again, against one that differs each time.
    rng, count = random.Random(9), 40
    once = workloads.document(5_000)
    again = [("matchAASA", {"aasa": once, "urls": list(workloads.association_urls(rng, 5_000, 1))}) for _ in range(count)]
    fresh = [
        ("matchAASA", {
            "aasa": workloads.document(5_000, f"-{turn}"),
            "urls": list(workloads.association_urls(rng, 5_000, 1, f"-{turn}")),
        })
        for turn in range(count)
    ]
    paths = [bench.file("rules-again", again), bench.file("rules-fresh", fresh)]
    figures = measure.in_turns(
        bench.rounds, *[lambda path=path: bench.drive.run(path, bench.command()).seconds for path in paths]
    )
    bench.table.add(
        "matchAASA, 5 000 rules seen before", milliseconds(measure.median(figures[0])),
        "rules never seen", milliseconds(measure.median(figures[1])), measure.paired_ratio(*figures),
    )


def remove_store(path):
    for suffix in ("", "-wal", "-shm"):
        path.with_name(path.name + suffix).unlink(missing_ok=True)


def shorten(bench):
    count = bench.count(30_000)
    ours, theirs = bench.work / "ours.db", bench.work / "theirs.db"
    links = bench.work / "links.txt"
    for reuses in (False, True):
        path = bench.file("shorten", workloads.shorten(count, reuses))

        def shortened():
            remove_store(ours)
            return bench.drive.run(path, bench.command(f"sqlite:{ours}"))

        def inserted():
            remove_store(theirs)
            kind = "reuse" if reuses else "plain"
            return measure.timed([bench.sqlite, "insert", theirs, workloads.PREFIX, links, kind], count)

        # The rows that the loop inserts are those that linkd made of the requests.
        remove_store(ours)
        answers = bench.drive.answers(path, bench.command(f"sqlite:{ours}"))
        check.complete("shorten", answers, count, {"shortLink": str, "previewLink": str, "created": bool})
        with sqlite3.connect(ours) as store:
            rows = store.execute("SELECT suffix, long_link FROM links ORDER BY rowid").fetchall()
        store.close()
        answered = [answer["result"]["shortLink"].rsplit("/", 1)[1] for answer in answers]
        if [suffix for suffix, _ in rows] != answered:
            raise measure.Failure("shorten: the store does not hold the links that were answered")
        links.write_text("".join(f"{link}\n" for _, link in rows), encoding="utf-8")

        figures = measure.in_turns(bench.rounds, shortened, inserted)
        compare(bench, f"shorten, durable, reuse {str(reuses).lower()}", figures[0], "bare SQLite", figures[1], 0.6, 0.8)
    remove_store(ours), remove_store(theirs)


def fill(bench, path, suffixes):
    """Lets linkd make the store, then adds rows like its own in one transaction."""
    remove_store(path)
    first = bench.file("first", workloads.shorten(1, True))
    bench.drive.answers(first, bench.command(f"sqlite:{path}"))
    store = sqlite3.connect(path)
    store.execute("PRAGMA cache_size = -524288")
    prefix, long_link, option, created = store.execute(
        "SELECT prefix, long_link, option, created_at FROM links"
    ).fetchone()
    rows = (
        (prefix, suffix, long_link.replace("%26n%3D0", f"%26n%3D{row}"), row.to_bytes(16, "big"), option, created)
        for row, suffix in enumerate(suffixes)
    )
    with store:
        store.executemany(
            "INSERT INTO links(prefix, suffix, long_link, reuse_key, option, created_at) VALUES (?, ?, ?, ?, ?, ?)", rows
        )
    store.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    store.close()


def resolve(bench):
    path = bench.file("resolve-long", workloads.resolve_long(reference, bench.count(100_000)))
    pipelined(bench, "resolve", "resolve, long links", path, {})

    count = bench.count(200_000)
    keys, store = bench.work / "suffixes.txt", bench.work / "filled.db"
    for size in (1_000, 1_000_000 if bench.scale >= 1 else 100_000):
        stored = workloads.suffixes(size)
        fill(bench, store, stored)
        asked = random.Random(10).choices(stored, k=count)
        keys.write_text("".join(f"{suffix}\n" for suffix in asked))
        path = bench.file("resolve-short", workloads.resolve_short(asked))
        few = bench.drive.answers(measure.head(path, 400, "check.jsonl"), bench.command(f"sqlite:{store}"))
        check.complete("resolve", few, min(count, 400), {"link": str, "destination": dict, "http": dict})
        ours, theirs = measure.in_turns(
            bench.rounds,
            lambda: bench.drive.run(path, bench.command(f"sqlite:{store}")),
            lambda: measure.timed([bench.sqlite, "select", store, workloads.PREFIX, keys], count),
        )
        compare(bench, f"resolve, short links, {number(size)} in the store", ours, "bare SQLite", theirs, 0.5, 0.8)
    remove_store(store)


def clicks(bench):
    """Clicks on short links as a front asks for them, counted and not."""
    count = bench.count(200_000)
    keys, store, config = bench.work / "suffixes.txt", bench.work / "filled.db", bench.work / "linkd.json"
    config.write_text(json.dumps(workloads.CONFIGURATION))
    stored = workloads.suffixes(1_000)
    fill(bench, store, stored)
    asked = random.Random(11).choices(stored, k=count)
    keys.write_text("".join(f"{suffix}\n" for suffix in asked))
    command = bench.command(f"sqlite:{store}", config)
    paths = {
        "resolve": bench.file("clicks-resolve", workloads.resolve_short(asked)),
        "resolve, counted": bench.file("clicks-resolve-counted", workloads.resolve_short(asked, record=True)),
        "handleRequest": bench.file("clicks", workloads.handle_request(asked, False)),
        "handleRequest, counted": bench.file("clicks-counted", workloads.handle_request(asked, True)),
    }
    for name in ("handleRequest", "handleRequest, counted"):
        few = bench.drive.answers(measure.head(paths[name], 400, "check.jsonl"), command)
        check.complete(name, few, min(count, 400), {"status": int, "headers": list})
        check.redirects(few)
    check.counted(store, min(count, 400))
    *ours, theirs = measure.in_turns(
        bench.rounds,
        *[lambda path=path: bench.drive.run(path, command) for path in paths.values()],
        lambda: measure.timed([bench.sqlite, "select", store, workloads.PREFIX, keys], count),
    )
    runs = dict(zip(paths, ours))
    check.counted(store, min(count, 400) + 2 * bench.rounds * count)
    for name, figures in runs.items():
        if name != "resolve":
            compare(bench, f"{name}, short links", figures, "bare SQLite", theirs)
    compare(bench, "handleRequest, short links", runs["handleRequest"], "resolve", runs["resolve"])
    for name in ("resolve", "handleRequest"):
        compare(bench, f"{name}, counted", runs[f"{name}, counted"], "not counted", runs[name])
    remove_store(store)


def round_trip(bench):
    path = bench.file("trips", workloads.build(bench.count(20_000)))
    ours, theirs = measure.in_turns(
        max(5, bench.rounds),
        lambda: bench.drive.trip(path, bench.command()),
        lambda: bench.drive.trip(path, ["cat"]),
    )
    bench.table.add(
        "one build at a time, on one core", microseconds(measure.median(ours)), "cat",
        microseconds(measure.median(theirs)), measure.paired_ratio(ours, theirs), 2, 1.3, less_is_better=True,
    )


def start(bench):
    path, jq = bench.file("start", workloads.build(1)), shutil.which("jq")
    if jq is None:
        bench.table.note("No jq on this machine: its row is left out.")
    programs = {"cat": ["cat"], **({"jq": [jq, "-c", "--unbuffered", "."]} if jq else {})}
    ours, *others = measure.in_turns(
        30,
        lambda: bench.drive.start(path, bench.command()),
        *[lambda command=command: bench.drive.start(path, command) for command in programs.values()],
    )
    figure = measure.median([run["seconds"] for run in ours])
    bench.table.add(
        "start to first answer (ratio: ms)", milliseconds(figure), "", "", figure * 1e3, 6, 4, less_is_better=True
    )
    for name, runs in zip(programs, others):
        theirs = [run["seconds"] for run in runs]
        ratio = measure.paired_ratio([run["seconds"] for run in ours], theirs)
        bench.table.add("start to first answer", milliseconds(figure), name, milliseconds(measure.median(theirs)), ratio)
    resident = measure.median([run["residentKiB"] for run in ours])
    if resident:
        bench.table.add(
            "resident memory after one answer (ratio: MiB)", mebibytes(resident), "", "", resident / 1024, 20, 10,
            less_is_better=True,
        )


def memory(bench):
    """Resident memory at a fifth of a flood and at its end."""
    repeat = max(1, bench.flood // bench.count(200_000))
    path = bench.file("memory", workloads.build(bench.count(200_000)))
    done = bench.drive.flood(path, bench.command(), repeat=repeat, reads=True)
    early, late = done["residentKiB"][1], done["residentKiB"][-1]
    what = f"resident memory after {number(done['requests'])} requests"
    if not late:
        bench.table.note("Resident memory is not measured here: there is no /proc.")
        return
    bench.table.add(
        what, mebibytes(late), "at a fifth", mebibytes(early), late / early, 1.1, 1.02, less_is_better=True
    )
    bench.table.add("the same, peak", mebibytes(done["peakKiB"]))
