import {
  assumptionsFromState,
  type CalculatorState,
  CHOICES,
  type ChoiceField,
  FIELD_BY_TERM,
  fieldRange,
  listAdvancedFields,
  listMainFields,
  type NumberField,
  termsFromState,
} from '@nettobonus/domain/calculator/calculator';
import { listInputNotes } from '@nettobonus/domain/calculator/input-notes';
import { buildWageringModel, NET_ASSUMPTIONS } from '@nettobonus/domain/net-value/net-value';
import { memo } from 'react';
import { currencySign, formatExactMoney, formatPercent } from '../../i18n/format.ts';
import { formatMessage, type Message } from '../../i18n/message.ts';
import { Icon } from '../../ui/icon.tsx';
import { AmountField } from './amount-field.tsx';
import type { CalculatorContext } from './calculation.ts';

interface FieldsProps {
  state: CalculatorState;
  context: CalculatorContext;
  onChange: (field: NumberField | ChoiceField, typed: string) => void;
}

/** All inputs of the model: the common ones first, the rest in a collapsed `details`. */
export function CalculatorFields({ state, context, onChange }: FieldsProps) {
  const { messages, market } = context;
  const notes = listInputNotes(state, market);
  const { stake } = buildWageringModel(
    termsFromState(state, market),
    state.deposit,
    assumptionsFromState(state),
  ).walk;

  const getNote = (field: NumberField | 'wagerBase'): string | null => {
    const note = notes[field];
    if (note) {
      const amount = formatExactMoney(field === 'stake' ? stake : (state.minDeposit ?? 0), market);
      return formatMessage(messages[`inputNote_${note}`] as Message<'amount'>, { amount });
    }
    const isDerived = field === 'stake' && state.stake === null && state.kind !== 'no-deposit';
    if (!isDerived) return null;
    return formatMessage(messages.derivedStakeNote, {
      share: formatPercent(NET_ASSUMPTIONS.stakeShare * 100),
    });
  };
  const renderFields = (fields: NumberField[]) =>
    fields.map((field) => {
      const isUndisclosed = state.undisclosed.some((term) => FIELD_BY_TERM[term] === field);
      const isFixedAmount = field === 'maxBonus' && state.kind === 'no-deposit';
      return (
        <AmountField
          onChange={onChange}
          field={field}
          isUndisclosed={isUndisclosed}
          key={field}
          label={isFixedAmount ? messages.bonusAmount : messages[`field_${field}`]}
          market={market}
          emptyText={field === 'spinWagerTimes' ? messages.sameAsBonus : messages.noLimit}
          note={isUndisclosed ? messages.undisclosed : getNote(field)}
          fallback={field === 'stake' && state.stake === null ? stake : null}
          unit={getUnit(field, state, context)}
          value={isUndisclosed ? null : state[field]}
        />
      );
    });
  const main = listMainFields(state.kind);
  // Show the wagering base right after its multiplier.
  const splitIndex = main.indexOf('wagerTimes') + 1;
  return (
    <>
      {renderFields(main.slice(0, splitIndex))}
      {/* A no-deposit bonus can only be wagered on the bonus itself. */}
      {state.kind !== 'no-deposit' && (
        <WagerBaseChoice
          onChange={onChange}
          note={getNote('wagerBase')}
          value={state.wagerBase}
          messages={messages}
        />
      )}
      {renderFields(main.slice(splitIndex))}
      <details>
        <summary>
          {messages.furtherTerms}
          <Icon name="plus" size={20} />
        </summary>
        <div>
          <ChoiceSelect onChange={onChange} field="kind" value={state.kind} messages={messages} />
          <ChoiceSelect onChange={onChange} field="stickiness" value={state.stickiness} messages={messages} />
          {renderFields(listAdvancedFields(state.kind))}
        </div>
      </details>
    </>
  );
}

interface ChoiceProps {
  value: string;
  messages: CalculatorContext['messages'];
  onChange: FieldsProps['onChange'];
}

const WagerBaseChoice = memo(function WagerBaseChoice({
  value,
  messages,
  onChange,
  note,
}: ChoiceProps & { note: string | null }) {
  const noteId = note ? 'note-wagerBase' : undefined;
  return (
    <fieldset aria-describedby={noteId} className="segment-field">
      <legend>{messages.field_wagerBase}</legend>
      <span className="segments">
        {CHOICES.wagerBase.map((base) => (
          <label key={base}>
            <input
              checked={value === base}
              name="wagerBase"
              onChange={() => onChange('wagerBase', base)}
              type="radio"
              value={base}
            />
            <span>{messages[`wagerBase_${base}`]}</span>
          </label>
        ))}
      </span>
      {note && (
        <p className="field-note" id={noteId}>
          {note}
        </p>
      )}
    </fieldset>
  );
});

const ChoiceSelect = memo(function ChoiceSelect({
  field,
  value,
  messages,
  onChange,
}: ChoiceProps & { field: 'kind' | 'stickiness' }) {
  return (
    <label className="field">
      <span>{messages[`field_${field}`]}</span>
      <select name={field} onChange={({ target }) => onChange(field, target.value)} value={value}>
        {CHOICES[field].map((option) => (
          <option key={option} value={option}>
            {messages[`${field}_${option}` as 'kind_match']}
          </option>
        ))}
      </select>
      <Icon name="chevron" size={18} />
    </label>
  );
});

function getUnit(
  field: NumberField,
  state: CalculatorState,
  { market, messages }: CalculatorContext,
): string {
  if (field === 'spread') return `\u00a0${messages.timesStake}`;
  switch (fieldRange(field, market).unit) {
    case 'money':
      return `\u00a0${currencySign(market)}`;
    case 'percent':
      return '\u00a0%';
    case 'times':
      return '×';
    case 'count':
      return `\u00a0× ${formatExactMoney(state.spinValue, market)}`;
  }
}
