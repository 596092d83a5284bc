#!/bin/sh
# From a fresh machine to answers of linkd: installs what is missing, builds, and runs real requests. POSIX sh.
set -u

usage() {
  cat <<'TEXT'
quickstart.sh - installs what linkd needs, builds it, and shows requests and their answers

Usage:
  clients/shell/quickstart.sh [FILE]

FILE has one JSON-RPC request a line; by default it is quickstart.requests.jsonl beside this script. In it, @shortLink
stands for the short link that the last shorten was answered with. Short links go to a temporary store.
Packages are installed with apt-get (and sudo, if you are not root) or brew; only those that are missing, and each
command is shown before it runs. Status 1 when a request was answered with an error.
TEXT
}

say() {
  printf '== %s\n' "$*"
}

stop() {
  printf 'quickstart.sh: %s\n' "$1" >&2
  exit "$2"
}

# Shows a command, then runs it.
run() {
  say "running: $*"
  "$@"
}

install_with_apt() {
  missing=
  for package in git pkg-config libsqlite3-dev libidn2-dev libre2-dev; do
    dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null | grep -qx installed || missing="$missing $package"
  done
  if [ -z "$missing" ]; then
    say 'all packages that linkd needs are installed'
    return
  fi
  say "missing packages:$missing"
  root=
  if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null || stop "run this as root, or install sudo: apt-get install$missing" 77
    root=sudo
  fi
  export DEBIAN_FRONTEND=noninteractive
  run $root apt-get update -q || say 'the lists of packages could not be renewed; trying with the old ones'
  # shellcheck disable=SC2086 # words on purpose
  run $root apt-get install -q -y --no-install-recommends $missing || stop 'the packages could not be installed' 69
}

install_with_brew() {
  missing=
  for package in pkg-config sqlite libidn2 re2; do
    brew list --versions "$package" >/dev/null 2>&1 || missing="$missing $package"
  done
  if [ -z "$missing" ]; then
    say 'all packages that linkd needs are installed'
  else
    say "missing packages:$missing"
    # shellcheck disable=SC2086 # words on purpose
    run brew install $missing || stop 'the packages could not be installed' 69
  fi
  # Homebrew keeps its SQLite apart from the system's.
  PKG_CONFIG_PATH=$(brew --prefix sqlite)/lib/pkgconfig${PKG_CONFIG_PATH:+:$PKG_CONFIG_PATH}
  export PKG_CONFIG_PATH
}

case ${1:-} in
-h | --help)
  usage
  exit 0
  ;;
esac
here=$(cd "$(dirname "$0")" && pwd) || exit
requests=${1:-$here/quickstart.requests.jsonl}
[ -r "$requests" ] || stop "$requests cannot be read" 66

if command -v apt-get >/dev/null; then
  install_with_apt
elif command -v brew >/dev/null; then
  install_with_brew
else
  say 'neither apt-get nor brew is here: SQLite 3, libidn2, RE2 (each with headers) and pkg-config have to be installed'
fi
command -v swift >/dev/null ||
  stop 'Swift 6.2 or newer is needed and not found; https://www.swift.org/install has it for your system' 69

say 'building linkd in release mode (about a minute the first time)'
LINKD_BINARY=$("$here/build.sh") || stop 'linkd could not be built' 70
say "built $LINKD_BINARY"

# shellcheck source-path=SCRIPTDIR source=linkd-session.sh
. "$here/linkd-session.sh"
folder=$(mktemp -d "${TMPDIR:-/tmp}/linkd.XXXXXX") || exit 73
trap 'rm -rf "$folder"' EXIT
trap 'exit 130' INT
trap 'exit 143' TERM
linkd_start --store "sqlite:$folder/links.db" || exit

say "requests of ${requests##*/}, and what linkd answers"
echo
columns=${COLUMNS:-$(stty size 2>/dev/null </dev/tty | cut -d ' ' -f 2)}
short=
total=0
errors=0
while IFS= read -r request || [ -n "$request" ]; do
  [ -n "$request" ] || continue
  # A short link has no characters that mean something to sed or JSON.
  request=$(printf '%s\n' "$request" | sed "s|\"@shortLink\"|\"$short\"|g")
  answer=$(linkd_request "$request") || exit 70
  total=$((total + 1))
  if linkd_is_error "$answer"; then
    errors=$((errors + 1))
  elif [ "$(linkd_get method "$request")" = shorten ]; then
    short=$(linkd_get result.shortLink "$answer")
  fi
  printf '%s\n%s\n' "$request" "$answer" | LC_ALL=C awk -v width="${columns:-120}" -f "$here/side-by-side.awk"
done <"$requests"
linkd_end || stop "linkd ended with status $?" 70
say "$total requests, $errors errors"
[ "$errors" -eq 0 ]
