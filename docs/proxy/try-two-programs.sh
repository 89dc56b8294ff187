#!/bin/sh
# Starts PostgreSQL, two Queenside programs and HAProxy, then nginx, with the configurations in this
# folder, all on 127.0.0.1, and prints a line for each promise: "ok" or "FAILED". Takes about five
# minutes on two cores. Installs nothing, and leaves no process or file behind.
#
#   docs/proxy/try-two-programs.sh [--proxy=haproxy|nginx] [--heap=300m]
#
# Exits with 0 if all promises hold, with 1 if one doesn't, with 2 if the run couldn't start.
exec "$(dirname "$0")/run-load.sh" TryTwoPrograms "$@"
