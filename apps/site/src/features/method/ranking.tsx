import { formatMessage } from '../../i18n/message.ts';
import type { MethodWords } from '../../i18n/method/words.ts';

/** Names of the casinos whose position the editors have set. */
export interface RankingNames {
  leading: string[];
  recommended: string[];
  leftOut: string[];
  featured: string[];
}

export function Ranking({ names, words }: { names: RankingNames; words: MethodWords }) {
  const chosen = [
    [words.orderLeading, names.leading],
    [words.orderLeftOut, names.leftOut],
    [words.orderRecommended, names.recommended],
    [words.orderFeatured, names.featured],
  ] as const;
  return (
    <ul className="points">
      <li>{words.orderAll}</li>
      {chosen.map(
        ([sentence, casinos]) =>
          casinos.length > 0 && (
            <li key={sentence}>{formatMessage(sentence, { casinos: casinos.join(', ') })}</li>
          ),
      )}
      <li>{words.orderCommission}</li>
    </ul>
  );
}
