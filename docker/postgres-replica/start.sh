#!/bin/sh
# Copies the primary on the first start, and follows it.
set -eu
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  rm -rf "$PGDATA.unfinished"
  mkdir -p "$(dirname "$PGDATA")"
  # A slot that was away too long is invalid for ever; one that another replica uses cannot be dropped.
  psql "host=postgres user=replicator replication=true" --quiet --command='DROP_REPLICATION_SLOT replica' || true
  pg_basebackup --host=postgres --username=replicator --pgdata="$PGDATA.unfinished" \
    --write-recovery-conf --create-slot --slot=replica --checkpoint=fast
  rm -rf "$PGDATA"
  mv "$PGDATA.unfinished" "$PGDATA"
fi
exec postgres -c hot_standby_feedback=on -c log_min_messages=log -c max_connections="${MAX_CONNECTIONS:-300}"
