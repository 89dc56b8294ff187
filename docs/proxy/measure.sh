#!/bin/sh
# Lets many learners work on a new Queenside program, or with --url on one that runs already or on a
# proxy, and reports how long their answers took and whether one was lost. docs/operating.md explains
# the settings and the report.
#
#   docs/proxy/measure.sh [--learners=500] [--pause=5] [--minutes=2] [--hostile=0] [--url=https://…] …
#
# Exits with 0 if the answers were fast enough and none was lost, with 1 if not, with 2 if the run
# couldn't start. LOAD_JAVA_OPTIONS are options for the Java of the learners.
set -eu
cd "$(dirname "$0")/../.."
./mvnw -q -B -P benchmark test-compile dependency:build-classpath \
  -Dmdep.outputFile=target/load-classpath -Dmdep.includeScope=test >&2 || exit 2
java=$(./mvnw -v | sed -n 's/^Java version: .*runtime: //p')/bin/java
# shellcheck disable=SC2086
exec "$java" ${LOAD_JAVA_OPTIONS:-} --enable-native-access=ALL-UNNAMED \
  -cp "target/test-classes:target/classes:$(cat target/load-classpath)" org.queenside.load.LoadTest "$@"
