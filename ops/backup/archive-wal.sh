#!/bin/sh
# PostgreSQL's archive_command: archive-wal.sh %p %f /backups/wal
# Archives a finished WAL segment atomically. PostgreSQL keeps a segment until this script exits with 0, and may
# archive it again after a crash.
set -eu
segment=$1
name=$2
archive=$3
archived=$archive/$name.gz

if [ -e "$archived" ]; then
  if gzip -dc "$archived" | cmp -s - "$segment"; then
    sync "$archived" "$archive"
    exit 0
  fi
  echo "archive-wal: $archived exists with different content; is another server writing to this archive?" >&2
  exit 1
fi

temporary=$(mktemp "$archive/.$name.XXXXXX")
trap 'rm -f "$temporary"' EXIT
# The rest of a segment that was closed early is zeros: 16 MB shrink to about 20 KB.
gzip -c "$segment" >"$temporary"
chmod 640 "$temporary"
sync "$temporary"
# A hard link fails if the file exists; a rename would overwrite a segment from another server.
ln "$temporary" "$archived"
sync "$archive"
