import { CASINO_PARAM } from '@nettobonus/domain/calculator/calculator-params';
import { useRef } from 'react';
import { useOnHydration } from '../../client/use-on-hydration.ts';
import type { CalculatorMessages } from '../../i18n/calculator.ts';
import { Icon } from '../../ui/icon.tsx';

export interface CasinoChoiceProps {
  path: string;
  casinos: { slug: string; name: string; bonus: string }[];
  /** The casino that the server rendered as chosen. */
  chosen: string | null;
  /** Query parameters to keep when the visitor chooses another casino without scripts. */
  hiddenFields: [name: string, value: string][];
}

interface CasinoChoiceHandlers {
  messages: CalculatorMessages;
  /** `slug` is empty if the visitor chooses no casino. */
  onChoose: (slug: string) => void;
  onFocus: () => void;
}

/** A form of its own: submitting it omits the calculator's fields, which hold the previous casino's terms. */
export function CasinoChoice(props: CasinoChoiceProps & CasinoChoiceHandlers) {
  const { messages, path, casinos, chosen, hiddenFields, onChoose, onFocus } = props;
  const select = useRef<HTMLSelectElement>(null);
  useOnHydration(() => {
    const slug = select.current?.value ?? '';
    if (slug !== (chosen ?? '')) onChoose(slug);
  });

  return (
    <form action={path} autoComplete="off">
      {hiddenFields.map(([name, value]) => (
        <input key={name} name={name} type="hidden" value={value} />
      ))}
      <label className="field">
        <span>{messages.chooseCasino}</span>
        <select
          defaultValue={chosen ?? ''}
          name={CASINO_PARAM}
          onChange={({ target }) => onChoose(target.value)}
          onFocus={onFocus}
          ref={select}
        >
          <option value="">{messages.ownFigures}</option>
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
