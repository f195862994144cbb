#!/bin/sh
# Tests of the Python package against the built command; --speed measures instead.
# They need Python 3 with numpy, and GNU parallel; as root on Debian they are fetched.
set -eu
here=$(cd "$(dirname -- "$0")" && pwd)

find_python() {
  for python in python3 /usr/bin/python3; do
    if "$python" -c 'import numpy' 2>/dev/null; then
      return
    fi
  done
  python=
}

missing() {
  find_python
  lacking=
  command -v python3 >/dev/null 2>&1 || lacking="$lacking python3"
  [ -n "$python" ] || lacking="$lacking python3-numpy"
  command -v parallel >/dev/null 2>&1 || lacking="$lacking parallel"
}

missing
if [ -n "$lacking" ] && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
  # shellcheck disable=SC2086 # a list of packages
  (apt-get update && apt-get install -y --no-install-recommends $lacking) >/dev/null 2>&1 || true
  missing
fi
if [ -n "$lacking" ]; then
  echo "autobahn: the tests of the Python package need these packages, which are missing:$lacking" >&2
  exit 3
fi
PYTHONPATH=$here
export PYTHONPATH
if [ "${1:-}" = --speed ]; then
  exec "$python" "$here/tests/speed.py"
fi
exec "$python" -m unittest discover -s "$here/tests"
