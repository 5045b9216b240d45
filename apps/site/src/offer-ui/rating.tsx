import { filledStars, STAR_COUNT } from '@nettobonus/domain/catalogue/card';
import { formatRating } from '../i18n/format.ts';
import type { OfferMessages } from '../i18n/offers.ts';
import { Stars } from '../ui/stars.tsx';

interface RatingProps {
  offer: { rating: number };
  context: { messages: Pick<OfferMessages, 'rating'> };
}

/** A casino's rating with its stars. */
export function Rating({ offer, context }: RatingProps) {
  return (
    <p className="rating">
      <span className="sr-only">{`${context.messages.rating} `}</span>
      <b>{formatRating(offer.rating)}</b>
      <span>/10</span>
      <Stars filled={filledStars(offer.rating)} total={STAR_COUNT} />
    </p>
  );
}
