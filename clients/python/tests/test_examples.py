"""The examples, run as a user would run them."""

from __future__ import annotations

import subprocess
import sys
from typing import List, Optional

from .support import LONG_LINK, PYTHON_CLIENT, LinkdTestCase, binary


class Examples(LinkdTestCase):
    def run_example(self, name: str, *arguments: str, text: str = "") -> "subprocess.CompletedProcess[str]":
        command = [sys.executable, str(PYTHON_CLIENT / name), "--binary", binary(), *arguments]
        return subprocess.run(command, input=text, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, timeout=60)

    def shorten(self, *arguments: str, text: Optional[str] = None) -> List[List[str]]:
        run = self.run_example("example_shorten_list.py", *arguments, text=text or "")
        self.assertEqual(run.returncode, 0, run.stderr)
        return [line.split() for line in run.stdout.splitlines() if line.startswith("https:")] + [run.stderr.split()]

    def test_a_list_is_shortened_once(self) -> None:
        store = f"sqlite:{self.folder() / 'links.db'}"
        text = f"# old links\n{LONG_LINK}\n\n{LONG_LINK}&utm_source=mail\n"
        first = self.shorten("--store", store, text=text)
        again = self.shorten("--store", store, text=text)
        self.assertEqual([row[1] for row in first[:2]], [LONG_LINK, LONG_LINK + "&utm_source=mail"])
        self.assertEqual(first[2], "2 made, 0 found again, 0 refused".split())
        self.assertEqual(again[2], "0 made, 2 found again, 0 refused".split())
        self.assertEqual(first[:2], again[:2])

    def test_a_column_of_a_csv_file(self) -> None:
        path = self.folder() / "export.csv"
        path.write_text("\ufeffName,Page\r\nHome,https://www.example.com/\r\nEmpty,\r\n\"Sale, summer\",https://www.example.com/sale\r\n")
        prefix = ["--store", "sqlite::memory:", "--prefix", "https://example.com/link", "--ios", "com.example.ios"]
        rows = self.shorten(*prefix, "--column", "Page", str(path))
        self.assertEqual([row[1] for row in rows[:-1]], ["https://www.example.com/", "https://www.example.com/sale"])
        run = self.run_example("example_shorten_list.py", "--column", "Url", str(path))
        self.assertEqual((run.returncode, run.stderr), (1, "there is no column 'Url'; the columns are Name, Page\n"))

    def test_a_refused_link_is_told_and_the_others_are_made(self) -> None:
        text = f"https://example.com/link/?link=javascript%3Aalert%281%29\n{LONG_LINK}\n"
        run = self.run_example("example_shorten_list.py", "--store", "sqlite::memory:", text=text)
        self.assertEqual(run.returncode, 1)
        self.assertIn("PERMISSION_DENIED", run.stdout)
        self.assertEqual(run.stderr, "1 made, 0 found again, 1 refused\n")

    def test_campaigns_are_counted(self) -> None:
        prefix = "https://example.com/link"
        mail = LONG_LINK + "&utm_source=m&utm_campaign=spring"
        text = f"{mail}\n{LONG_LINK}\n{mail}\n{prefix}/nowhere\nnothing: at all\n"
        run = self.run_example("example_campaigns.py", "--store", "sqlite::memory:", "--domain", prefix, text=text)
        self.assertEqual((run.returncode, run.stderr), (0, ""))
        self.assertEqual(
            [line.split(maxsplit=2) for line in run.stdout.splitlines()],
            [
                ["2", "dynamicLink", "spring"],
                ["1", "dynamicLink", "(no campaign)"],
                ["1", "NOT_FOUND", "(no campaign)"],
                ["1", "unrecognized", "(no campaign)"],
            ],
        )
