#!/bin/sh
# Starts Autobahn with the Java of this folder. Without words: a server for this machine, and a browser to play in.
set -eu
self=$0
while [ -h "$self" ]; do
  link=$(readlink "$self")
  case $link in
    /*) self=$link ;;
    *) self=${self%/*}/$link ;;
  esac
done
case $self in
  */*) here=$(cd "${self%/*}" && pwd) ;;
  *) here=$(pwd) ;;
esac

# City names have umlauts; Java reads arguments as the locale says.
case ${LC_ALL:-${LC_CTYPE:-${LANG:-}}} in
  *UTF-8* | *utf-8* | *UTF8* | *utf8*) ;;
  *) export LC_ALL=C.UTF-8 ;;
esac
# A server that has no memory left leaves at once, and holds little while little happens; AUTOBAHN_JVM says otherwise. What it
# has learnt of its classes is kept where this user may write. Short commands are done before the optimizing compiler would pay.
case ${1:-} in
  serve | '')
    speed="-XX:+ExitOnOutOfMemoryError ${AUTOBAHN_JVM:--XX:+UseG1GC -XX:+UseCompactObjectHeaders -Xms32m -XX:MinHeapFreeRatio=10 -XX:MaxHeapFreeRatio=20 -XX:G1PeriodicGCInterval=10000 -XX:TrimNativeHeapInterval=5000}"
    case $here in
      *[[:space:]]*) ;;
      *) [ ! -w "$here/app" ] || speed="$speed -XX:+AutoCreateSharedArchive -XX:SharedArchiveFile=$here/app/server.jsa -Xlog:cds=off -Xlog:cds+dynamic=off" ;;
    esac
    ;;
  play | simulate | match | engine | pipe | selfplay | tune | balance | analyse | advise) speed= ;;
  *) speed="-XX:TieredStopAtLevel=1 -XX:+UseSerialGC" ;;
esac
# Which of the standard streams are terminals, and how wide: Java cannot tell by itself.
terminal=
[ ! -t 0 ] || terminal="$terminal in"
[ ! -t 1 ] || terminal="$terminal out"
[ ! -t 2 ] || terminal="$terminal err"
width=
[ -z "$terminal" ] || size=$(stty size 2>/dev/null </dev/tty) || size=
[ -z "$terminal" ] || width=${size#* }
# shellcheck disable=SC2086 # lists of options
exec "$here/runtime/bin/java" $speed -Dstdout.encoding=UTF-8 -Dstderr.encoding=UTF-8 \
  "-Dautobahn.terminal=$terminal" "-Dautobahn.width=$width" -jar "$here/app/autobahn.jar" "$@"
