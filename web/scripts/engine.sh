#!/bin/sh
# Makes the engine for browsers as small as it can be: engine.sh FROM FOLDER. It takes some twenty seconds, so nothing is
# done if the engine and this script are those of the last time.
set -eu

from=$1
folder=$2
web=$(cd "$(dirname -- "$0")/.." && pwd)
made=$(cat "$from" "$0" | cksum)

if [ -f "$folder/autobahn.wasm" ] && [ "$(cat "$folder/made-of.txt" 2>/dev/null)" = "$made" ]; then
  exit 0
fi

sh "$web/scripts/prepare.sh"
mkdir -p "$folder"
rm -f "$folder/made-of.txt"
# The module is a world of its own: nothing outside knows its types. What the compiler tests before a cast holds anyway.
# Only what all browsers with garbage-collected WebAssembly have may be used.
"$web/node_modules/.bin/wasm-opt" "$from" -o "$folder/autobahn.wasm" --closed-world --traps-never-happen --mvp-features \
  --enable-gc --enable-reference-types --enable-exception-handling --enable-bulk-memory --enable-sign-ext \
  --enable-nontrapping-float-to-int --enable-mutable-globals --enable-multivalue \
  -Oz --type-merging --unsubtyping --type-merging -Oz --merge-similar-functions -Oz --reorder-types --minimize-rec-groups
echo "$made" > "$folder/made-of.txt"
