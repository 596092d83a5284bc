#!/bin/sh
# Builds what the benchmark needs and prints its table; `run.sh --help` lists the options.
exec python3 "$(dirname "$0")/bench.py" "$@"
