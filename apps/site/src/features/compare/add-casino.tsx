import { DEPOSIT_PARAM } from '@nettobonus/domain/catalogue/deposit-choice';
import { COMPARED_LIMIT } from '@nettobonus/domain/comparison/compared-limit';
import { COMPARED_PARAM } from '@nettobonus/domain/comparison/comparison';
import type { CompareWords } from '../../i18n/compare/words.ts';
import { formatMessage } from '../../i18n/message.ts';
import { Icon } from '../../ui/icon.tsx';

interface AddCasinoProps {
  /** The page's path, without the query string. */
  path: string;
  compared: readonly string[];
  /** The deposit in the URL; null for the reference deposit. */
  deposit: string | null;
  choices: readonly { casino: string; name: string }[];
  words: CompareWords;
}

/** A plain GET form that adds the selected casino to the URL. */
export function AddCasino({ path, compared, deposit, choices, words }: AddCasinoProps) {
  if (compared.length >= COMPARED_LIMIT) {
    return <p className="compare-full">{formatMessage(words.full, { limit: COMPARED_LIMIT })}</p>;
  }
  return (
    <form action={path} className="compare-add">
      {compared.length > 0 && <input name={COMPARED_PARAM} type="hidden" value={compared.join()} />}
      {deposit !== null && <input name={DEPOSIT_PARAM} type="hidden" value={deposit} />}
      <label className="field">
        <span>{words.addLabel}</span>
        <select defaultValue="" name={COMPARED_PARAM} required>
          <option value="">{words.choose}</option>
          {choices.map(({ casino, name }) => (
            <option key={casino} value={casino}>
              {name}
            </option>
          ))}
        </select>
        <Icon name="chevron" size={18} />
      </label>
      <button className="button button-line" type="submit">
        {words.add}
      </button>
    </form>
  );
}
