import { CARD_FIELDS, type Offer, pickFields } from '../../offer-ui/offer.ts';

const ROW_FIELDS = [...CARD_FIELDS, 'features', 'isPlacedFirst'] as const satisfies (keyof Offer)[];

/** The fields of an offer that a row shows. */
export type RowOffer = Pick<Offer, (typeof ROW_FIELDS)[number]>;

/** Three: a row shows two, and may skip one that repeats its category. */
const FEATURE_COUNT = 3;

/** The props of the server-rendered rows. */
export function toRowOffers(offers: readonly Offer[]): RowOffer[] {
  return pickFields(offers, ROW_FIELDS).map((offer) => ({
    ...offer,
    features: offer.features.slice(0, FEATURE_COUNT),
  }));
}
