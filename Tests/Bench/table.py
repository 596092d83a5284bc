"""The one table that the benchmark prints."""

HEADINGS = ("what", "linkd", "against", "reference", "ratio", "bar", "aim", "cpu", "verdict")


class Table:
    def __init__(self):
        self.rows = []
        self.notes = []

    def add(
        self, what, linkd, against="", reference="", ratio=None, bar=None, aim=None, cpu=None, less_is_better=False
    ):
        """A row; `ratio`, `bar`, `aim` and `cpu` are numbers, the figures beside them text with a unit."""
        verdict = ""
        if ratio is not None and bar is not None:
            sign = -1 if less_is_better else 1
            verdict = "misses the bar"
            if sign * ratio >= sign * bar:
                verdict = "holds"
            if aim is not None and sign * ratio >= sign * aim:
                verdict = "reaches the aim"
        relation = "≤ " if less_is_better else "≥ "
        show = lambda figure, before="": "" if figure is None else before + format(figure, ".3g")
        self.rows.append(
            (
                what, linkd, against, reference, show(ratio), show(bar, relation), show(aim, relation), show(cpu),
                verdict,
            )
        )

    def note(self, text):
        self.notes.append(text)

    def text(self):
        rows = [HEADINGS, *self.rows]
        widths = [max(len(row[column]) for row in rows) for column in range(len(HEADINGS))]
        right = {1, 3, 4, 5, 6, 7}

        def line(row):
            cells = [
                cell.rjust(width) if column in right else cell.ljust(width)
                for column, (cell, width) in enumerate(zip(row, widths))
            ]
            return "  ".join(cells).rstrip()

        rule = "  ".join("-" * width for width in widths)
        return "\n".join([line(HEADINGS), rule, *map(line, self.rows), "", *[f"* {note}" for note in self.notes]])


def number(value):
    return f"{value:,.0f}".replace(",", " ")


def rate(value):
    return f"{number(value)}/s"


def microseconds(value):
    return f"{value * 1e6:.1f} µs"


def milliseconds(value):
    return f"{value * 1e3:.2f} ms"


def mebibytes(kib):
    return f"{kib / 1024:.1f} MiB"
