import { CARD_FIELDS, type Offer, pickFields } from '../../offer-ui/offer.ts';

const ROW_FIELDS = [...CARD_FIELDS, 'features'] as const satisfies (keyof Offer)[];

/** What a row shows of an offer. */
export type RowOffer = Pick<Offer, (typeof ROW_FIELDS)[number]>;

/** A row shows two features, and not the one that its category repeats. */
const FEATURE_COUNT = 3;

/** The props of the server-rendered rows. */
export function toRowOffers(offers: readonly Offer[]): RowOffer[] {
  return pickFields(offers, ROW_FIELDS).map((offer) => ({
    ...offer,
    features: offer.features.slice(0, FEATURE_COUNT),
  }));
}
