# The first part of ./autobahn doctor, read by the launcher: which tools are installed, missing or too old.
# shellcheck shell=sh

sick=

# Says how it stands with one thing: ok, missing, old; $2 what, $3 what it is for. Only what a start needs makes it a fault.
tool() {
  printf '  %-7s %s (%s)\n' "$1" "$2" "$3"
}

# "v20.19.1" as 20019, to compare; 0 if it is none
number() {
  major=${1#v}
  minor=${major#*.}
  major=${major%%[!0-9]*}
  minor=${minor%%[!0-9]*}
  echo $((${major:-0} * 1000 + ${minor:-0}))
}

doctor_tools() {
  echo "Tools of this checkout:"
  best=
  best_major=0
  newest_jdk
  if [ "$best_major" -ge "$need" ]; then
    tool ok "JDK $best_major in $best" "builds and runs everything"
  elif [ "$best_major" -gt 0 ]; then
    tool old "JDK $best_major in $best; $need or newer is needed" "builds and runs everything"
    sick=yes
  else
    tool missing "JDK $need or newer" "builds and runs everything"
    sick=yes
  fi
  find_maven
  case $mvn in
    "$root/mvnw") tool ok "Maven: none of 3.8 or newer, so ./mvnw fetches one" "builds" ;;
    *) tool ok "Maven $("$mvn" --version 2>/dev/null | sed -n 's/.*Apache Maven \([0-9.]*\).*/\1/p')" "builds" ;;
  esac
  if ! command -v node >/dev/null 2>&1; then
    tool missing "Node 20.19 or newer" "the pages; without it the API and all commands work"
  elif [ "$(number "$(node --version 2>/dev/null)")" -lt 20019 ]; then
    tool old "Node $(node --version 2>/dev/null); 20.19 or newer is needed" "the pages"
  else
    tool ok "Node $(node --version)" "the pages"
  fi
  if command -v npm >/dev/null 2>&1; then
    tool ok "npm $(npm --version 2>/dev/null)" "the pages"
  else
    tool missing "npm" "the pages"
  fi
  browser=
  for each in "${CHROMIUM:-}" chromium-headless-shell chromium chromium-browser google-chrome google-chrome-stable; do
    [ -n "$browser" ] || [ -z "$each" ] || browser=$(command -v "$each" 2>/dev/null) || browser=
  done
  if [ -n "$browser" ]; then
    tool ok "Chromium: $browser" "tests in the browser"
  else
    tool missing "Chromium or Chrome" "tests in the browser"
  fi
  if command -v unshare >/dev/null 2>&1; then
    tool ok "PostgreSQL is fetched by the tests" "tests on PostgreSQL"
  else
    tool missing "unshare, which the PostgreSQL of the tests needs where they run as root" "tests on PostgreSQL"
  fi
  python=
  for each in python3 /usr/bin/python3; do
    [ -n "$python" ] || ! "$each" -c 'import numpy' 2>/dev/null || python=$each
  done
  if [ -n "$python" ]; then
    tool ok "$("$python" --version 2>&1) with numpy" "the Python package"
  elif command -v python3 >/dev/null 2>&1; then
    tool missing "numpy for python3" "the Python package"
  else
    tool missing "python3 with numpy" "the Python package"
  fi
  if command -v parallel >/dev/null 2>&1; then
    tool ok "GNU parallel" "tests of the Python package"
  else
    tool missing "GNU parallel" "tests of the Python package"
  fi
  if command -v apt-get >/dev/null 2>&1 && command -v dpkg-deb >/dev/null 2>&1; then
    tool ok "apt-get and dpkg-deb" "the container image of a release"
  else
    tool missing "apt-get and dpkg-deb" "the container image of a release"
  fi
}
