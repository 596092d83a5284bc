#!/bin/sh
# Tests of the shell clients on the real program. POSIX sh; prints TAP.
#
#   LINKD_BINARY=.build/release/linkd clients/shell/tests/run.sh
#
# SHELL_UNDER_TEST (default sh) runs the scripts; this file runs in the same one.
set -u

: "${LINKD_BINARY:?set it to the linkd that is to be tested}"
export LINKD_BINARY
binary=$LINKD_BINARY
shell=${SHELL_UNDER_TEST:-sh}
tests=$(cd "$(dirname "$0")" && pwd)
here=${tests%/tests}
work=$(mktemp -d "${TMPDIR:-/tmp}/linkd-tests.XXXXXX") || exit 73
trap 'rm -rf "$work"' EXIT
# Nothing may be written to the user's own store.
export XDG_DATA_HOME="$work/data"
export TMPDIR="$work"
unset LINKD_STORE LINKD_CONFIG
newline='
'
long='https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2Fmy-page&apn=com.example.android&ibi=com.example.ios'
info='{"domainUriPrefix":"https://example.com/link","link":"https://www.example.com/my-page","androidInfo":{"androidPackageName":"com.example.android"},"iosInfo":{"iosBundleId":"com.example.ios"}}'

count=0
failed=0

# is NAME WANTED GOT
is() {
  count=$((count + 1))
  if [ "$2" = "$3" ]; then
    echo "ok $count - $1"
  else
    failed=$((failed + 1))
    echo "not ok $count - $1"
    printf '%s\n' "wanted: $2" "got:    $3" | sed 's/^/# /'
  fi
}

# like NAME PATTERN GOT
like() {
  # shellcheck disable=SC2254 # a pattern on purpose
  case $3 in
  $2) is "$1" "$3" "$3" ;;
  *) is "$1" "$2" "$3" ;;
  esac
}

call() { "$shell" "$here/linkd-call.sh" "$@"; }
batch() { "$shell" "$here/linkd-batch.sh" "$@"; }

# linkd-call.sh

is 'call: a result' "{\"longDynamicLink\":\"$long\"" "$(call build "{\"dynamicLinkInfo\":$info}" | cut -d , -f 1)"
is 'call: a member of the result' "$long" "$(call -g longDynamicLink build "{\"dynamicLinkInfo\":$info}")"
is 'call: parameters from standard input' "$long" \
  "$(printf '{"dynamicLinkInfo":\n%s}' "$info" | call -g longDynamicLink build -)"
is 'call: members that are JSON' "$long" "$(call -g longDynamicLink build dynamicLinkInfo:="$info")"
is 'call: no parameters' linkd "$(call -g name status)"
is 'call: quotes, backslashes and other scripts go both ways' 'a "b" \c é 你好 🔗 100% it'\''s = :=' \
  "$(call -g components.absoluteString parseIncoming url='a "b" \c é 你好 🔗 100% it'\''s = :=')"
is 'call: newlines and tabs go both ways' "a${newline}b	c" \
  "$(call -g components.absoluteString parseIncoming url="a${newline}b	c")"
like 'call: the error is on standard error' '{"code":-32601,"message":"There is no method *nope*' "$(call nope 2>&1 >/dev/null)"
call nope >/dev/null 2>&1
is 'call: status 1 for an error' 1 $?
call -g nothing status >/dev/null 2>&1
is 'call: status 65 for a member that is not there' 65 $?
call >/dev/null 2>&1
is 'call: status 64 without a method' 64 $?
call status nonsense >/dev/null 2>&1
is 'call: status 64 for a member without a value' 64 $?
call -c "$work/none.json" status >/dev/null 2>&1
is 'call: status 78 for a configuration that is not there' 78 $?
like 'call: help' 'linkd-call.sh - *' "$(call -h)"
store=sqlite:$work/call.db
short=$(call -s "$store" -g shortLink shorten longDynamicLink="$long")
is 'call: the store is kept' "$short" "$(call -s "$store" -g shortLink shorten longDynamicLink="$long")"
is 'call: nothing in the default store' '' "$(ls "$work/data" 2>/dev/null)"

# linkd-batch.sh

cat >"$work/requests" <<REQUESTS
# comments and blank lines are skipped

build {"dynamicLinkInfo":$info}
  status
