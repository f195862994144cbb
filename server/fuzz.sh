# ./autobahn fuzz: coverage-guided fuzzing of what strangers send. Sourced by the launcher, which has found JDK and Maven.
# What is found ends the run; its input is kept, to become a file of src/test/resources/autobahn/server/fuzz/TARGET.
fuzz_targets="records notation positions editions parameters paths"

fuzz_help() {
  echo "Usage: ./autobahn fuzz [TARGET...] [--minutes N]"
  echo "  TARGET       $fuzz_targets; all of them if none is named"
  echo "  --minutes N  for each of them, 5 if not said"
  echo "Jazzer is fetched from Maven Central. What was learnt about each target is kept in server/target/fuzz."
}

fuzz_class() {
  case $1 in
    records) echo autobahn.server.fuzz.RecordsFuzz ;;
    notation) echo autobahn.server.fuzz.NotationFuzz ;;
    positions) echo autobahn.server.fuzz.PositionsFuzz ;;
    editions) echo autobahn.server.fuzz.EditionsFuzz ;;
    parameters) echo autobahn.server.http.ParametersFuzz ;;
    paths) echo autobahn.server.fuzz.PathsFuzz ;;
  esac
}

fuzz() {
  minutes=5
  targets=
  while [ $# -gt 0 ]; do
    case $1 in
      --help | -h)
        fuzz_help
        return
        ;;
      --minutes)
        case ${2:-} in
          '' | *[!0-9]* | 0) wrong "--minutes wants a whole number from 1 on" ;;
        esac
        minutes=$2
        shift
        ;;
      *)
        [ -n "$(fuzz_class "$1")" ] || wrong "there is nothing called '$1' to fuzz; there are: $fuzz_targets"
        targets="$targets $1"
        ;;
    esac
    shift
  done
  work=$root/server/target/fuzz
  version=$(sed -n 's/.*<jazzer.version>\(.*\)<.*/\1/p' "$root/pom.xml")
  maven -q -Dspotless.check.skip -Dweb.skip -pl server -am test-compile \
    dependency:build-classpath -Dmdep.outputFile=target/test-classpath -Dmdep.includeScope=test
  for part in jazzer jazzer-api; do
    maven -q -N dependency:copy "-Dartifact=com.code-intelligence:$part:$version" "-DoutputDirectory=$work" ||
      wrong "Jazzer could not be fetched from the Maven repository, see above"
  done
  path=$root/server/target/test-classes:$root/server/target/classes:$(cat "$root/server/target/test-classpath")
  "$JAVA_HOME/bin/java" -cp "$path" autobahn.server.fuzz.FuzzSeeds "$work/seeds"
  found=
  for target in ${targets:-$fuzz_targets}; do
    echo "autobahn: fuzzing $target for $minutes minutes" >&2
    mkdir -p "$work/corpus/$target" "$work/found/$target"
    known=$root/server/src/test/resources/autobahn/server/fuzz/$target
    [ -d "$known" ] || known=
    # Connections go to a server of ours, so they are no finding.
    # shellcheck disable=SC2086 # none or one folder
    (cd "$root/server" && "$JAVA_HOME/bin/java" -Xmx1g -XX:+UseSerialGC -cp "$work/jazzer-$version.jar:$work/jazzer-api-$version.jar:$path" \
      -Dautobahn.log=error -Dslf4j.provider=autobahn.server.operating.JsonLogProvider \
      com.code_intelligence.jazzer.Jazzer "--target_class=$(fuzz_class "$target")" \
      --disabled_hooks=com.code_intelligence.jazzer.sanitizers.ServerSideRequestForgery \
      '--instrumentation_includes=autobahn.**' "--reproducer_path=$work/found/$target" \
      "-artifact_prefix=$work/found/$target/" "-max_total_time=$((minutes * 60))" -timeout=120 -rss_limit_mb=4000 \
      -print_final_stats=1 "$work/corpus/$target" "$work/seeds/$target" $known) || found="$found $target"
  done
  [ -z "$found" ] || wrong "something was found in$found: see $work/found"
  echo "autobahn: nothing was found." >&2
}
