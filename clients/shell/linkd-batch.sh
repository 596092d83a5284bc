#!/bin/sh
# A whole file of requests through one linkd process. POSIX sh; jq is not needed.
set -u

usage() {
  cat <<'TEXT'
linkd-batch.sh - a whole file of requests through one linkd process

Usage:
  linkd-batch.sh [OPTION...] [FILE...]

Each line is a method and its parameters as JSON (build {"dynamicLinkInfo":{...}}), or a whole JSON-RPC message. Blank
lines and lines that begin with # are skipped. A line of the first form gets its number in the file as id. Answers are
printed one a line in the order of the requests. Status 1 when one of them is an error, otherwise linkd's own status.

Options:
  -r           print only results: a line is the result, or null where the answer is an error
  -e FILE      write the answers that are errors to FILE as well; in a pipe the status is lost, and FILE is not
  -c FILE      configuration file
  -s STORE     where short links are kept, as in sqlite:links.db
  -b BINARY    the program; else $LINKD_BINARY, else linkd on PATH
  -h           print this text

Example: short links for a list of long ones, beside each other.
  sed 's/.*/shorten {"longDynamicLink":"&"}/' long.txt | linkd-batch.sh -r | jq -r .shortLink | paste - long.txt
(a line with null stands beside each link that was refused)
TEXT
}

results=0
errors=/dev/null
config=
store=
binary=${LINKD_BINARY:-linkd}
while getopts 're:c:s:b:h' option; do
  case $option in
  r) results=1 ;;
  e) errors=$OPTARG ;;
  c) config=$OPTARG ;;
  s) store=$OPTARG ;;
  b) binary=$OPTARG ;;
  h)
    usage
    exit 0
    ;;
  *) exit 64 ;;
  esac
done
shift $((OPTIND - 1))
for file in "$@"; do
  if [ "$file" != - ] && [ ! -r "$file" ]; then
    echo "linkd-batch.sh: $file cannot be read" >&2
    exit 66
  fi
done
: >"$errors" || exit 73

# The status of linkd would be lost in a pipe.
folder=$(mktemp -d "${TMPDIR:-/tmp}/linkd.XXXXXX") || exit 73
trap 'rm -rf "$folder"' EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

cat -- "$@" | LC_ALL=C awk '
  { sub(/\r$/, "") }
  /^[ \t]*(#|$)/ { next }
  /^[ \t]*[[{]/ { print; next }
  {
    sub(/^[ \t]+/, "")
    if (match($0, /[ \t]/)) {
      method = substr($0, 1, RSTART - 1)
      params = substr($0, RSTART + 1)
      if (params ~ /^[ \t]*$/) params = "null"
    } else {
      method = $0
      params = "null"
    }
    gsub(/["\\]/, "\\\\&", method)
    printf "{\"jsonrpc\":\"2.0\",\"id\":%d,\"method\":\"%s\",\"params\":%s}\n", NR, method, params
  }' | {
  status=0
  "$binary" serve ${config:+--config "$config"} ${store:+--store "$store"} || status=$?
  echo "$status" >"$folder/status"
} | LC_ALL=C awk -v results="$results" -v errors="$errors" -v failures="$folder/failures" '
  {
    # An answer begins with its id, which may contain anything; a batch of answers is looked through for errors.
    failed = 0
    if (/^\[/) failed = /[[,]\{"jsonrpc":"2\.0","id":("([^"\\]|\\.)*"|[^",]*),"error":\{"code":/
    else if (match($0, /^\{"jsonrpc":"2\.0","id":("([^"\\]|\\.)*"|[^",]*),"/)) {
      body = substr($0, RLENGTH)
      failed = substr(body, 1, 8) == "\"error\":"
    }
    if (failed) {
      print > errors
      print "1" > failures
    }
    if (!results || /^\[/) print
    else if (failed) print "null"
    else {
      sub(/^"result":/, "", body)
      print substr(body, 1, length(body) - 1)
    }
  }'

read -r status <"$folder/status"
if [ "$status" -eq 0 ] && [ -s "$folder/failures" ]; then
  status=1
fi
exit "$status"
