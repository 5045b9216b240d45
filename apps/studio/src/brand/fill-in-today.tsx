'use client';

import { getLocalDate, type Market } from '@nettobonus/domain/markets/market';
import { useField, useFormFields } from '@payloadcms/ui';

/** Button under a date field that fills in today's date in the document's market, the most frequent value. */
export function FillInToday({ path }: { path: string }) {
  const { setValue, disabled } = useField<string>({ path });
  const market = useFormFields(([fields]) => fields.market?.value as Market | undefined);
  const fillIn = () => setValue(getLocalDate(market ?? 'fi', new Date()));
  return (
    <button className="fill-in" disabled={disabled} onClick={fillIn} type="button">
      Today
    </button>
  );
}
