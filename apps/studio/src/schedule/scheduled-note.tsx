'use client';

import { useDocumentInfo, useModal, useServerFunctions } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { formatMarketDateTime } from './format-market-date-time.ts';

const ACTION_LABELS = { publish: 'Will be published', unpublish: 'Will be unpublished' } as const;

/** Shows scheduled changes at the top of a form. Payload itself shows them only in its schedule panel. */
export function ScheduledNote() {
  const { id, collectionSlug, hasPublishPermission } = useDocumentInfo();
  const { getUpcomingScheduledPublish } = useServerFunctions();
  const { isModalOpen } = useModal();
  const [notes, setNotes] = useState<string[]>([]);
  // Load when the form opens, and again whenever the panel closes.
  const shouldLoad =
    id !== undefined && hasPublishPermission === true && !isModalOpen(`schedule-publish-${id}`);
  useEffect(() => {
    if (!shouldLoad || id === undefined || !collectionSlug) return;
    let isCancelled = false;
    getUpcomingScheduledPublish({ id, collectionSlug }).then(
      (jobs) => {
        if (isCancelled) return;
        setNotes(
          jobs.map(({ input, waitUntil }) => {
            const time = formatMarketDateTime(new Date(waitUntil ?? ''), input.timezone);
            return `${ACTION_LABELS[input.type]} ${time}`;
          }),
        );
      },
      // Ignore load errors: the panel also shows the schedule.
      () => {},
    );
    return () => {
      isCancelled = true;
    };
  }, [shouldLoad, id, collectionSlug, getUpcomingScheduledPublish]);
  if (notes.length === 0) return null;
  return (
    <ul className="scheduled-notes">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}
