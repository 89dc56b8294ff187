#!/bin/sh
# Starts PostgreSQL, two Queenside programs and HAProxy, then nginx, with the configurations of this
# folder, all on 127.0.0.1, and prints a line for each promise: "ok" or "FAILED". Takes about five
# minutes on two cores. Installs nothing, and leaves nothing running or lying around.
#
#   docs/proxy/try-two-programs.sh [--proxy=haproxy|nginx] [--heap=300m]
#
# Exits with 0 if everything holds, with 1 if something doesn't, with 2 if it couldn't be tried.
exec "$(dirname "$0")/run-load.sh" TwoProgramsCheck "$@"
