"""Timing: every program is driven by drive.c, and what is compared runs in turns."""

import json
import os
import resource
import statistics
import subprocess
import time
from pathlib import Path


class Failure(Exception):
    """A program failed or answered wrongly; ends the benchmark."""


class Run:
    """What one run of a program took: requests a second by the clock, and by its processor time on all cores."""

    def __init__(self, requests, seconds, cpu_seconds):
        self.rate = requests / seconds
        self.seconds = seconds / requests
        self.cpu_rate = requests / max(cpu_seconds, 1e-6)


class Driver:
    def __init__(self, program, environment):
        self.program = program
        self.environment = {**os.environ, **environment}

    def __call__(self, *arguments, command):
        line = [str(part) for part in (self.program, *arguments, "--", *command)]
        done = subprocess.run(line, env=self.environment, capture_output=True, text=True)
        if done.returncode != 0:
            raise Failure(f"{' '.join(line)}\n{done.stderr.strip()}")
        return json.loads(done.stdout)

    def flood(self, path, command, repeat=1, reads=False):
        return self("flood", path, repeat, "read" if reads else "null", command=command)

    def run(self, path, command, reads=False):
        """How fast requests are answered when everything is written at once."""
        done = self.flood(path, command, reads=reads)
        return Run(done["requests"], done["seconds"], done["cpuSeconds"])

    def trip(self, path, command):
        return self("trip", path, command=command)["seconds"]

    def start(self, path, command):
        return self("start", path, command=command)

    def answers(self, path, command):
        """The answers as parsed JSON, in the order in which they came."""
        with open(path, "rb") as requests:
            done = subprocess.run(
                [str(part) for part in command], stdin=requests, env=self.environment, capture_output=True
            )
        if done.returncode != 0 or done.stderr:
            raise Failure(f"{command[0]} ended with {done.returncode}: {done.stderr.decode(errors='replace')[:2000]}")
        try:
            return [json.loads(line) for line in done.stdout.split(b"\n")[:-1]]
        except ValueError as error:
            raise Failure(f"{command[0]} wrote what is not JSON: {error}") from error


def timed(command, requests):
    """Runs a program that needs no driver."""
    before, began = resource.getrusage(resource.RUSAGE_CHILDREN), time.monotonic()
    subprocess.run([str(part) for part in command], check=True, stdout=subprocess.DEVNULL)
    seconds, after = time.monotonic() - began, resource.getrusage(resource.RUSAGE_CHILDREN)
    return Run(requests, seconds, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)


def in_turns(rounds, *measured):
    """Calls each function once a round, in turns, and returns a list of figures for each."""
    figures = [[] for _ in measured]
    for _ in range(rounds):
        for function, values in zip(measured, figures):
            values.append(function())
    return figures


def median(values):
    return statistics.median(values)


def paired_ratio(left, right):
    """The median of the ratios of runs that lie next to each other, as the machine's pace changes over minutes."""
    return statistics.median([a / b for a, b in zip(left, right)])


def head(path, count, name):
    """The first lines of a file as a file of its own."""
    target = Path(path).with_name(name)
    with open(path, "rb") as source, open(target, "wb") as out:
        for _, line in zip(range(count), source):
            out.write(line)
    return target


def rates(runs):
    return [run.rate for run in runs]


def cpu_ratio(left, right):
    return paired_ratio([run.cpu_rate for run in left], [run.cpu_rate for run in right])
