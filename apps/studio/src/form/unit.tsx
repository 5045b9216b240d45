'use client';

import type { Currency, Market } from '@nettobonus/domain/markets/market';
import { useFormFields } from '@payloadcms/ui';
import { type FieldUnit, getUnitTexts } from './field-units.ts';
import './form.css';

function useUnit(unit: FieldUnit) {
  const currency = useFormFields(([fields]) => fields['terms.currency']?.value as Currency | undefined);
  const market = useFormFields(([fields]) => fields.market?.value as Market | undefined);
  return getUnitTexts(unit, { currency: currency || undefined, market: market || undefined });
}

/** The unit beside the input. Screen readers read it with the label. */
export function Unit({ unit }: { unit: FieldUnit }) {
  const texts = useUnit(unit);
  return texts ? (
    <span aria-hidden="true" className="field-unit">
      {texts.symbol}
    </span>
  ) : null;
}

interface UnitLabelProps {
  unit: FieldUnit;
  /** Absent in the column header of a list, which labels no input. */
  path?: string;
  field: { label?: unknown; required?: boolean };
}

/** A field's label with the name of its unit, which only screen readers read. */
export function UnitLabel({ unit, path, field: { label, required } }: UnitLabelProps) {
  const texts = useUnit(unit);
  if (!path) return String(label);
  return (
    <label className="field-label" htmlFor={`field-${path.replaceAll('.', '__')}`}>
      {String(label)}
      {texts && <span className="sr-only">, {texts.name}</span>}
      {required && <span className="required">*</span>}
    </label>
  );
}
