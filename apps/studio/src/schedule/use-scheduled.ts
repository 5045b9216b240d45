'use client';

import { useDocumentInfo, useServerFunctions } from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';
import { formatMarketDateTime } from './format-market-date-time.ts';

interface Scheduled {
  id: string;
  /** `Will be published 16.11.2026 14:00 (Suomi)`. */
  text: string;
}

const ACTION_LABELS = { publish: 'Will be published', unpublish: 'Will be unpublished' } as const;

/** The scheduled changes of the document in the form. Loads them again on `reload`. */
export function useScheduled(): { scheduled: readonly Scheduled[]; reload: () => void } {
  const { id, collectionSlug, hasPublishPermission } = useDocumentInfo();
  const { getUpcomingScheduledPublish } = useServerFunctions();
  const [scheduled, setScheduled] = useState<Scheduled[]>([]);
  const [version, setVersion] = useState(0);
  const mayLoad = id !== undefined && hasPublishPermission === true;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `version` only requests another load.
  useEffect(() => {
    if (!mayLoad || id === undefined || !collectionSlug) return;
    let isCancelled = false;
    getUpcomingScheduledPublish({ id, collectionSlug }).then(
      (jobs) => {
        if (isCancelled) return;
        setScheduled(
          jobs.map(({ id: job, input, waitUntil }) => {
            const time = formatMarketDateTime(new Date(waitUntil ?? ''), input.timezone);
            return { id: String(job), text: `${ACTION_LABELS[input.type]} ${time}` };
          }),
        );
      },
      // Ignore load errors: the dashboard also shows the schedule.
      () => {},
    );
    return () => {
      isCancelled = true;
    };
  }, [mayLoad, id, collectionSlug, getUpcomingScheduledPublish, version]);
  const reload = useCallback(() => setVersion((current) => current + 1), []);
  return { scheduled, reload };
}
