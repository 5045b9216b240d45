'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';
import type { FormOverride } from './form-override.ts';

/** What the document's last saved version needs before it can be published despite errors; null if unknown. */
export function useFormOverride(): { override: FormOverride | null; reload: () => void } {
  const { id, collectionSlug, lastUpdateTime } = useDocumentInfo();
  const [override, setOverride] = useState<FormOverride | null>(null);
  const [reloads, setReloads] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetches again after each save and after a confirmation
  useEffect(() => {
    if (id === undefined) return;
    const controller = new AbortController();
    fetchOverride(`${collectionSlug}/${id}`, controller.signal).then(
      (fetched) => fetched && setOverride(fetched),
      // Ignore errors: the next save fetches again.
      () => {},
    );
    return () => controller.abort();
  }, [id, collectionSlug, lastUpdateTime, reloads]);
  return { override, reload: useCallback(() => setReloads((count) => count + 1), []) };
}

async function fetchOverride(path: string, signal: AbortSignal): Promise<FormOverride | null> {
  const response = await fetch(`/api/override-reasons/of/${path}`, { signal });
  return response.ok ? ((await response.json()) as FormOverride) : null;
}
