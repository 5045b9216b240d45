'use client';

import { Link, useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { formatTranslationNote, type TranslationNote as Note } from './format-translation-note.ts';
import './translation.css';

/** At the top of a translation's form: whether its source has changed, and whether a machine draft must be read. */
export function TranslationNote() {
  const { id, collectionSlug, lastUpdateTime } = useDocumentInfo();
  const [sentences, setSentences] = useState<readonly string[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetches again after each save
  useEffect(() => {
    if (id === undefined) return;
    const controller = new AbortController();
    fetch(`/api/document-translations/of/${collectionSlug}/${id}`, { signal: controller.signal })
      .then((response) => (response.ok ? response.json() : { note: null }))
      .then(({ note }: { note: Note | null }) => setSentences(note ? formatTranslationNote(note) : []))
      // Ignore errors: the next save fetches again.
      .catch(() => {});
    return () => controller.abort();
  }, [id, collectionSlug, lastUpdateTime]);
  if (sentences.length === 0) return null;
  return (
    <p className="translation-note">
      {sentences.join(' ')}{' '}
      <Link href={`/admin/collections/${collectionSlug}/${id}/translation`} prefetch={false}>
        Open the translation
      </Link>
    </p>
  );
}
