#!/bin/sh
# Creates the database login that owns all schemas and runs migrations. It is not a superuser: it can create schemas in
# this database, and roles for the site and the studio. PostgreSQL's image runs this once, for a new data folder.
# Without the image, run it once as the superuser:
# POSTGRES_DB=nettobonus OWNER_DATABASE_PASSWORD=… ops/docker/create-owner.sh
set -eu
psql --no-psqlrc --set=ON_ERROR_STOP=1 --username="${POSTGRES_USER:-postgres}" --dbname="$POSTGRES_DB" \
  --set=database="$POSTGRES_DB" --set=password="$OWNER_DATABASE_PASSWORD" <<'SQL'
CREATE ROLE nettobonus_owner LOGIN CREATEROLE PASSWORD :'password';
REVOKE TEMPORARY ON DATABASE :"database" FROM PUBLIC;
GRANT CREATE ON DATABASE :"database" TO nettobonus_owner;
SQL
