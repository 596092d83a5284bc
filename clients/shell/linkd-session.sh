# shellcheck shell=sh
# Functions that keep one linkd process for a whole script. POSIX sh; jq is not needed. Source this file:
#
#   . ./linkd-session.sh
#   linkd_start --store sqlite:links.db
#   answer=$(linkd_call shorten '{"longDynamicLink":"https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2F"}')
#   linkd_get shortLink "$answer"
#   linkd_end
#
# linkd_start [OPTION...]      starts linkd with these options; the program is $LINKD_BINARY, else linkd on PATH
# linkd_call METHOD [PARAMS]   prints the result on one line; status 1 and the error object on standard error
#                              when linkd answers with an error, status 2 when it is gone
# linkd_request LINE           sends a line as it is and prints the answer to it; for one request with an id
# linkd_end                    ends linkd and returns its exit status
# linkd_get PATH JSON          prints a member: text without its quotes, other values as JSON; PATH is names and
#                              positions with dots between, as in dynamicLink.url or results.0.opens;
#                              status 1 when there is none
# linkd_string TEXT            prints TEXT as a JSON string
# linkd_is_error ANSWER        whether a line from linkd is an error
#
# The process is reached through the descriptors 8 and 9. Calls may stand in $( ), but not in two places at once: for
# that, start a session for each. Programs that are left running in the background should be started with
# "8>&- 9<&-", or they keep linkd alive.

linkd_start() {
  if [ -n "${linkd_folder:-}" ]; then
    echo "linkd_start: a session is open already" >&2
    return 64
  fi
  linkd_folder=$(mktemp -d "${TMPDIR:-/tmp}/linkd.XXXXXX") || return 73
  if ! mkfifo "$linkd_folder/requests" "$linkd_folder/answers"; then
    rm -rf "$linkd_folder"
    linkd_folder=
    return 73
  fi
  echo 0 >"$linkd_folder/number"
  # Both sides open the pipes in the same order, so neither waits for ever; the shell opens them before it looks for
  # the program, so a missing program is an end of input and not a hang.
  "${LINKD_BINARY:-linkd}" serve "$@" <"$linkd_folder/requests" >"$linkd_folder/answers" &
  linkd_pid=$!
  exec 8>"$linkd_folder/requests" 9<"$linkd_folder/answers"
  rm -f "$linkd_folder/requests" "$linkd_folder/answers"
}

linkd_request() {
  if [ -z "${linkd_folder:-}" ]; then
    echo "no session is open; call linkd_start first" >&2
    return 64
  fi
  # In a subshell, since a shell that writes to a pipe without a reader is ended by a signal.
  if ! (
    trap '' PIPE
    printf '%s\n' "$1" >&8
  ) 2>/dev/null || ! IFS= read -r linkd_line <&9; then
    echo "linkd has ended" >&2
    return 2
  fi
  printf '%s\n' "$linkd_line"
}

linkd_call() {
  if [ "$#" -lt 1 ] || [ "$#" -gt 2 ]; then
    echo "usage: linkd_call METHOD [PARAMS]" >&2
    return 64
  fi
  if [ -z "${linkd_folder:-}" ]; then
    echo "no session is open; call linkd_start first" >&2
    return 64
  fi
  # The number is kept in a file, because a call in $( ) could not change a variable.
  read -r linkd_number <"$linkd_folder/number"
  linkd_number=$((linkd_number + 1))
  echo "$linkd_number" >"$linkd_folder/number"
  linkd_params=${2:-null}
  case $linkd_params in
  *'
'*)
    # A tab is as good between values, and as wrong inside a string, as a newline.
    linkd_params=$(printf '%s' "$linkd_params" | tr '\n' '\t')
    ;;
  esac
  linkd_method=$(linkd_string "$1")
  linkd_head='{"jsonrpc":"2.0","id":'$linkd_number
  linkd_line=$(linkd_request "$linkd_head,\"method\":$linkd_method,\"params\":$linkd_params}") || return
  # The answer to a call that was interrupted comes first.
  while :; do
    case $linkd_line in
    "$linkd_head,"* | '{"jsonrpc":"2.0","id":null,'*) break ;;
    esac
    if ! IFS= read -r linkd_line <&9; then
      echo "linkd has ended" >&2
      return 2
    fi
  done
  linkd_body=${linkd_line#'{"jsonrpc":"2.0","id":'*,}
  linkd_body=${linkd_body%\}}
  case $linkd_body in
  '"result":'*) printf '%s\n' "${linkd_body#\"result\":}" ;;
  *)
    printf '%s\n' "${linkd_body#\"error\":}" >&2
    return 1
    ;;
  esac
}

linkd_end() {
  [ -n "${linkd_folder:-}" ] || return 0
  exec 8>&-
  # linkd ends when its input does. Should something else hold the pipe open, it is told to after ten seconds. This
  # helper goes when the folder goes; a signal that finds it too young would run the traps of the caller's script.
  (
    linkd_seconds=0
    while [ -d "$linkd_folder" ]; do
      if [ "$linkd_seconds" -ge 10 ]; then
        kill -TERM "$linkd_pid"
        break
      fi
      sleep 1
      linkd_seconds=$((linkd_seconds + 1))
    done
  ) </dev/null >/dev/null 2>&1 9<&- &
  # What nobody has read must not keep it.
  cat <&9 >/dev/null
  exec 9<&-
  linkd_status=0
  wait "$linkd_pid" || linkd_status=$?
  rm -rf "$linkd_folder"
  linkd_folder=
  return "$linkd_status"
}

