#!/bin/sh
# Builds the web for the server's jar: build.sh TARGET. Maven calls it; -Dweb.skip leaves it out.
# Does nothing if nothing has changed since the last time.
set -eu

target=$1
web=$(cd "$(dirname -- "$0")/.." && pwd)
root=$(dirname -- "$web")

# The engine for browsers, where it was built.
engine=$root/browser/target/wasm/autobahn.wasm
if [ -f "$engine" ]; then
  sh "$web/scripts/engine.sh" "$engine" "$web/src/engine/module"
fi

if [ -f "$target/index.html" ] && [ -z "$(find "$web/src" "$web/public" "$web/scripts" "$web"/*.json "$web"/*.ts \
  "$web"/*.js "$web/index.html" "$web/.npmrc" "$root/server/src/main/resources/autobahn/server/openapi.json" \
  "$root/format/src/main/resources" "$root/edition/src/main/resources/autobahn/edition/drawing.json" "$root/server/target/vocabulary.json" \
  "$root"/docs/rules*.md -newer "$target/index.html" ! -path "$web/src/api/types.ts" ! -path "$web/src/vocabulary/*" -type f \
  -print 2>/dev/null | head -n 1)" ]; then
  exit 0
fi

sh "$web/scripts/prepare.sh"
cd "$web"
npm run --silent build -- --logLevel warn
node scripts/compress.mjs

rm -rf "$target"
mkdir -p "$(dirname -- "$target")"
cp -R dist "$target"
touch "$target/index.html"
