#!/bin/sh
# Checks from outside what a proxy in front of Queenside promises, and prints a line for each promise.
# It needs curl.
#
#   docs/proxy/check.sh https://queenside.example.org [certificate.pem]
#
# Exits with 0 if all promises hold, otherwise with 1.
set -u
[ $# -ge 1 ] || { echo "usage: $0 https://ADDRESS [CERTIFICATE]" >&2; exit 2; }
url=${1%/}
failed=0
get() { curl -s --http1.1 --max-time 20 ${certificate:+--cacert "$certificate"} "$@"; }
certificate=${2:-}

check() { # what, expected, observed
  if [ "$2" = "$3" ]; then
    echo "ok      $1"
  else
    echo "FAILED  $1: expected $2, got $3"
    failed=1
  fi
}

status() { get -o /dev/null -w '%{http_code}' "$@"; }

check "the course opens" 200 "$(status "$url/course")"
for path in livez readyz actuator/prometheus; do
  check "/$path isn't available from outside" 404 "$(status "$url/$path")"
done
check "another host name is refused" 421 "$(status -H 'Host: evil.example' "$url/course")"
check "a request of 3 MB is refused" 413 \
  "$(head -c 3145728 /dev/zero | status -H 'Expect:' -H 'Content-Type: application/json' --data-binary @- "$url/?v-r=uidl&v-uiId=0")"
headers=$(get -o /dev/null -D - "$url/course" | tr -d '\r')
check "browsers must come by HTTPS from now on" 1 \
  "$(echo "$headers" | grep -ic '^strict-transport-security: max-age=')"
check "the session's cookie is Secure" 1 \
  "$(echo "$headers" | grep -i '^set-cookie: [^;]*JSESSIONID\|^set-cookie: [^;]*session' | grep -ic 'secure')"
check "a cookie names the program" 1 "$(echo "$headers" | grep -ic '^set-cookie: queenside.node=')"
exit $failed
