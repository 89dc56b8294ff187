#!/bin/sh
# Builds the project with its load programs and runs one of them. The other scripts in this folder
# use it.
set -eu
cd "$(dirname "$0")/../.."
[ $# -ge 1 ] || { echo "usage: $0 PROGRAM [--setting=value]..." >&2; exit 2; }
program=$1
shift
./mvnw -q -B -P benchmark test-compile dependency:build-classpath \
  -Dmdep.outputFile=target/load-classpath -Dmdep.includeScope=test >&2 || exit 2
java=$(./mvnw -v | sed -n 's/^Java version: .*runtime: //p')/bin/java
exec "$java" --enable-native-access=ALL-UNNAMED \
  -cp "target/test-classes:target/classes:$(cat target/load-classpath)" "org.queenside.load.$program" "$@"
