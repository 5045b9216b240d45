import { COMPARISON_PARAM } from '@nettobonus/domain/comparison/comparison';
import { COMPARISON_LIMIT } from '@nettobonus/domain/comparison/comparison-limit';
import type { Market } from '@nettobonus/domain/markets/market';
import type { ReactNode } from 'react';
import { formatPlural } from '../../i18n/message.ts';
import type { CompareMessages } from '../../i18n/pages.ts';
import { Icon } from '../../ui/icon.tsx';
import { ADD_CASINO_ID } from './compare-href.ts';

interface AddCasinoProps {
  /** The page's path, without the query string. */
  path: string;
  compared: readonly string[];
  choices: readonly { casino: string; name: string }[];
  market: Market;
  messages: CompareMessages;
  /** The hidden input with the deposit. */
  children?: ReactNode;
}

/** A plain GET form that adds the selected casino to the URL. */
export function AddCasino({ path, compared, choices, market, messages, children }: AddCasinoProps) {
  if (compared.length >= COMPARISON_LIMIT) {
    return (
      <p className="compare-full" id={ADD_CASINO_ID}>
        {formatPlural(messages.full, COMPARISON_LIMIT, market)}
      </p>
    );
  }
  return (
    <form action={path} className="compare-add" id={ADD_CASINO_ID}>
      {children}
      {/* Directly before the select of the same name: the edge forwards repeated parameters only in one sequence. */}
      {compared.length > 0 && <input name={COMPARISON_PARAM} type="hidden" value={compared.join()} />}
      <label className="field">
        <span>{messages.addLabel}</span>
        <select defaultValue="" name={COMPARISON_PARAM} required>
          <option value="">{messages.choose}</option>
          {choices.map(({ casino, name }) => (
            <option key={casino} value={casino}>
              {name}
            </option>
          ))}
        </select>
        <Icon name="chevron" size={18} />
      </label>
      <button className="button button-line" type="submit">
        {messages.add}
      </button>
    </form>
  );
}
