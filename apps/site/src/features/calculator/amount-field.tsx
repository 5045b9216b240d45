import {
  type ChoiceField,
  fieldRange,
  type NumberField,
  toInputValue,
} from '@nettobonus/domain/calculator/calculator';
import type { Market } from '@nettobonus/domain/markets/market';
import { type CSSProperties, memo, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatCount, formatDecimal, formatExactMoney, formatPercent } from '../../i18n/format.ts';

interface AmountFieldProps {
  field: NumberField;
  /** Null if the field is empty. */
  value: number | null;
  /** The value that the calculation uses while the field is empty. */
  fallback: number | null;
  isUndisclosed: boolean;
  label: string;
  unit: string;
  /** Placeholder of an empty field. */
  emptyText: string;
  note: string | null;
  market: Market;
  onChange: (field: NumberField | ChoiceField, typed: string) => void;
}

/**
 * A number input, with a slider if the field has a range. Without scripts the form submits the number. Memoised:
 * otherwise re-rendering the other fields would take most of the frame while a slider moves.
 */
export const AmountField = memo(function AmountField(props: AmountFieldProps) {
  const { field, value, fallback, isUndisclosed, label, unit, emptyText, note, market, onChange } = props;
  // While the field has the focus, show the text as typed: clamping would turn the "1" of "150" into the minimum deposit.
  const [draft, setDraft] = useState<string | null>(null);
  const { slider } = fieldRange(field, market);
  const typed = value === null ? null : toInputValue(field, value);
  const typedFallback = fallback === null ? null : toInputValue(field, fallback);
  const placeholder = isUndisclosed
    ? '?'
    : typedFallback === null
      ? emptyText
      : formatGrouped(typedFallback, market);
  const noteId = note ? `note-${field}` : undefined;
  return (
    <div className={isUndisclosed ? 'amount-field is-undisclosed' : 'amount-field'}>
      <label htmlFor={`field-${field}`}>{label}</label>
      <span className="amount-input">
        <input
          aria-describedby={noteId}
          id={`field-${field}`}
          inputMode="decimal"
          name={field}
          onBlur={() => setDraft(null)}
          onChange={({ target }) => {
            setDraft(target.value);
            onChange(field, target.value);
          }}
          onFocus={({ target }) => {
            if (typed === null) return;
            // Edit without separators: in Danish, "1.000" without its last digit would be one.
            flushSync(() => setDraft(formatDecimal(typed)));
            target.select();
          }}
          placeholder={placeholder}
          // Not a number input: it cannot show separators.
          type="text"
          value={draft ?? (typed === null ? '' : formatGrouped(typed, market))}
        />
        {(draft || typed !== null || typedFallback !== null) && <span>{unit}</span>}
      </span>
      {slider && (
        <Slider
          onChange={(next) => onChange(field, next)}
          placeholder={placeholder}
          field={field}
          label={label}
          market={market}
          slider={slider}
          typed={typed ?? typedFallback}
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
  placeholder: string;
  market: Market;
  slider: readonly [from: number, to: number, step: number];
  typed: number | null;
  onChange: (typed: string) => void;
}

function Slider({ field, label, placeholder, market, slider, typed, onChange }: SliderProps) {
  const [from, to, step] = slider;
  // A cap that is not set means no limit, so the slider is at its maximum.
  const isCap = field === 'maxBonus' || field === 'cashbackCap';
  const shown = Math.min(to, Math.max(from, typed ?? (isCap ? to : from)));
  // Round to a step: the browser would round a value between two steps, and this would look like a change by the visitor.
  const value = Math.round((from + Math.round((shown - from) / step) * step) * 100) / 100;
  const format = (amount: number) => formatTyped(field, amount, market);
  return (
    <>
      <input
        aria-label={label}
        aria-valuetext={typed === null ? placeholder : format(typed)}
        data-field={field}
        max={to}
        min={from}
        onChange={({ target }) => onChange(target.value)}
        step={step}
        style={{ '--p': `${((value - from) / (to - from)) * 100}%` } as CSSProperties}
        type="range"
        value={value}
      />
      <small aria-hidden="true">
        <span>{format(from)}</span>
        <span>{format(to)}</span>
      </small>
    </>
  );
}

/** `1 000`, `12,5` */
function formatGrouped(value: number, market: Market): string {
  const [whole = '', fraction] = formatDecimal(value).split(',');
  return formatCount(Number(whole), market) + (fraction ? `,${fraction}` : '');
}

function formatTyped(field: NumberField, typed: number, market: Market): string {
  switch (fieldRange(field, market).unit) {
    case 'money':
      return formatExactMoney(typed * 100, market);
    case 'percent':
      return formatPercent(typed);
    case 'times':
      return `${formatDecimal(typed)}×`;
    case 'count':
      return formatDecimal(typed);
  }
}
