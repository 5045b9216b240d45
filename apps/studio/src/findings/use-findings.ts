'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import type { FormattedFindings } from './formatted-findings.ts';

/**
 * The findings of the last saved version. Payload renders the panel only when the form opens, so this fetches the
 * findings again after each save. Without initial findings it fetches them at once, and returns null until then.
 */
export function useFindings<Initial extends FormattedFindings | null>(
  initial: Initial,
): FormattedFindings | Initial {
  const { id, collectionSlug, lastUpdateTime } = useDocumentInfo();
  const [shown, setShown] = useState<{
    formatted: FormattedFindings | Initial;
    updateTime: number | null | undefined;
  }>({
    formatted: initial,
    updateTime: initial ? lastUpdateTime : null,
  });
  useEffect(() => {
    if (id === undefined || lastUpdateTime === shown.updateTime) return;
    const controller = new AbortController();
    fetchFindings(`${collectionSlug}/${id}`, controller.signal).then(
      (formatted) => formatted && setShown({ formatted, updateTime: lastUpdateTime }),
      // Ignore errors: the next save fetches again.
      () => {},
    );
    return () => controller.abort();
  }, [id, collectionSlug, lastUpdateTime, shown.updateTime]);
  return shown.formatted;
}

async function fetchFindings(path: string, signal: AbortSignal): Promise<FormattedFindings | null> {
  const response = await fetch(`/api/findings/${path}`, { signal });
  return response.ok ? ((await response.json()) as FormattedFindings) : null;
}