nope {}
{"jsonrpc":"2.0","id":"\",\"error\":","method":"rpc.discover"}
[{"jsonrpc":"2.0","id":1,"method":"status"},{"jsonrpc":"2.0","id":2,"method":"nope"}]
{"jsonrpc":"2.0","method":"status"}
we"ird\\
REQUESTS
batch -s sqlite::memory: -e "$work/errors" "$work/requests" >"$work/answers"
is 'batch: status 1 when an answer is an error' 1 $?
is 'batch: answers in order with the numbers of their lines' \
  '{"jsonrpc":"2.0","id":3,"result" {"jsonrpc":"2.0","id":4,"result" {"jsonrpc":"2.0","id":5,"error" {"jsonrpc":"2.0","id":"\",\"error\":","result" [{"jsonrpc":"2.0","id":1,"result" {"jsonrpc":"2.0","id":9,"error"' \
  "$(grep -Eo '^\[?\{"jsonrpc":"2.0","id":([0-9]+|"[^:]*:"),"[a-z]+"' "$work/answers" | tr '\n' ' ' | sed 's/ $//')"
is 'batch: errors are written apart' 3 "$(wc -l <"$work/errors" | tr -d ' ')"
printf 'status\nnope\nstatus {}\n' | batch -r -s sqlite::memory: >"$work/results"
is 'batch: only results, with null for an error' '{"name" null {"name"' \
  "$(sed 's/:.*//' "$work/results" | tr '\n' ' ' | sed 's/ $//')"
printf 'status\r\nstatus' | batch -s sqlite::memory: >"$work/results"
is 'batch: status 0, CRLF and no newline at the end' '0 2' "$? $(wc -l <"$work/results" | tr -d ' ')"
awk 'BEGIN { for (i = 1; i <= 20000; i++) print "build {\"dynamicLinkInfo\":{\"domainUriPrefix\":\"https://example.com/link\",\"link\":\"https://www.example.com/" i "\"}}" }' |
  batch -r -s sqlite::memory: | sed 's/.*example.com%2F\([0-9]*\)".*/\1/' >"$work/results"
is 'batch: many requests in order' "$(awk 'BEGIN { for (i = 1; i <= 20000; i++) print i }' | cksum)" "$(cksum <"$work/results")"
batch -b "$work/none" "$work/requests" >/dev/null 2>&1
is 'batch: status 127 when the program is not there' 127 $?
batch "$work/none" >/dev/null 2>&1
is 'batch: status 66 for a file that is not there' 66 $?
echo status | batch -c "$work/none.json" >/dev/null 2>&1
is 'batch: status 78 for a configuration that is not there' 78 $?
like 'batch: help' 'linkd-batch.sh - *' "$(batch -h)"

# linkd-session.sh

# shellcheck source-path=SCRIPTDIR source=../linkd-session.sh
. "$here/linkd-session.sh"