linkd_is_error() {
  # Exactly the beginning of an answer with an error: an id may contain anything.
  printf '%s\n' "$1" | LC_ALL=C grep -Eq '^\{"jsonrpc":"2\.0","id":("([^"\\]|\\.)*"|[^",]*),"error":'
}

linkd_string() {
  case $1 in
  *[\"\\[:cntrl:]]*) ;;
  *)
    printf '"%s"\n' "$1"
    return
    ;;
  esac
  # The dot keeps newlines at the end.
  printf '%s.' "$1" | LC_ALL=C awk '
    { text = NR == 1 ? $0 : text "\n" $0 }
    END {
      for (i = 1; i < 32; i++) escape[sprintf("%c", i)] = sprintf("\\u%04x", i)
      escape["\""] = "\\\""
      escape["\\"] = "\\\\"
      printf "\""
      n = length(text) - 1
      for (i = 1; i <= n; i++) {
        c = substr(text, i, 1)
        printf "%s", c in escape ? escape[c] : c
      }
      print "\""
    }'
}

linkd_get() {
  if [ "$#" -ne 2 ]; then
    echo "usage: linkd_get PATH JSON" >&2
    return 64
  fi
  printf '%s\n' "$2" | LC_ALL=C LINKD_PATH=$1 awk '
    # A JSON reader that keeps the unread rest of the text in "rest" and looks for one path.
    { rest = rest $0 "\n" }
    END {
      depth = split(ENVIRON["LINKD_PATH"], name, "[.]")
      space(); value(1)
      exit !found
    }
    function space() { sub(/^[ \t\r\n]+/, "", rest) }
    function fail() { print "linkd_get: not JSON" > "/dev/stderr"; failed = 1; exit 2 }
    # Takes a token from the rest.
    function token(pattern,  text) {
      if (!match(rest, pattern)) fail()
      text = substr(rest, 1, RLENGTH)
      rest = substr(rest, RLENGTH + 1)
      space()
      return text
    }
    function text() { return token("^\"([^\"\\\\]|\\\\.)*\"") }
    # Reads a value; it is the wanted one when level is one past the last name, and level 0 is off the path.
    function value(level,  first, before, key, at) {
      before = rest
      first = substr(rest, 1, 1)
      if (first == "{") {
        token("^[{]")
        while (rest !~ /^[}]/) {
          key = plain(text())
          token("^:")
          value(level && level <= depth && key == name[level] ? level + 1 : 0)
          if (found) return
          if (rest !~ /^[}]/) token("^,")
        }
        token("^[}]")
      } else if (first == "[") {
        token("^[[]")
        at = 0
        while (rest !~ /^[]]/) {
          value(level && level <= depth && at "" == name[level] ? level + 1 : 0)
          if (found) return
          at++
          if (rest !~ /^[]]/) token("^,")
        }
        token("^[]]")
      } else if (first == "\"") key = text()
      else key = token("^[-+.0-9a-zA-Z]+")
      if (level == depth + 1) {
        found = 1
        if (first == "\"") print plain(key)
        else {
          before = substr(before, 1, length(before) - length(rest))
          sub(/[ \t\r\n]+$/, "", before)
          print before
        }
      }
    }
    function hex(digits,  n, i) {
      n = 0
      for (i = 1; i <= 4; i++) n = n * 16 + index("0123456789abcdef", tolower(substr(digits, i, 1))) - 1
      return n
    }
    function utf8(code) {
      if (code < 128) return sprintf("%c", code)
      if (code < 2048) return sprintf("%c%c", 192 + int(code / 64), 128 + code % 64)
      if (code < 65536)
        return sprintf("%c%c%c", 224 + int(code / 4096), 128 + int(code / 64) % 64, 128 + code % 64)
      return sprintf("%c%c%c%c", 240 + int(code / 262144), 128 + int(code / 4096) % 64, \
                     128 + int(code / 64) % 64, 128 + code % 64)
    }
    # The text of a string token.
    function plain(quoted,  out, at, c, code) {
      quoted = substr(quoted, 2, length(quoted) - 2)
      out = ""
      while ((at = index(quoted, "\\")) > 0) {
        out = out substr(quoted, 1, at - 1)
        c = substr(quoted, at + 1, 1)
        quoted = substr(quoted, at + 2)
        if (c == "n") out = out "\n"
        else if (c == "t") out = out "\t"
        else if (c == "r") out = out "\r"
        else if (c == "b") out = out "\b"
        else if (c == "f") out = out "\f"
        else if (c == "u") {
          code = hex(quoted)
          quoted = substr(quoted, 5)
          if (code >= 55296 && code < 56320 && quoted ~ /^\\u[dD][c-fC-F]/) {
            code = 65536 + (code - 55296) * 1024 + hex(substr(quoted, 3)) - 56320
            quoted = substr(quoted, 7)
          }
          out = out utf8(code)
        } else out = out c
      }
      return out quoted
    }'
}
