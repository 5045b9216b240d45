'use client';

import { useField } from '@payloadcms/ui';

/** Button under a date field that fills in today's date, the most frequent value. */
export function FillInToday({ path }: { path: string }) {
  const { setValue, disabled } = useField<string>({ path });
  // The Swedish locale formats dates as YYYY-MM-DD. The date is in the user's time zone.
  const fillIn = () => setValue(new Date().toLocaleDateString('sv-SE'));
  return (
    <button className="fill-in" disabled={disabled} onClick={fillIn} type="button">
      Today
    </button>
  );
}
