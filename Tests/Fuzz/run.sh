#!/usr/bin/env bash
# Builds the fuzzer of association files and web requests and runs it. See usage below and README.md.
set -eu

usage() {
  cat <<'TEXT'
Tests/Fuzz/run.sh - tries association files and web requests that no one wrote

Usage:
  Tests/Fuzz/run.sh [SECONDS]   fuzzes that long, 60 when nothing is said; goes on from where it stopped last
  Tests/Fuzz/run.sh smoke       tries the same few thousand inputs in every run
  Tests/Fuzz/run.sh FILE...     tries these inputs only

Inputs that were worth keeping are in .build/fuzz/corpus. One that fails ends the run with status 77 and is kept in
.build/fuzz/failed. Python 3 is needed, and a Swift toolchain that has libFuzzer, as those for Linux have.
TEXT
}

case ${1:-} in
-h | --help)
  usage
  exit 0
  ;;
esac
folder=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
# Inputs are named from where the caller is.
inputs=()
for argument in "$@"; do
  if [ -f "$argument" ]; then inputs+=("$(cd "$(dirname "$argument")" && pwd)/$(basename "$argument")"); fi
done
cd "$folder/../.."
home=$PWD/.build/fuzz
mkdir -p "$home/corpus" "$home/failed"

# Coverage and checks are needed in everything, so the build has a folder of its own. gold, the default, cannot put
# together the two functions named main.
LINKD_FUZZ=1 swift build --product Fuzzer --configuration release --scratch-path "$home" \
  --sanitize=address -Xswiftc -sanitize=fuzzer -Xswiftc -parse-as-library -Xswiftc -enable-testing \
  -Xswiftc -use-ld=lld
rm -rf "$home/seeds"
python3 "$folder/seeds.py" "$home/seeds"

# A hang of the backtracer would look like one of the fuzzer, what Swift keeps for ever like a leak; and the order in
# sets must be the same when an input is tried again.
export SWIFT_BACKTRACE=enable=no SWIFT_DETERMINISTIC_HASHING=1 ASAN_OPTIONS=detect_leaks=0
fuzzer=("$home/release/Fuzzer" -timeout=10 -rss_limit_mb=1024 -max_len=4096 "-artifact_prefix=$home/failed/")
words=("-dict=$folder/words.dict")
if [ "${#inputs[@]}" -gt 0 ]; then
  exec "${fuzzer[@]}" "${inputs[@]}"
elif [ "${1:-}" = smoke ]; then
  exec "${fuzzer[@]}" "${words[@]}" -seed=1 -runs=6000 -verbosity=0 "$home/seeds"
else
  exec "${fuzzer[@]}" "${words[@]}" -max_total_time="${1:-60}" -print_final_stats=1 "$home/corpus" "$home/seeds"
fi
