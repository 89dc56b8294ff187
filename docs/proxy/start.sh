#!/bin/sh
# Starts HAProxy or nginx with the configuration in this folder, in front of two programs on this
# machine, on https://localhost:8443 until it's stopped with Ctrl-C. Only host name, ports, files and
# users are changed, so that it needs no privileges. It needs openssl and Java's keytool.
#
#   docs/proxy/start.sh haproxy|nginx 8081 8082
#
# The folder that it prints has the certificate, as queenside.pem and for Java as trust.p12.
set -eu
[ $# -eq 3 ] || { echo "usage: $0 haproxy|nginx PORT PORT" >&2; exit 2; }
here=$(cd "$(dirname "$0")" && pwd)
PATH=$PATH:/usr/sbin
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
trap 'exit 130' INT TERM

openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost \
  -addext subjectAltName=DNS:localhost,IP:127.0.0.1 \
  -keyout "$folder/queenside.key" -out "$folder/queenside.crt" 2> /dev/null
cat "$folder/queenside.crt" "$folder/queenside.key" > "$folder/queenside.pem"
keytool -importcert -noprompt -alias proxy -file "$folder/queenside.crt" -storetype PKCS12 \
  -keystore "$folder/trust.p12" -storepass queenside 2> /dev/null

change() {
  sed -e "s/queenside\.example\.org/localhost/g" \
    -e "s/10\.0\.0\.11:8080/127.0.0.1:$1/; s/10\.0\.0\.12:8080/127.0.0.1:$2/" \
    -e "s#/etc/[a-z]*/queenside\.#$folder/queenside.#" \
    -e "s/bind :80$/bind 127.0.0.1:8088/; s/bind :443 /bind 127.0.0.1:8443 /" \
    -e "s/listen 80 /listen 127.0.0.1:8088 /; s/listen 443 /listen 127.0.0.1:8443 /" \
    -e "/^    user haproxy/d; /^    group haproxy/d; /^    log \/dev\/log/d; s/maxconn 10000/maxconn 4000/" \
    -e "/^user www-data/d; /^worker_rlimit_nofile/d; s/worker_connections 10000/worker_connections 4000/" \
    -e "s#/run/nginx\.pid#$folder/nginx.pid#; s#/var/log/nginx/#$folder/#" \
    -e "s#^    server_tokens off;#&\n    client_body_temp_path $folder/body; proxy_temp_path $folder/proxy;\n    fastcgi_temp_path $folder/f; uwsgi_temp_path $folder/u; scgi_temp_path $folder/s;#"
}

echo "https://localhost:8443 in front of $2 and $3, files in $folder"
case $1 in
  haproxy)
    change "$2" "$3" < "$here/haproxy.cfg" > "$folder/haproxy.cfg"
    haproxy -db -f "$folder/haproxy.cfg" & ;;
  nginx)
    change "$2" "$3" < "$here/nginx.conf" > "$folder/nginx.conf"
    nginx -e "$folder/error.log" -p "$folder" -c "$folder/nginx.conf" -g "daemon off;" & ;;
  *)
    echo "haproxy or nginx, not $1" >&2
    exit 2 ;;
esac
trap 'kill $!; wait $!; exit 130' INT TERM
wait $!
