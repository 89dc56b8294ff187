#!/bin/sh
# Lets many learners work on one new Queenside program for a few minutes, all on 127.0.0.1, and reports how
# long their actions took and what they cost. docs/load.md explains the report.
#
#   docs/proxy/measure.sh [--learners=2000] [--pause=2.5] [--minutes=2] [--database=h2|postgresql] …
#
# Exits with 0 if the answers were fast enough, with 1 if they weren't, with 2 if the run couldn't start.
exec "$(dirname "$0")/run-load.sh" LoadMeasurement "$@"
