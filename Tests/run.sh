#!/usr/bin/env bash
# Installs what the tests need and is missing, then runs all of them. See usage below.
set -u

usage() {
  cat <<'TEXT'
Tests/run.sh - installs what is missing and runs every test of linkd

Usage:
  Tests/run.sh [STEP...]

With names of steps (or beginnings of them, as in "python") only those run; the default is all:
  format lint, debug build, release build, swift tests, address sanitizer, thread sanitizer, fuzzing, python types,
  python client, url hosts, pages, shell lint, shell client, quickstart

A failed step does not stop the others. The log of each step is kept in .build/tests. The last line is
"N passed, N failed"; the status is 1 when something failed or nothing ran. Packages are installed with apt-get (and
sudo, if you are not root) or brew; Python packages go to .build/tests/python.
TEXT
}

case ${1:-} in
-h | --help)
  usage
  exit 0
  ;;
esac
cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit 66
wanted=("$@")
logs=$PWD/.build/tests
mkdir -p "$logs" || exit 73

# The tests are to find the same everywhere, and to leave the user's own links alone.
unset LINKD_CONFIG LINKD_STORE LINKD_BINARY COLUMNS
export LC_ALL=C.UTF-8 TZ=UTC PYTHONDONTWRITEBYTECODE=1
scratch=$(mktemp -d "${TMPDIR:-/tmp}/linkd-tests.XXXXXX") || exit 73
trap 'rm -rf "$scratch"' EXIT
trap 'exit 130' INT
trap 'exit 143' TERM
export XDG_DATA_HOME=$scratch/data

passed=0
failed=0

# Counting. Each of these reads a log and sets step_passed and step_failed; what a framework did not count (a crash, a
# build that failed) is one failure.

count_one() { # LOG STATUS
  if [ "$2" -eq 0 ]; then step_passed=1; else step_failed=1; fi
}

# Swift Testing: "Test run with 12 tests in 3 suites passed after ...", and a line for each test that failed.
count_swift() { # LOG STATUS
  local total
  total=$(sed -n 's/^.*Test run with \([0-9][0-9]*\) tests\{0,1\} .*$/\1/p' "$1" | awk '{ sum += $1 } END { print sum + 0 }')
  step_failed=$(grep -Ec '^[^ ]+ Test ("|[^ ]+\().* failed after ' "$1")
  settle "$total" "$2"
}

# unittest: "Ran 12 tests in 1s", then "FAILED (failures=1, errors=2, skipped=1)".
count_unittest() { # LOG STATUS
  local total bad skipped
  total=$(sed -n 's/^Ran \([0-9][0-9]*\) tests\{0,1\} in .*$/\1/p' "$1" | tail -n 1)
  bad=$(sed -n 's/^FAILED (\(.*\))$/\1/p' "$1" | tail -n 1 | tr ',' '\n' |
    awk -F= '/failures|errors|unexpected successes/ { sum += $2 } END { print sum + 0 }')
  skipped=$(grep -E '^(OK|FAILED) \(' "$1" | sed -n 's/.*skipped=\([0-9]*\).*/\1/p' | tail -n 1)
  step_skipped=${skipped:-0}
  step_failed=$bad
  settle "$((${total:-0} - step_skipped))" "$2"
}

# TAP: "ok 1 - name" and "not ok 2 - name", with the plan at the end.
count_tap() { # LOG STATUS
  local total
  total=$(grep -Ec '^(not )?ok [0-9]+' "$1")
  step_failed=$(grep -Ec '^not ok [0-9]+' "$1")
  if [ "$(grep -E '^1\.\.[0-9]+$' "$1" | awk -F. '{ sum += $3 } END { print sum + 0 }')" -ne "$total" ]; then
    step_failed=$((step_failed + 1))
    total=$((total + 1))
  fi
  settle "$total" "$2"
}

settle() { # TOTAL STATUS
  local total=$1
  if [ "$step_failed" -eq 0 ] && { [ "$2" -ne 0 ] || [ "$total" -eq 0 ]; }; then
    step_failed=1
    # Tests that passed before something crashed have passed; where nothing was counted, the step itself is the test.
    [ "$total" -gt 0 ] || total=1
  fi
  step_passed=$((total - step_failed))
  [ "$step_passed" -ge 0 ] || step_passed=0
}

is_wanted() { # NAME
  local name
  [ "${#wanted[@]}" -gt 0 ] || return 0
  for name in "${wanted[@]}"; do
    case $1 in
    "$name"*) return 0 ;;
    esac
  done
  return 1
}

# Runs a program with a limit of time, so that a hang is a failure.
limit() { # SECONDS COMMAND...
  if command -v timeout >/dev/null; then
    timeout -k 10 "$@"
  else
    shift
    "$@"
  fi
}

