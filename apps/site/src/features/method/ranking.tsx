import { formatMessage } from '../../i18n/message.ts';
import type { MethodMessages } from '../../i18n/pages.ts';

/** Names of the casinos whose position the editors have set. */
export interface RankingNames {
  leading: string[];
  recommended: string[];
  leftOut: string[];
  featured: string[];
}

export function Ranking({ names, messages }: { names: RankingNames; messages: MethodMessages }) {
  const chosen = [
    [messages.orderLeading, names.leading],
    [messages.orderLeftOut, names.leftOut],
    [messages.orderRecommended, names.recommended],
    [messages.orderFeatured, names.featured],
  ] as const;
  return (
    <ul className="points">
      <li>{messages.orderAll}</li>
      {chosen.map(
        ([sentence, casinos]) =>
          casinos.length > 0 && (
            <li key={sentence}>{formatMessage(sentence, { casinos: casinos.join(', ') })}</li>
          ),
      )}
      <li>{messages.orderCommission}</li>
    </ul>
  );
}
