#!/bin/sh
# Runs hundreds of learners and some attackers against two Queenside programs behind a proxy, while one
# program is killed and PostgreSQL restarted, all on 127.0.0.1. docs/load.md explains the run and its
# report.
#
#   docs/proxy/soak.sh [--minutes=30] [--learners=500] [--proxy=haproxy|nginx] …
#
# Exits with 0 if all promises hold, with 1 if one doesn't, with 2 if the run couldn't start.
exec "$(dirname "$0")/run-load.sh" Soak "$@"
