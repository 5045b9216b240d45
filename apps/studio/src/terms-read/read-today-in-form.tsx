'use client';

import { useDocumentInfo, useFormModified } from '@payloadcms/ui';
import { ReadTodayButton } from './read-today-button.tsx';

/** The button in a listing's form. Waits until the form is saved, because it loads the page again. */
export function ReadTodayInForm() {
  const { id, hasPublishedDoc, title } = useDocumentInfo();
  const isModified = useFormModified();
  if (id === undefined || !hasPublishedDoc) return null;
  return (
    <ReadTodayButton
      disabled={isModified}
      ids={[Number(id)]}
      name={title}
      onDone={() => window.location.reload()}
    />
  );
}
