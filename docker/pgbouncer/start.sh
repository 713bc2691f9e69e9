#!/bin/sh
# Starts PgBouncer for one database, given by PGHOST, PGPORT, PGDATABASE, PGUSER and PGPASSWORD.
set -eu
umask 077
here=$(dirname "$(readlink -f "$0")")
folder=$(mktemp -d)
printf '"%s" "%s"\n' "$PGUSER" "$PGPASSWORD" > "$folder/users.txt"
# The time limits of requests, which the API cannot set for each connection here.
limits="SET statement_timeout=''5s''; SET lock_timeout=''4s''; SET idle_in_transaction_session_timeout=''10s''"
cp "$here/pgbouncer.ini" "$folder/pgbouncer.ini"
cat >> "$folder/pgbouncer.ini" <<INI
listen_addr = ${LISTEN_ADDRESS:-*}
listen_port = ${LISTEN_PORT:-6432}
unix_socket_dir =
auth_file = $folder/users.txt
default_pool_size = ${POOL_SIZE:-40}
[databases]
$PGDATABASE = host=$PGHOST port=${PGPORT:-5432} connect_query='$limits'
INI
# Only where root starts it: PgBouncer never runs as root.
if [ -n "${RUN_AS:-}" ]; then
  chown -R "$RUN_AS" "$folder"
  set -- -u "$RUN_AS"
fi
exec "${PGBOUNCER_PATH:-pgbouncer}" -q "$@" "$folder/pgbouncer.ini"
