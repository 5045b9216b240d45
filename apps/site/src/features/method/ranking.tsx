import { formatMessage } from '../../i18n/message.ts';
import type { MethodMessages } from '../../i18n/pages.ts';

/** Names of the casinos whose position the editors set. */
export interface RankingNames {
  pinned: string[];
  recommended: string[];
  excluded: string[];
  featured: string[];
}

export function Ranking({ names, messages }: { names: RankingNames; messages: MethodMessages }) {
  const editorialPositions = [
    [messages.orderPinned, names.pinned],
    [messages.orderExcluded, names.excluded],
    [messages.orderRecommended, names.recommended],
    [messages.orderFeatured, names.featured],
  ] as const;
  return (
    <ul className="points">
      <li>{messages.orderAll}</li>
      {editorialPositions.map(
        ([sentence, casinos]) =>
          casinos.length > 0 && (
            <li key={sentence}>{formatMessage(sentence, { casinos: casinos.join(', ') })}</li>
          ),
      )}
      <li>{messages.orderCommission}</li>
    </ul>
  );
}
