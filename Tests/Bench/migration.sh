#!/usr/bin/env bash
# Imports many generated links, exports them, imports that file into a second store, and compares. See usage below.
set -euo pipefail

usage() {
  cat <<'TEXT'
Tests/Bench/migration.sh - import, export and import again of many links, with time and memory

Usage:
  Tests/Bench/migration.sh [--dir FOLDER] [ROWS]

Without ROWS there are 1 000 000. FOLDER (.build/bench) must be on a real disk and have 2 KiB of room a row. Needs
python3. The status is 1 when the two stores or their exports differ.
TEXT
}

cd "$(dirname "${BASH_SOURCE[0]}")/../.."
folder=.build/bench
rows=1000000
while [ $# -gt 0 ]; do
  case $1 in
  -h | --help)
    usage
    exit 0
    ;;
  --dir)
    folder=$2
    shift 2
    ;;
  *)
    rows=$1
    shift
    ;;
  esac
done
linkd=$(clients/shell/build.sh 2>/dev/null)
mkdir -p "$folder"
work=$(mktemp -d "$folder/migration.XXXXXX")
trap 'rm -rf "$work"' EXIT
exec python3 Tests/Bench/migration.py "$linkd" "$work" "$rows"
