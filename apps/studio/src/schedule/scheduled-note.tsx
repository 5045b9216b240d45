'use client';

import { useDocumentInfo, useModal } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import { ScheduleDrawer, scheduleSlug } from './schedule-drawer.tsx';
import { useScheduled } from './use-scheduled.ts';

/** Shows scheduled changes at the top of a form, and the panel that schedules them. */
export function ScheduledNote() {
  const { id } = useDocumentInfo();
  const { isModalOpen } = useModal();
  const { scheduled, reload } = useScheduled();
  const isOpen = id !== undefined && isModalOpen(scheduleSlug(id));
  const wasOpen = useRef(false);
  // Load again when the panel closes.
  useEffect(() => {
    if (wasOpen.current && !isOpen) reload();
    wasOpen.current = isOpen;
  }, [isOpen, reload]);
  return (
    <>
      <ScheduleDrawer />
      {scheduled.length > 0 && (
        <ul className="scheduled-notes">
          {scheduled.map(({ id: job, text }) => (
            <li key={job}>{text}</li>
          ))}
        </ul>
      )}
    </>
  );
}
