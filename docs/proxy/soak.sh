#!/bin/sh
# Hundreds of learners and some attackers at two Queenside programs behind a proxy, while one program
# is killed and PostgreSQL restarted, all on 127.0.0.1. docs/load.md says what it does and reports.
#
#   docs/proxy/soak.sh [--minutes=30] [--learners=500] [--proxy=haproxy|nginx] …
#
# Exits with 0 if what it promises holds, with 1 if something doesn't, with 2 if it couldn't be tried.
exec "$(dirname "$0")/run-load.sh" Soak "$@"
