import { formatPlural } from '../../i18n/message.ts';
import type { OfferContext } from '../../offer-ui/offer.ts';
import { InPlaceLink } from '../../ui/in-place-link.tsx';
import { moreRowsId } from './offer-rows.tsx';
import type { useCasinoList } from './use-casino-list.ts';

interface MoreRowsProps {
  list: ReturnType<typeof useCasinoList>;
  context: OfferContext;
  /** The page's path, without the query string. */
  path: string;
  listId: string;
}

/** The number of rows shown, and the link to more rows. Without scripts the server renders the longer list. */
export function MoreRows({ list, context: { market, messages }, path, listId }: MoreRowsProps) {
  const { shown, total, isFailed, nextMoreClicks } = list;
  const anchor = nextMoreClicks > 0 ? moreRowsId(nextMoreClicks) : listId;
  return (
    <div className="more">
      {isFailed && <p role="alert">{messages.loadFailed}</p>}
      <p>{formatPlural(messages.shownOf, total, market, { shown })}</p>
      <progress aria-hidden="true" max={total} value={shown} />
      {(shown < total || isFailed) && (
        <InPlaceLink
          className="button button-line"
          href={`${path}${list.moreQuery}#${anchor}`}
          onFocus={list.prefetch}
          onFollow={list.showMore}
          onPointerEnter={list.prefetch}
          // Excludes the link from prefetching: with scripts, no visitor loads that page.
          rel="nofollow"
        >
          {isFailed ? messages.retry : messages.showMore}
        </InPlaceLink>
      )}
    </div>
  );
}
