#!/bin/sh
# Makes a short link for each line of a redirect table, all through one linkd process. POSIX sh; jq is not needed.
#
#   example-redirects.sh PREFIX [STORE] < table
#
# The table on standard input has an old path, a tab and the address it leads to; comments begin with #. The same table
# with short links in place of the addresses is printed, ready for a web server; links that are refused are left out
# with their reason on standard error, and the status is 1 then.
set -u

if [ "$#" -lt 1 ] || [ "$#" -gt 2 ]; then
  echo "usage: example-redirects.sh PREFIX [STORE] < table" >&2
  exit 64
fi
# shellcheck source-path=SCRIPTDIR source=linkd-session.sh
. "$(dirname "$0")/linkd-session.sh"

prefix=$(linkd_string "$1")
linkd_start ${2:+--store "$2"} || exit
tab=$(printf '\t')
status=0
while IFS=$tab read -r path address; do
  case $path in
  '' | \#*) continue ;;
  esac
  params="{\"dynamicLinkInfo\":{\"domainUriPrefix\":$prefix,\"link\":$(linkd_string "$address")},\"name\":$(linkd_string "$path")}"
  if answer=$(linkd_call shorten "$params"); then
    printf '%s\t%s\n' "$path" "$(linkd_get shortLink "$answer")"
  else
    status=1
  fi
done
linkd_end || exit
exit "$status"
