#!/bin/sh
# From the start of ./autobahn serve to its first answer, in milliseconds; eleven times, the median last.
#   bench/startup.sh [--data FOLDER | --db ADDRESS]       an empty folder of its own if left out
set -eu
root=$(cd "$(dirname -- "$0")/.." && pwd)
port=18473
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
[ $# -gt 0 ] || set -- --data "$folder"
"$root/autobahn" --version >/dev/null # builds if need be

# The first run makes the archive of classes that the others start from, and the tables.
for run in first 1 2 3 4 5 6 7 8 9 10 11; do
  begun=$(date +%s%N)
  "$root/autobahn" serve --host 127.0.0.1 --port "$port" "$@" >"$folder/log" 2>&1 &
  server=$!
  until curl -sf -o /dev/null "http://127.0.0.1:$port/api/about"; do
    kill -0 "$server" || { cat "$folder/log" >&2; exit 1; }
    sleep 0.01
  done
  time=$((($(date +%s%N) - begun) / 1000000))
  kill "$server"
  wait "$server" || true
  [ "$run" = first ] || echo "$time" | tee -a "$folder/times"
done
echo "median $(sort -n "$folder/times" | sed -n 6p) ms"
