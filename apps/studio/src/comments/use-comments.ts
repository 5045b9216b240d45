import { useDocumentInfo } from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';
import type { FormComments } from './form-comment.ts';

/** The comments on the document in the form; null until they are loaded. */
export function useComments(): { comments: FormComments | null; reload: () => void } {
  const { id, collectionSlug } = useDocumentInfo();
  const [comments, setComments] = useState<FormComments | null>(null);
  const [reloads, setReloads] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `reloads` only requests another load.
  useEffect(() => {
    if (id === undefined || !collectionSlug) return;
    const controller = new AbortController();
    fetchComments(`/api/comments-on/${collectionSlug}/${id}`, controller.signal).then(
      (fetched) => fetched && setComments(fetched),
      // Ignore errors: opening the panel loads again.
      () => {},
    );
    return () => controller.abort();
  }, [id, collectionSlug, reloads]);
  return { comments, reload: useCallback(() => setReloads((count) => count + 1), []) };
}

async function fetchComments(path: string, signal: AbortSignal): Promise<FormComments | null> {
  const response = await fetch(path, { signal });
  return response.ok ? await response.json() : null;
}
