import { formatPlural } from '../../i18n/message.ts';
import { InPlaceLink } from '../../ui/in-place-link.tsx';
import type { ReviewsContext } from './reviews-context.ts';

interface MoreReviewsProps {
  shown: number;
  total: number;
  /** The longer list, which the server renders for visitors without scripts. */
  href: string;
  onFollow: () => void;
  context: ReviewsContext;
}

/** The number of reviews shown, and the link to more. */
export function MoreReviews({ shown, total, href, onFollow, context }: MoreReviewsProps) {
  const { market, messages, offerMessages } = context;
  return (
    <div className="more">
      <p>{formatPlural(messages.shownOf, total, market, { shown })}</p>
      <progress aria-hidden="true" max={total} value={shown} />
      {shown < total && (
        // `nofollow` excludes the link from prefetching: with scripts, no visitor loads that page.
        <InPlaceLink className="button button-line" href={href} onFollow={onFollow} rel="nofollow">
          {offerMessages.showMore}
        </InPlaceLink>
      )}
    </div>
  );
}
