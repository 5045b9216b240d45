import { LIST_PAGE_SIZE } from '@nettobonus/domain/shared/paging';
import type { OfferContext } from '../../offer-ui/offer.ts';
import { MovingRows } from './moving-rows.tsx';
import { OfferRow } from './offer-row.tsx';
import type { RowOffer } from './row-offer.ts';

/** The id of the first row that the given click on "show more" adds. */
export const moreRowsId = (moreClicks: number) => `more-${moreClicks}`;

interface OfferRowsProps {
  offers: RowOffer[];
  context: OfferContext;
}

export function OfferRows({ offers, context }: OfferRowsProps) {
  return (
    <MovingRows className="offers" order={offers.map(({ casino }) => casino)}>
      {offers.map((offer, index) => {
        const isAdded = index > 0 && index % LIST_PAGE_SIZE === 0;
        return (
          <OfferRow
            key={offer.casino}
            offer={offer}
            context={context}
            id={isAdded ? moreRowsId(index / LIST_PAGE_SIZE) : undefined}
          />
        );
      })}
    </MovingRows>
  );
}
