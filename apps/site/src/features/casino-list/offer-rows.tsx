import type { Offer, OfferContext } from '../../offer-ui/offer.ts';
import { OfferRow } from './offer-row.tsx';

interface OfferRowsProps {
  offers: Offer[];
  context: OfferContext;
  /** Whether the browser rendered the rows after a filter change. */
  isFiltered?: boolean;
}

export function OfferRows({ offers, context, isFiltered = false }: OfferRowsProps) {
  return (
    <ul className={isFiltered ? 'offers is-filtered' : 'offers'}>
      {offers.map((offer) => (
        <OfferRow key={offer.casino} offer={offer} context={context} />
      ))}
    </ul>
  );
}
