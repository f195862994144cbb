#!/bin/sh
# What checking and building the pages need: a Node that is new enough, the packages, the types of the API.
set -eu

web=$(cd "$(dirname -- "$0")/.." && pwd)
need=20.19

fail() {
  echo "autobahn: $1" >&2
  echo "The web pages are built with Node $need or newer, which brings npm: apt install nodejs npm  |" >&2
  echo "dnf install nodejs  |  brew install node  |  https://nodejs.org - or leave them out with -Dweb.skip" >&2
  exit 1
}

command -v node >/dev/null 2>&1 || fail "Node is missing."
command -v npm >/dev/null 2>&1 || fail "npm is missing."
node -e "const [a, b] = process.versions.node.split('.').map(Number), [c, d] = '$need'.split('.').map(Number);
  process.exit(a > c || (a === c && b >= d) ? 0 : 1)" || fail "Node $(node --version) is too old."

cd "$web"
# npm notes down what it has installed; a newer list of packages asks for another round. Not "npm ci": it refuses a lock
# file that leaves out the bundler's parts for other systems, which some registries do not carry.
if [ ! -f node_modules/.package-lock.json ] || [ package-lock.json -nt node_modules/.package-lock.json ]; then
  npm install --no-save --no-audit --no-fund --loglevel=error
fi
npm run --silent types
