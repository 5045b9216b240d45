import type { Licence } from '@nettobonus/domain/catalogue/casino';
import {
  ALL_REVIEWS,
  REVIEW_SORTS,
  type ReviewChoice,
  type ReviewSort,
  writeReviewChoice,
} from '@nettobonus/domain/reviews/review-choice';
import { formatPlural } from '../../i18n/message.ts';
import { Icon } from '../../ui/icon.tsx';
import type { ReviewsContext } from './reviews-context.ts';

export interface ReviewToolsProps {
  context: ReviewsContext;
  /** The page's path, without the query string. */
  path: string;
  choice: ReviewChoice;
  /** The licences that occur in the market's reviews. */
  licences: Licence['type'][];
  count: number;
}

/** Search, licence filter and sort order. A plain form and links, which the page's script enhances to work in place. */
export function ReviewTools({ context, path, choice, licences, count }: ReviewToolsProps) {
  const { market, messages, offerMessages, licenceNames } = context;
  const sortNames: Record<ReviewSort, string> = {
    rating: offerMessages.sort_rating,
    net: offerMessages.sort_net,
    newest: messages.newest,
  };
  const hrefOf = (sort: ReviewSort) => `${path}?${writeReviewChoice({ ...choice, sort })}`.replace(/\?$/, '');
  return (
    <div className="review-tools">
      <search>
        <form action={path} aria-label={messages.filterForm}>
          <Icon name="search" size={18} />
          <input
            aria-label={offerMessages.search}
            autoComplete="off"
            defaultValue={choice.search}
            name="search"
            placeholder={offerMessages.searchPlaceholder}
            type="search"
          />
          <label>
            <span className="sr-only">{offerMessages.license}</span>
            <select defaultValue={choice.license} name="license">
              <option value={ALL_REVIEWS.license}>{messages.allLicences}</option>
              {licences.map((licence) => (
                <option key={licence} value={licence}>
                  {licenceNames[licence]}
                </option>
              ))}
            </select>
            <Icon name="chevron" size={18} />
          </label>
          <input name="sort" type="hidden" value={choice.sort} />
          <noscript>
            <button type="submit">{offerMessages.apply}</button>
          </noscript>
        </form>
      </search>
      <nav aria-label={offerMessages.sort} className="review-sort">
        {REVIEW_SORTS.map((sort) => (
          <a
            aria-current={sort === choice.sort ? 'true' : undefined}
            data-sort={sort}
            href={hrefOf(sort)}
            key={sort}
          >
            {sortNames[sort]}
          </a>
        ))}
      </nav>
      <p aria-live="polite" data-one={messages.reviewCount.one} data-other={messages.reviewCount.other}>
        {formatPlural(messages.reviewCount, count, market)}
      </p>
    </div>
  );
}
