import { z } from 'zod';
import { listingSchema } from './casino.ts';

/** What a listing offers: the part of it whose changes are kept. */
export const offerSchema = listingSchema.pick({ bonus: true, terms: true });
export type PublishedOffer = z.infer<typeof offerSchema>;

const instant = z.iso.datetime({ offset: true });

/** One published change of an offer's headline or terms. */
export const offerChangeSchema = z.object({
  changedAt: instant,
  /** From when the earlier offer had stood. */
  beforeSince: instant,
  before: offerSchema,
  after: offerSchema,
});
export type OfferChange = z.infer<typeof offerChangeSchema>;

/** All changes of a listing's offer, oldest first. Publishing keeps them; nobody writes them. */
export const offerChangesSchema = z.array(offerChangeSchema).min(1);
