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
# The built program at once: the launcher would look each time whether there is something to build. Whoever measures lets
# the JVM compile as well as it can; tests are over before that pays.
if [ -z "${AUTOBAHN_COMMAND:-}" ] && [ -n "${JAVA_HOME:-}" ] && [ -f "$here/../cli/target/autobahn.jar" ]; then
  quick="-XX:TieredStopAtLevel=1"
  [ "${1:-}" != --speed ] || quick=
  AUTOBAHN_COMMAND="'$JAVA_HOME/bin/java' $quick -XX:+UseSerialGC -Dstdout.encoding=UTF-8 -jar '$here/../cli/target/autobahn.jar'"
  export AUTOBAHN_COMMAND
fi
if [ "${1:-}" = --speed ]; then
  exec "$python" "$here/tests/speed.py"
fi
exec "$python" -m unittest discover -s "$here/tests"
