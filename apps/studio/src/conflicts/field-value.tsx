'use client';

import { useEffect, useState } from 'react';
import { formatValue } from './format-value.ts';
import type { MergeField } from './merge-documents.ts';

const MAX_LENGTH = 1_000;

const shorten = (text: string) => (text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text);

/** A field's value as text; related documents by their titles. */
export function FieldValue({ field, value }: { field: MergeField; value: unknown }) {
  const { type, relationTo } = field;
  const collection =
    ['relationship', 'upload'].includes(type) && typeof relationTo === 'string' ? relationTo : null;
  const [title, setTitle] = useState<string | null>(null);
  useEffect(() => {
    const ids = [value].flat().filter((id) => typeof id === 'number');
    if (!collection || ids.length === 0) return;
    let isCancelled = false;
    Promise.all(ids.map((id) => fetchTitle(collection, id)))
      .then((titles) => {
        if (!isCancelled) setTitle(titles.join(', '));
      })
      // The ids are shown instead.
      .catch(() => {});
    return () => {
      isCancelled = true;
    };
  }, [collection, value]);
  return <span className="conflict-value">{title ?? shorten(formatValue(value, field))}</span>;
}

async function fetchTitle(collection: string, id: number): Promise<string> {
  const response = await fetch(`/api/${collection}/${id}?depth=0&draft=true`, { credentials: 'include' });
  const document = (await response.json()) as { title?: string; name?: string; filename?: string };
  return document.title ?? document.name ?? document.filename ?? String(id);
}
