import { CASINO_PARAM } from '@nettobonus/domain/calculator/calculator-params';
import type { CalculatorMessages } from '../../i18n/calculator.ts';
import { Icon } from '../../ui/icon.tsx';

export interface CasinoChoiceProps {
  messages: CalculatorMessages;
  path: string;
  casinos: { slug: string; name: string; bonus: string }[];
  chosen: string | null;
  /** Query parameters to keep when the visitor chooses another casino. */
  hiddenFields: [name: string, value: string][];
}

/** A form of its own: submitting it omits the calculator's fields, which hold the previous casino's terms. */
export function CasinoChoice({ messages, path, casinos, chosen, hiddenFields }: CasinoChoiceProps) {
  return (
    <form action={path} autoComplete="off">
      {hiddenFields.map(([name, value]) => (
        <input key={name} name={name} type="hidden" value={value} />
      ))}
      <label className="field">
        <span>{messages.startFrom}</span>
        <select defaultValue={chosen ?? ''} name={CASINO_PARAM}>
          <option value="">{messages.noCasino}</option>
          {casinos.map(({ slug, name, bonus }) => (
            <option key={slug} value={slug}>
              {`${name}, ${bonus}`}
            </option>
          ))}
        </select>
        <Icon name="chevron" size={18} />
      </label>
      <noscript>
        <button className="button button-line" type="submit">
          {messages.loadTerms}
        </button>
      </noscript>
    </form>
  );
}
