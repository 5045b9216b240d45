import { formatPlural } from '../../i18n/message.ts';
import type { OfferContext } from '../../offer-ui/offer.ts';
import { More } from '../../ui/more.tsx';
import { moreRowsId } from './offer-rows.tsx';
import type { useCasinoList } from './use-casino-list.ts';

interface MoreRowsProps {
  list: ReturnType<typeof useCasinoList>;
  context: OfferContext;
  /** The page's path, without the query string. */
  path: string;
  listId: string;
}

export function MoreRows({ list, context: { market, messages }, path, listId }: MoreRowsProps) {
  const { shown, total, isFailed, nextMoreClicks } = list;
  const anchor = nextMoreClicks > 0 ? moreRowsId(nextMoreClicks) : listId;
  return (
    <More
      failure={isFailed && messages.loadFailed}
      href={`${path}${list.moreQuery}#${anchor}`}
      label={isFailed ? messages.retry : messages.showMore}
      onFocus={list.prefetch}
      onFollow={list.showMore}
      onPointerEnter={list.prefetch}
      shown={shown}
      text={formatPlural(messages.shownOf, total, market, { shown })}
      total={total}
    />
  );
}
