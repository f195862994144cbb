#!/bin/sh
# Makes the engine for browsers as small as it can be: engine.sh FROM FOLDER. It takes some twenty seconds, so nothing is
# done if the engine and these scripts are those of the last time.
set -eu

from=$1
folder=$2
web=$(cd "$(dirname -- "$0")/.." && pwd)
made=$(cat "$from" "$0" "$web/scripts/engineConstants.mjs" "$web/scripts/engineOrder.mjs" | cksum)

if [ -f "$folder/autobahn.wasm" ] && [ "$(cat "$folder/made-of.txt" 2>/dev/null)" = "$made" ]; then
  exit 0
fi

sh "$web/scripts/prepare.sh"
mkdir -p "$folder"
rm -f "$folder/made-of.txt"
texts=$(mktemp -d)
trap 'rm -rf "$texts"' EXIT
tools=$web/node_modules/.bin
# Only what all browsers with garbage-collected WebAssembly have may be used.
features="--mvp-features --enable-gc --enable-reference-types --enable-exception-handling --enable-bulk-memory --enable-sign-ext
  --enable-nontrapping-float-to-int --enable-mutable-globals --enable-multivalue"
# shellcheck disable=SC2086 # some words
"$tools/wasm-dis" $features "$from" -o "$texts/engine.wat"
node "$web/scripts/engineConstants.mjs" "$texts/engine.wat" "$texts/smaller.wat"
# The module is a world of its own: nothing outside knows its types. What the compiler tests before a cast holds anyway.
# shellcheck disable=SC2086
"$tools/wasm-opt" $features "$texts/smaller.wat" -o "$texts/small.wasm" --closed-world --traps-never-happen \
  -Oz --type-merging --unsubtyping --type-merging -Oz --merge-similar-functions -Oz --reorder-types --minimize-rec-groups --reorder-functions
# shellcheck disable=SC2086
"$tools/wasm-dis" $features "$texts/small.wasm" -o "$texts/small.wat"
node "$web/scripts/engineOrder.mjs" "$texts/small.wasm" "$texts/small.wat" "$texts/ordered.wat"
# shellcheck disable=SC2086
"$tools/wasm-as" $features "$texts/ordered.wat" -o "$folder/autobahn.wasm"
echo "$made" > "$folder/made-of.txt"
