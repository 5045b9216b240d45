import { useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import type { FormWorkflow } from './form-workflow.ts';

/** The panel and the button of a form show the same state. */
const listeners = new Set<() => void>();

export function reloadWorkflow(): void {
  for (const listener of listeners) listener();
}

/** The way of the document in the form to its publication; null if its market needs no approvals. */
export function useWorkflow(): { isLoaded: boolean; workflow: FormWorkflow | null } {
  const { id, collectionSlug, lastUpdateTime } = useDocumentInfo();
  const [loaded, setLoaded] = useState<{ workflow: FormWorkflow | null } | null>(null);
  const [reloads, setReloads] = useState(0);
  useEffect(() => {
    const reload = () => setReloads((count) => count + 1);
    listeners.add(reload);
    return () => {
      listeners.delete(reload);
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetches again after each save and each step
  useEffect(() => {
    if (id === undefined || !collectionSlug) return;
    const controller = new AbortController();
    fetchWorkflow(`/api/workflow/${collectionSlug}/${id}`, controller.signal).then(
      (fetched) => fetched && setLoaded(fetched),
      // Ignore errors: the next save fetches again.
      () => {},
    );
    return () => controller.abort();
  }, [id, collectionSlug, lastUpdateTime, reloads]);
  return { isLoaded: loaded !== null, workflow: loaded?.workflow ?? null };
}

async function fetchWorkflow(
  path: string,
  signal: AbortSignal,
): Promise<{ workflow: FormWorkflow | null } | null> {
  const response = await fetch(path, { signal });
  return response.ok ? await response.json() : null;
}
