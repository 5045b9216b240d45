'use client';

import { useListQuery } from '@payloadcms/ui';
import { useEffect } from 'react';
import { showList } from './opened-documents.ts';

interface Row {
  id: number;
  revision?: number | null;
}

const toEntries = (rows: readonly Row[]) => rows.map(({ id, revision }) => [id, revision ?? 0] as const);

/** Remembers the revisions of a list's documents when it opens, for bulk edits. They may select other pages as well. */
export function ListRevisions({ collectionSlug }: { collectionSlug: string }) {
  const data = useListQuery().data;
  useEffect(() => {
    const shown = new Map(toEntries((data?.docs ?? []) as Row[]));
    let forget = showList(collectionSlug, shown);
    let isCancelled = false;
    if ((data?.totalDocs ?? 0) > shown.size) {
      const query = 'draft=true&trash=true&depth=0&pagination=false&select[revision]=true';
      fetch(`/api/${collectionSlug}?${query}`, { credentials: 'include' })
        .then((response) => response.json() as Promise<{ docs: Row[] }>)
        .then(({ docs }) => {
          if (isCancelled) return;
          forget();
          forget = showList(collectionSlug, new Map([...toEntries(docs), ...shown]));
        })
        // The studio refuses to change the documents of other pages then.
        .catch(() => {});
    }
    return () => {
      isCancelled = true;
      forget();
    };
  }, [collectionSlug, data]);
  return null;
}
