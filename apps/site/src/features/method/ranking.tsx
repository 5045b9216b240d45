import { formatMessage } from '../../i18n/message.ts';
import type { MethodMessages } from '../../i18n/pages.ts';

/** Names of the casinos whose position the editors set. */
export interface RankingNames {
  leading: string[];
  /** First on category pages, with the headings of the pages. */
  categories: { heading: string; casinos: string[] }[];
  recommended: string[];
  excluded: string[];
  featured: string[];
}

const formatCategory = ({ heading, casinos }: RankingNames['categories'][number]) =>
  `${heading}: ${casinos.join(', ')}`;

export function Ranking({ names, messages }: { names: RankingNames; messages: MethodMessages }) {
  const editorialPositions = [
    [messages.orderLeading, names.leading],
    [
      messages.orderCategories,
      names.categories.filter(({ casinos }) => casinos.length > 0).map(formatCategory),
    ],
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
            <li key={sentence}>
              {formatMessage(sentence, {
                casinos: casinos.join(sentence === messages.orderCategories ? '; ' : ', '),
              })}
            </li>
          ),
      )}
      <li>{messages.orderCommission}</li>
    </ul>
  );
}
