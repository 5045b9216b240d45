'use client';

import { useDocumentInfo, useModal, useServerFunctions } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { formatTime } from './format-time.ts';

const WILL_BE = { publish: 'Will be published', unpublish: 'Will be withdrawn' } as const;

/** At the head of a form: when it changes by itself. Payload tells it only within the panel in which it is scheduled. */
export function ScheduledNote() {
  const { id, collectionSlug, hasPublishPermission } = useDocumentInfo();
  const { getUpcomingScheduledPublish } = useServerFunctions();
  const { isModalOpen } = useModal();
  const [notes, setNotes] = useState<string[]>([]);
  // Asked when the form is opened, and whenever the panel is closed again.
  const isAsked = id !== undefined && hasPublishPermission === true && !isModalOpen(`schedule-publish-${id}`);
  useEffect(() => {
    if (!isAsked || id === undefined || !collectionSlug) return;
    let isGone = false;
    getUpcomingScheduledPublish({ id, collectionSlug }).then(
      (plans) => {
        if (isGone) return;
        setNotes(
          plans.map(({ input, waitUntil }) => {
            const time = formatTime(new Date(waitUntil ?? ''), input.timezone);
            return `${WILL_BE[input.type]} ${time}`;
          }),
        );
      },
      // The panel says it, too.
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [isAsked, id, collectionSlug, getUpcomingScheduledPublish]);
  if (notes.length === 0) return null;
  return (
    <ul className="scheduled-notes">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}
