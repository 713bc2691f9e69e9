#!/bin/sh
# The application owns its database but is no superuser: a hole in a query is no hole in the server.
set -eu
psql --username "$POSTGRES_USER" --dbname postgres --set ON_ERROR_STOP=1 --set password="$APPLICATION_PASSWORD" <<'SQL'
CREATE ROLE wattle_and_fern LOGIN PASSWORD :'password';
CREATE DATABASE wattle_and_fern OWNER wattle_and_fern;
SQL
