# Finds what the table's browser side needs: Node with npm to build it, Chromium to test it.
# This file is sourced after jdk.sh, not run.

# Ends the script with one clear sentence and exit 2 if npm is missing.
require_npm() {
  type -P node >/dev/null && type -P npm >/dev/null && return 0
  complain "Node.js with npm was not found and is needed to build the table's pages: install Node 20 or newer."
  exit 2
}

# Exports CHROMIUM, the browser that the tests drive; fails if there is none. Its headless build draws no window around
# the pages, which saves a quarter of the time.
find_chromium() {
  local name
  for name in "${CHROMIUM-}" chromium-headless-shell chromium chromium-browser google-chrome google-chrome-stable; do
    if [[ -n $name ]] && type -P "$name" >/dev/null; then
      CHROMIUM=$(type -P "$name")
      export CHROMIUM
      return 0
    fi
  done
  return 1
}

# Like find_chromium, but installs Chromium from the packages of a Debian-like system where it is missing.
require_chromium() {
  find_chromium && return 0
  if type -P apt-get >/dev/null && [[ $(id -u) == 0 ]]; then
    echo "verify: installing chromium for the browser tests"
    export DEBIAN_FRONTEND=noninteractive
    apt-get -qq update
    apt-get -qq install -y chromium-headless-shell >/dev/null || apt-get -qq install -y chromium >/dev/null || true
    find_chromium && return 0
  fi
  complain "Chromium was not found and is needed for the browser tests: install it, or let CHROMIUM name it."
  exit 2
}