linkd_call status >/dev/null 2>&1
is 'session: no call before the start' 64 $?
linkd_start --store sqlite::memory:
is 'session: start' 0 $?
linkd_start 2>/dev/null
is 'session: a second start is refused' 64 $?
short=$(linkd_get shortLink "$(linkd_call shorten "{\"longDynamicLink\":\"$long\"}")")
like 'session: a call' 'https://example.com/link/?????????????????' "$short"
read=$(linkd_call parseIncoming "{\"url\":\"$short\",$newline\"domains\":[\"https://example.com/link\"]}")
is 'session: a later call sees what an earlier one wrote' https://www.example.com/my-page "$(linkd_get dynamicLink.url "$read")"
linkd_call nope >"$work/out" 2>"$work/err"
is 'session: an error has status 1 and prints nothing' '1 0' "$? $(wc -c <"$work/out" | tr -d ' ')"
is 'session: an error is on standard error' METHOD_NOT_FOUND "$(linkd_get data.status "$(cat "$work/err")")"
linkd_call build '{"dynamicLinkInfo":' >/dev/null 2>"$work/err"
is 'session: parameters that are not JSON' PARSE_ERROR "$(linkd_get data.status "$(cat "$work/err")")"
linkd_call parseIncoming "{\"url\":\"a${newline}b\"}" >/dev/null 2>"$work/err"
is 'session: a newline inside a string stays an error' PARSE_ERROR "$(linkd_get data.status "$(cat "$work/err")")"
is 'session: a line as it is' '{"jsonrpc":"2.0","id":"x","result":{"name":"linkd"' \
  "$(linkd_request '{"jsonrpc":"2.0","id":"x","method":"status"}' | cut -d , -f 1-3)"
# As if a call had been interrupted: its answer comes before the next one.
printf '%s\n' '{"jsonrpc":"2.0","id":1000000,"method":"rpc.discover"}' >&8
is 'session: the answer to an interrupted call is skipped' linkd "$(linkd_get name "$(linkd_call status)")"
printf '%s\n' '{"jsonrpc":"2.0","id":1000001,"method":"rpc.discover"}' >&8
linkd_end
is 'session: end, with an answer that nobody has read' 0 $?
linkd_end
is 'session: a second end' 0 $?
is 'session: nothing is left behind' '' "$(find "$work" -name 'linkd.*')"

# A program in the background that keeps the pipe open must not keep linkd, nor the script, for ever.
linkd_start --store sqlite::memory:
sleep 60 >/dev/null 2>&1 &
keeper=$!
linkd_end
is 'session: end, although something else holds the pipe' 0 $?
kill "$keeper"
wait "$keeper" 2>/dev/null

# Ending a session leaves the traps of the script alone.
: >"$work/traps"
for _ in 1 2 3 4 5 6 7 8 9 10; do
  # shellcheck disable=SC2016 # for the inner shell
  "$shell" -c 'trap "echo trap >>\"$2\"" EXIT; . "$1"; linkd_start --store sqlite::memory:; linkd_end' \
    session "$here/linkd-session.sh" "$work/traps"
done
is 'session: the trap of the script runs once' 10 "$(wc -l <"$work/traps" | tr -d ' ')"

linkd_start --config "$work/none.json" 2>/dev/null
linkd_call status >/dev/null 2>&1
is 'session: a program that does not start' 2 $?
linkd_end
is 'session: its status' 78 $?
LINKD_BINARY=$work/none
linkd_start 2>/dev/null
linkd_call status >/dev/null 2>&1
is 'session: a program that is not there' 2 $?
linkd_end
is 'session: its status then' 127 $?
LINKD_BINARY=$binary

# The helpers

is 'string: plain' '"plain"' "$(linkd_string plain)"
is 'string: escapes' '"a\"b\\c\u000ad\u0009e\u000a"' "$(linkd_string "a\"b\\c${newline}d	e$newline")"
is 'string: empty' '""' "$(linkd_string '')"
is 'string: looks like an option' '"-n"' "$(linkd_string -n)"
document='{"a":[0,{"b.c":1,"b":"\u00e9\ud83d\udd17 \"q\" \\ \/ \u2028"}, -1.5e3 ],"0":{"a":{}},"s":"","n":null,"t":true, "a":2}'
is 'get: text' "é🔗 \"q\" \\ / $(printf '\342\200\250')" "$(linkd_get a.1.b "$document")"
is 'get: a number' -1.5e3 "$(linkd_get a.2 "$document")"
is 'get: an object' '{"a":{}}' "$(linkd_get 0 "$document")"
is 'get: an empty object' '{}' "$(linkd_get 0.a "$document")"
is 'get: empty text' '' "$(linkd_get s "$document")"
is 'get: null and true' 'null true' "$(linkd_get n "$document") $(linkd_get t "$document")"
for path in b a.3 a.1.x s.0 0.a.a; do
  linkd_get "$path" "$document" >/dev/null
  is "get: no $path" 1 $?
done
linkd_get a '{"a":' >/dev/null 2>&1
is 'get: not JSON' 2 $?
for answer in '{"jsonrpc":"2.0","id":1,"error":{}}' '{"jsonrpc":"2.0","id":"a\"b","error":{}}' '{"jsonrpc":"2.0","id":null,"error":{}}'; do
  linkd_is_error "$answer"
  is "is_error: $answer" 0 $?
done
for answer in '{"jsonrpc":"2.0","id":"\",\"error\":","result":1}' '{"jsonrpc":"2.0","id":1,"result":{"error":1}}'; do
  linkd_is_error "$answer"
  is "is_error: not $answer" 1 $?
done

# The example of a session, and the picture of a conversation

is 'example: a redirect table' "/old	https://example.com/link/SUFFIX
/two words	https://example.com/link/SUFFIX" \
  "$(printf '/old\thttps://www.example.com/new\n# comment\n/two words\thttps://www.example.com/"x"\n' |
    "$shell" "$here/example-redirects.sh" https://example.com/link sqlite::memory: | sed 's|link/[0-9A-Za-z]\{17\}$|link/SUFFIX|')"
printf '%s\n' '{"a":[1,"é, {x}"]}' '{"b":{}}' >"$work/pair"
is 'side by side' "{                                        | {
  \"a\": [                                 |   \"b\": {}
    1,                                   | }
    \"é, {x}\"                             | 
  ]                                      | 
}                                        | " "$(LC_ALL=C awk -v width=83 -f "$here/side-by-side.awk" "$work/pair")"
is 'one below the other' '> {
>   "a": [
>     1,
>     "é, {x}"
>   ]
> }
< {
<   "b": {}
< }' "$(LC_ALL=C awk -v width=60 -f "$here/side-by-side.awk" "$work/pair")"

echo "1..$count"
[ "$failed" -eq 0 ]
