#!/bin/sh
# One call of linkd from the shell, with parameters that need no quoting. POSIX sh; jq is not needed.
set -u

usage() {
  cat <<'TEXT'
linkd-call.sh - one call of linkd

Usage:
  linkd-call.sh [OPTION...] METHOD [PARAMS | - | NAME=TEXT... | NAME:=JSON...]

PARAMS is a JSON object, and - reads it from standard input. With NAME=TEXT the object is made of members: TEXT is taken
as it is, whatever it contains, and JSON as a value. The result is printed on one line; status 1 and the error object on
standard error when linkd answers with an error, otherwise linkd's own status.

Options:
  -g PATH      print only this member of the result, text without its quotes; as in -g shortLink, -g warning.0.field
  -c FILE      configuration file
  -s STORE     where short links are kept, as in sqlite:links.db
  -b BINARY    the program; else $LINKD_BINARY, else linkd on PATH
  -h           print this text

Examples:
  linkd-call.sh -g shortLink shorten longDynamicLink="$link" suffix:='{"option":"SHORT"}'
  linkd-call.sh -g dynamicLink.url parseIncoming url="$url" domains:='["https://example.com/link"]'
  for url in $(cat urls.txt); do linkd-call.sh -g kind parseIncoming url="$url"; done
TEXT
}

wrong() {
  echo "linkd-call.sh: $1; see linkd-call.sh -h" >&2
  exit 64
}

# shellcheck source-path=SCRIPTDIR source=linkd-session.sh
. "$(dirname "$0")/linkd-session.sh" || exit 66

get=
config=
store=
binary=${LINKD_BINARY:-linkd}
while getopts 'g:c:s:b:h' option; do
  case $option in
  g) get=$OPTARG ;;
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
[ "$#" -ge 1 ] || wrong 'the name of a method is missing'
method=$1
shift

params='{}'
if [ "$#" -eq 1 ] && [ "$1" = - ]; then
  params=-
elif [ "$#" -ge 1 ]; then
  case $1 in
  [[:space:]]* | \{* | \[* | null)
    [ "$#" -eq 1 ] || wrong 'either one JSON object or members'
    params=$1
    ;;
  *)
    params=
    for member in "$@"; do
      case $member in
      *=*) ;;
      *) wrong "\"$member\" is neither a JSON object nor a member NAME=TEXT" ;;
      esac
      name=${member%%=*}
      value=${member#*=}
      case $name in
      ?*:) params=$params,$(linkd_string "${name%:}"):$value ;;
      '' | :) wrong "\"$member\" has no name" ;;
      *) params=$params,$(linkd_string "$name"):$(linkd_string "$value") ;;
      esac
    done
    params="{${params#,}}"
    ;;
  esac
fi

set -- call "$method" "$params"
[ -z "$store" ] || set -- --store "$store" "$@"
[ -z "$config" ] || set -- --config "$config" "$@"
if [ -z "$get" ]; then
  exec "$binary" "$@"
fi
result=$("$binary" "$@") || exit
linkd_get "$get" "$result" && exit
echo "linkd-call.sh: the result has no $get: $result" >&2
exit 65
