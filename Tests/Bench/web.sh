#!/usr/bin/env bash
# Loads the Python front under gunicorn by wrk and checks each answer. See usage below.
set -euo pipefail

usage() {
  cat <<'TEXT'
Tests/Bench/web.sh - clicks on the Python front under gunicorn, by wrk, with each answer checked

Usage:
  Tests/Bench/web.sh [--linkd PROGRAM] [SECONDS]

Without SECONDS it takes 60. Needs python3 and wrk (apt-get install wrk); gunicorn goes to .build/bench/python. Prints
requests a second, latencies, and the memory of all processes over time. The status is 1 when an answer was wrong, late or
missing, a click was not counted, or memory grew.
TEXT
}

cd "$(dirname "${BASH_SOURCE[0]}")/../.."
linkd=
seconds=60
while [ $# -gt 0 ]; do
  case $1 in
  -h | --help)
    usage
    exit 0
    ;;
  --linkd)
    linkd=$2
    shift 2
    ;;
  *)
    seconds=$1
    shift
    ;;
  esac
done
if ! command -v wrk >/dev/null; then
  echo 'wrk is not installed: apt-get install wrk' >&2
  exit 69
fi
[ -n "$linkd" ] || linkd=$(clients/shell/build.sh 2>/dev/null)
folder=.build/bench
mkdir -p "$folder"
python=$folder/python/bin/python
pinned=$(grep '^gunicorn==' clients/python/tests/requirements.txt)
if ! "$python" -m pip freeze 2>/dev/null | grep -qx "$pinned"; then
  python3 -m venv "$folder/python"
  "$python" -m pip install -q "$pinned"
fi
work=$(mktemp -d "$folder/web.XXXXXX")
trap 'rm -rf "$work"' EXIT
"$python" Tests/Bench/web_load.py "$linkd" "$work" "$seconds"