# Runs a step and counts what its log says.
step() { # NAME COUNTER COMMAND...
  local name=$1 counter=$2 status=0 began=$SECONDS log
  shift 2
  is_wanted "$name" || return 0
  log=$logs/${name// /-}.log
  echo "running: $name"
  step_passed=0
  step_failed=0
  step_skipped=0
  if [ "$(type -t "$1")" = function ]; then
    "$@" >"$log" 2>&1 </dev/null || status=$?
  else
    limit 900 "$@" >"$log" 2>&1 </dev/null || status=$?
  fi
  "$counter" "$log" "$status"
  passed=$((passed + step_passed))
  failed=$((failed + step_failed))
  printf '%4d s  %-18s %d of %d right' "$((SECONDS - began))" "$name" "$step_passed" "$((step_passed + step_failed))"
  [ "$step_skipped" -eq 0 ] || printf ', %d skipped' "$step_skipped"
  echo
  [ "$step_failed" -gt 0 ] || return 0
  printf '\n--- %s: what went wrong (all of it: %s)\n' "$name" "${log#"$PWD"/}"
  # The lines that name a fault, each once, then the end of the log.
  grep -E '(: (error|[Ff]atal error): |^✘|^not ok |^(FAIL|ERROR): |ERROR: (AddressSanitizer|libFuzzer)|WARNING: ThreadSanitizer)' "$log" |
    awk '!seen[$0]++' | head -n 60
  echo '--- its end'
  tail -n 30 "$log"
  printf -- '---\n\n'
  return 1
}

# Installing. A package that cannot be had is told; the tests that need it then fail or, for the editors, are skipped.

install_with_apt() {
  local package missing=() root=()
  for package in git pkg-config libsqlite3-dev libidn2-dev libre2-dev jq python3 shellcheck neovim emacs-nox nodejs \
    chromium "$@"; do
    dpkg-query -W -f '${db:Status-Status}\n' "$package" 2>/dev/null | grep -qx installed && continue
    # A program that was installed in another way is as good.
    case $package in
    git | jq | python3 | shellcheck) command -v "$package" >/dev/null && continue ;;
    neovim) command -v nvim >/dev/null && continue ;;
    nodejs) command -v node >/dev/null && continue ;;
    chromium) command -v chromium-browser google-chrome google-chrome-stable >/dev/null && continue ;;
    emacs-nox) command -v emacs >/dev/null && continue ;;
    esac
    missing+=("$package")
  done
  [ "${#missing[@]}" -gt 0 ] || return 0
  echo "installing ${missing[*]}"
  if [ "$(id -u)" -ne 0 ]; then
    root=(sudo -n)
  fi
  export DEBIAN_FRONTEND=noninteractive
  {
    ${root[@]+"${root[@]}"} apt-get -q -o Acquire::Retries=3 update
    if ! ${root[@]+"${root[@]}"} apt-get -q -y -o Acquire::Retries=3 -o DPkg::Lock::Timeout=300 \
      install --no-install-recommends "${missing[@]}"; then
      # One by one, so that a package that is not to be had does not keep the others away.
      for package in "${missing[@]}"; do
        ${root[@]+"${root[@]}"} apt-get -q -y install --no-install-recommends "$package" || echo "$package: not installed"
      done
    fi
  } >"$logs/install.log" 2>&1 </dev/null
  grep ': not installed$' "$logs/install.log"
  return 0
}

install_with_brew() {
  local package missing=()
  for package in pkg-config sqlite libidn2 re2 jq shellcheck neovim emacs node; do
    brew list --versions "$package" >/dev/null 2>&1 || missing+=("$package")
  done
  if [ "${#missing[@]}" -gt 0 ]; then
    echo "installing ${missing[*]}"
    brew install "${missing[@]}" >"$logs/install.log" 2>&1 </dev/null || echo "see ${logs#"$PWD"/}/install.log"
  fi
  # Homebrew keeps its SQLite apart from the system's.
  PKG_CONFIG_PATH=$(brew --prefix sqlite)/lib/pkgconfig${PKG_CONFIG_PATH:+:$PKG_CONFIG_PATH}
  export PKG_CONFIG_PATH
}

