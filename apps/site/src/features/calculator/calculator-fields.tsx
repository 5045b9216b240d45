import {
  assumptionsOf,
  type CalculatorState,
  CHOICES,
  type ChoiceField,
  FIELD_OF_TERM,
  listFurtherFields,
  listMainFields,
  type NumberField,
  rangeOf,
  termsOf,
  toTyped,
} from '@nettobonus/domain/calculator';
import { listIdleInputs } from '@nettobonus/domain/calculator-idle';
import { buildPlay, NET_ASSUMPTIONS } from '@nettobonus/domain/net-value';
import { type CSSProperties, useState } from 'react';
import { currencySign, formatDecimal, formatExact, formatPercent } from '../../i18n/format.ts';
import { type Message, say } from '../../i18n/message.ts';
import { Icon } from '../../ui/icon.tsx';
import type { CalculatorSetting } from './calculation.ts';

export interface FieldsProps {
  state: CalculatorState;
  setting: CalculatorSetting;
  change: (field: NumberField | ChoiceField, typed: string) => void;
}

/** All inputs of the model: first those that every offer has, the rest behind a fold. */
export function CalculatorFields(props: FieldsProps) {
  const { state, setting } = props;
  const { words, market } = setting;
  const idle = listIdleInputs(state, market);
  const { stake } = buildPlay(termsOf(state, market), state.deposit, assumptionsOf(state)).walk;
  const notes = (field: NumberField | 'wagerBase') => {
    const reason = idle[field];
    if (!reason) return null;
    const amount = formatExact(field === 'stake' ? stake : (state.minDeposit ?? 0), market);
    return say(words[`idle_${reason}`] as Message<'amount'>, { amount });
  };
  const amounts = (fields: NumberField[]) =>
    fields.map((field) => (
      <AmountField field={field} key={field} note={notes(field)} stake={stake} {...props} />
    ));
  const main = listMainFields(state.kind);
  // The base belongs to the multiplier and stands right after it.
  const split = main.indexOf('wagerTimes') + 1;
  return (
    <>
      {amounts(main.slice(0, split))}
      <fieldset className="segment-field">
        <legend>{words.field_wagerBase}</legend>
        <span className="segments">
          {CHOICES.wagerBase.map((base) => (
            <label key={base}>
              <input
                checked={state.wagerBase === base}
                name="wagerBase"
                onChange={() => props.change('wagerBase', base)}
                type="radio"
                value={base}
              />
              <span>{words[`wagerBase_${base}`]}</span>
            </label>
          ))}
        </span>
        {idle.wagerBase && <p className="field-note">{notes('wagerBase')}</p>}
      </fieldset>
      {amounts(main.slice(split))}
      <details>
        <summary>
          {words.furtherTerms}
          <Icon name="plus" size={20} />
        </summary>
        <div>
          <ChoiceSelect field="kind" {...props} />
          <ChoiceSelect field="stickiness" {...props} />
          {amounts(listFurtherFields(state.kind))}
        </div>
      </details>
    </>
  );
}

function ChoiceSelect({
  field,
  state,
  setting: { words },
  change,
}: FieldsProps & { field: 'kind' | 'stickiness' }) {
  return (
    <label className="field">
      <span>{words[`field_${field}`]}</span>
      <select name={field} onChange={({ target }) => change(field, target.value)} value={state[field]}>
        {CHOICES[field].map((option) => (
          <option key={option} value={option}>
            {words[`${field}_${option}` as 'kind_match']}
          </option>
        ))}
      </select>
      <Icon name="chevron" size={18} />
    </label>
  );
}

interface AmountFieldProps extends FieldsProps {
  field: NumberField;
  /** Why it changes nothing, where it does not. */
  note: string | null;
  /** The stake that is calculated with. */
  stake: number;
}

/** A number to type, and where many values are likely, to slide. The number is what a form without scripts sends. */
function AmountField({ field, note, state, stake, setting, change }: AmountFieldProps) {
  const { market, words } = setting;
  // While a number is being typed it stays as it is: "1" on the way to "150" must not become the least deposit.
  const [draft, setDraft] = useState<string | null>(null);
  const { min, max, slider } = rangeOf(field, market);
  const isUntold = state.untold.some((term) => FIELD_OF_TERM[term] === field);
  const value = isUntold ? null : state[field];
  const typed = value === null ? '' : String(toTyped(field, value));
  const label =
    field === 'maxBonus' && state.kind === 'no-deposit' ? words.bonusAmount : words[`field_${field}`];
  const told = isUntold ? words.untold : note;
  const isFollowing = field === 'stake' && value === null && !told && state.kind !== 'no-deposit';
  const noteId = told || isFollowing ? `note-${field}` : undefined;
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
          placeholder={placeholderOf(field, { isUntold, stake, words })}
          step="any"
          type="number"
          value={draft ?? typed}
        />
        <span>{unitOf(field, state, setting)}</span>
      </span>
      {slider && (
        <Slider
          change={(next) => change(field, next)}
          field={field}
          label={label}
          setting={setting}
          slider={slider}
          typed={value === null ? (field === 'stake' ? toTyped(field, stake) : null) : toTyped(field, value)}
        />
      )}
      {noteId && (
        <p className="field-note" id={noteId}>
          {told ?? say(words.stakeFollows, { share: formatPercent(NET_ASSUMPTIONS.stakeShare * 100) })}
        </p>
      )}
    </div>
  );
}

interface SliderProps {
  field: NumberField;
  label: string;
  setting: CalculatorSetting;
  slider: readonly [from: number, to: number, step: number];
  /** Null where there is no limit: the slider stands at its end. */
  typed: number | null;
  change: (typed: string) => void;
}

function Slider({ field, label, setting: { market, words }, slider, typed, change }: SliderProps) {
  const [from, to, step] = slider;
  const isCap = field === 'maxBonus' || field === 'cashbackCap';
  const shown = Math.min(to, Math.max(from, typed ?? (isCap ? to : from)));
  // A value between two steps would be moved by the browser, and look like a visitor's choice.
  const value = Math.round((from + Math.round((shown - from) / step) * step) * 100) / 100;
  const write = (amount: number) => writeTyped(field, amount, market);
  return (
    <>
      <input
        aria-label={label}
        aria-valuetext={typed === null ? words.noLimit : write(typed)}
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

function writeTyped(field: NumberField, typed: number, market: CalculatorSetting['market']): string {
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

function unitOf(field: NumberField, state: CalculatorState, { market, words }: CalculatorSetting): string {
  if (field === 'spread') return `\u00a0${words.stakes}`;
  switch (rangeOf(field, market).unit) {
    case 'money':
      return `\u00a0${currencySign(market)}`;
    case 'percent':
      return '\u00a0%';
    case 'times':
      return '×';
    case 'count':
      return `\u00a0× ${formatExact(state.spinValue, market)}`;
  }
}

function placeholderOf(
  field: NumberField,
  { isUntold, stake, words }: { isUntold: boolean; stake: number; words: CalculatorSetting['words'] },
): string {
  if (isUntold) return '?';
  if (field === 'stake') return formatDecimal(stake / 100);
  return field === 'spinWagerTimes' ? words.sameAsBonus : words.noLimit;
}
