#!/bin/sh
# PostgreSQL's archive_command: archive-wal.sh %p %f /backups/wal
# Puts a finished segment of the write-ahead log into the archive, whole or not at all. PostgreSQL keeps a segment
# until this ends with 0, and hands it over again after a crash.
set -eu
segment=$1
name=$2
archive=$3
kept=$archive/$name.gz

if [ -e "$kept" ]; then
  if gzip -dc "$kept" | cmp -s - "$segment"; then
    sync "$kept" "$archive"
    exit 0
  fi
  echo "archive-wal: $kept is there and holds something else; does another server write to this archive?" >&2
  exit 1
fi

temporary=$(mktemp "$archive/.$name.XXXXXX")
trap 'rm -f "$temporary"' EXIT
# What is left of a segment that was closed early is zeros: 16 MB become some 20 KB.
gzip -c "$segment" >"$temporary"
chmod 640 "$temporary"
sync "$temporary"
# A link, where a rename would write over what another server put there in the meantime.
ln "$temporary" "$kept"
sync "$archive"
