import { type ChoiceField, type NumberField, rangeOf, toTyped } from '@nettobonus/domain/calculator';
import type { Market } from '@nettobonus/domain/market';
import { type CSSProperties, memo, useState } from 'react';
import { formatDecimal, formatExact, formatPercent } from '../../i18n/format.ts';

interface AmountFieldProps {
  field: NumberField;
  /** Null where it is empty. */
  value: number | null;
  /** What is calculated with while it is empty. */
  standIn: number | null;
  isUntold: boolean;
  label: string;
  unit: string;
  /** What an empty field says. */
  none: string;
  note: string | null;
  market: Market;
  change: (field: NumberField | ChoiceField, typed: string) => void;
}

/**
 * A number to type, and where many values are likely, to slide. The number is what a form without scripts sends. Drawn
 * again only when something of its own changes: most of a slider's frame would otherwise go into the other fields.
 */
export const AmountField = memo(function AmountField(props: AmountFieldProps) {
  const { field, value, standIn, isUntold, label, unit, none, note, market, change } = props;
  // While a number is being typed it stays as it is: "1" on the way to "150" must not become the least deposit.
  const [draft, setDraft] = useState<string | null>(null);
  const { min, max, slider } = rangeOf(field, market);
  const typed = value === null ? null : toTyped(field, value);
  const typedStandIn = standIn === null ? null : toTyped(field, standIn);
  const empty = isUntold ? '?' : typedStandIn === null ? none : formatDecimal(typedStandIn);
  const noteId = note ? `note-${field}` : undefined;
  return (
    <div className={isUntold ? 'amount-field is-untold' : 'amount-field'}>
      <label htmlFor={`field-${field}`}>{label}</label>
      <span className="amount-input">
        <input
          aria-describedby={noteId}
          id={`field-${field}`}
          inputMode="decimal"
          max={max}
          min={min}
          name={field}
          onBlur={() => setDraft(null)}
          onChange={({ target }) => {
            setDraft(target.value);
            change(field, target.value);
          }}
          placeholder={empty}
          step="any"
          type="number"
          value={draft ?? typed ?? ''}
        />
        {(draft || typed !== null || typedStandIn !== null) && <span>{unit}</span>}
      </span>
      {slider && (
        <Slider
          change={(next) => change(field, next)}
          empty={empty}
          field={field}
          label={label}
          market={market}
          slider={slider}
          typed={typed ?? typedStandIn}
        />
      )}
      {note && (
        <p className="field-note" id={noteId}>
          {note}
        </p>
      )}
    </div>
  );
});

interface SliderProps {
  field: NumberField;
  label: string;
  empty: string;
  market: Market;
  slider: readonly [from: number, to: number, step: number];
  typed: number | null;
  change: (typed: string) => void;
}

function Slider({ field, label, empty, market, slider, typed, change }: SliderProps) {
  const [from, to, step] = slider;
  // Where there is no limit, the slider stands at its end.
  const isCap = field === 'maxBonus' || field === 'cashbackCap';
  const shown = Math.min(to, Math.max(from, typed ?? (isCap ? to : from)));
  // A value between two steps would be moved by the browser, and look like a visitor's choice.
  const value = Math.round((from + Math.round((shown - from) / step) * step) * 100) / 100;
  const write = (amount: number) => writeTyped(field, amount, market);
  return (
    <>
      <input
        aria-label={label}
        aria-valuetext={typed === null ? empty : write(typed)}
        data-field={field}
        max={to}
        min={from}
        onChange={({ target }) => change(target.value)}
        step={step}
        style={{ '--p': `${((value - from) / (to - from)) * 100}%` } as CSSProperties}
        type="range"
        value={value}
      />
      <small aria-hidden="true">
        <span>{write(from)}</span>
        <span>{write(to)}</span>
      </small>
    </>
  );
}

function writeTyped(field: NumberField, typed: number, market: Market): string {
  switch (rangeOf(field, market).unit) {
    case 'money':
      return formatExact(typed * 100, market);
    case 'percent':
      return formatPercent(typed);
    case 'times':
      return `${formatDecimal(typed)}×`;
    case 'count':
      return formatDecimal(typed);
  }
}