# A Python with the pinned packages, made again when the pins or the interpreter change.
install_python() {
  local stamp requirements=(clients/python/tests/requirements.txt Tests/URLs/requirements.txt)
  local home=$logs/python packages
  packages=("${requirements[@]/#/--requirement=}")
  stamp=$(cat "${requirements[@]}" && python3 -c 'import sys; print(sys.executable, sys.version)')
  if [ "$stamp" != "$(cat "$home/stamp" 2>/dev/null)" ]; then
    echo "installing Python packages of ${requirements[*]}"
    rm -rf "$home"
    {
      if python3 -m venv "$home" && "$home/bin/python" -m pip install -q "${packages[@]}"; then
        printf '%s\n' "$stamp" >"$home/stamp"
      else
        # Some systems split venv off.
        rm -rf "$home"
        command -v apt-get >/dev/null && install_with_apt python3-venv python3-pip
        if python3 -m venv "$home" && "$home/bin/python" -m pip install -q "${packages[@]}"; then
          printf '%s\n' "$stamp" >"$home/stamp"
        elif rm -rf "$home" && python3 -m pip install -q --target "$home/packages" "${packages[@]}"; then
          printf '%s\n' "$stamp" >"$home/stamp"
        fi
      fi
    } >"$logs/install-python.log" 2>&1 </dev/null
    [ -e "$home/stamp" ] || tail -n 20 "$logs/install-python.log"
  fi
  if [ -d "$home/packages" ]; then
    export PYTHONPATH=$home/packages
    python=python3
  else
    python=$home/bin/python
  fi
}

# The steps

shell_tests() {
  local shell status=0
  for shell in dash bash; do
    command -v "$shell" >/dev/null || continue
    echo "# $shell"
    SHELL_UNDER_TEST=$shell limit 300 "$shell" clients/shell/tests/run.sh || status=1
  done
  return "$status"
}

shell_lint() {
  shellcheck clients/shell/*.sh clients/shell/tests/*.sh Tests/run.sh Tests/Fuzz/run.sh .ci/run
}

python_types() {
  limit 300 "$python" -m mypy --strict --cache-dir "$logs/mypy" clients/python/*.py \
    Tests/URLs/*.py Tests/Fuzz/*.py Tests/Pages/*.py
}

python_tests() {
  limit 600 "$python" -W error::ResourceWarning -m unittest discover -t clients/python -s clients/python/tests
}

url_tests() {
  limit 600 "$python" -W error::ResourceWarning -m unittest discover -t Tests/URLs -s Tests/URLs
}

page_tests() {
  limit 300 "$python" -W error::ResourceWarning -m unittest discover -t Tests/Pages -s Tests/Pages
}

if command -v apt-get >/dev/null; then
  install_with_apt
elif command -v brew >/dev/null; then
  install_with_brew
fi
install_python
if ! command -v swift >/dev/null; then
  echo "Swift 6.2 or newer is needed and not found; https://www.swift.org/install has it for your system" >&2
  exit 69
fi

export LINKD_BINARY=$PWD/.build/release/linkd
strict=(-Xswiftc -warnings-as-errors --explicit-target-dependency-import-check error)
pure=(--filter 'StrictJSONTests|JSONRPCTests|LinkCoreTests|LinkStoreTests|LinkServiceTests|StdioServerTests')
threaded=(--filter 'JSONRPCTests|LinkStoreTests|LinkServiceTests|StdioServerTests')
# Swift's runtime keeps its metadata for ever, which counts as a leak; and not every container lets leaks be looked for.
export ASAN_OPTIONS=detect_leaks=0
export TSAN_OPTIONS=halt_on_error=1
# Without it Swift Testing starts all tests at once, and the time limits of some run while others have the processor.
export SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH=4

step 'format lint' count_one swift format lint --strict -r Sources Tests Package.swift
step 'debug build' count_one swift build --build-tests "${strict[@]}"
step 'release build' count_one clients/shell/build.sh
# The end-to-end tests among these start the release build.
step 'swift tests' count_swift swift test "${strict[@]}"
# In folders of their own, or each would throw away what the others have built. The end-to-end tests would run the same
# release build again; and code that never shares anything has nothing to show to the thread sanitizer.
step 'address sanitizer' count_swift env LINKD_SEED_STRIDE=4 swift test --sanitize=address --scratch-path .build/address "${pure[@]}"
step 'thread sanitizer' count_swift env LINKD_SEED_STRIDE=4 swift test --sanitize=thread --scratch-path .build/thread "${threaded[@]}"
# The toolchains for macOS have no libFuzzer.
if [ "$(uname -s)" = Linux ]; then step 'fuzzing' count_one Tests/Fuzz/run.sh smoke; fi
step 'python types' count_one python_types
step 'python client' count_unittest python_tests
step 'url hosts' count_unittest url_tests
step 'pages' count_unittest page_tests
step 'shell lint' count_one shell_lint
step 'shell client' count_tap shell_tests
step 'quickstart' count_one sh clients/shell/quickstart.sh

echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ] && [ "$passed" -gt 0 ]
