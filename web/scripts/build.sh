#!/bin/sh
# Builds the web for the server's jar: build.sh TARGET. Maven calls it; -Dweb.skip leaves it out.
# Does nothing if nothing has changed since the last time.
set -eu

target=$1
web=$(cd "$(dirname -- "$0")/.." && pwd)
root=$(dirname -- "$web")
need=20.19

fail() {
  echo "autobahn: $1" >&2
  echo "The web pages are built with Node $need or newer, which brings npm: apt install nodejs npm  |" >&2
  echo "dnf install nodejs  |  brew install node  |  https://nodejs.org - or leave them out with -Dweb.skip" >&2
  exit 1
}

if [ -f "$target/index.html" ] && [ -z "$(find "$web/src" "$web/public" "$web/scripts" "$web"/*.json "$web"/*.ts \
  "$web"/*.js "$web/index.html" "$web/.npmrc" "$root/server/src/main/resources/autobahn/server/openapi.json" \
  "$root/format/src/main/resources" "$root/server/target/vocabulary.json" "$root"/docs/rules*.md -newer "$target/index.html" ! -path "$web/src/api/types.ts" ! -path "$web/src/vocabulary/*" -type f -print \
  2>/dev/null | head -n 1)" ]; then
  exit 0
fi

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
npm run --silent build -- --logLevel warn
node scripts/compress.mjs

rm -rf "$target"
mkdir -p "$(dirname -- "$target")"
cp -R dist "$target"
touch "$target/index.html"
