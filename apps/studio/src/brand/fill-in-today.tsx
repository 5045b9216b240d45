'use client';

import { useField } from '@payloadcms/ui';

/** Under the field of a day, which is today more often than not. */
export function FillInToday({ path }: { path: string }) {
  const { setValue, disabled } = useField<string>({ path });
  // Swedish writes days as the field does; the day is the one of whoever fills it in.
  const fillIn = () => setValue(new Date().toLocaleDateString('sv-SE'));
  return (
    <button className="fill-in" disabled={disabled} onClick={fillIn} type="button">
      Today
    </button>
  );
}
