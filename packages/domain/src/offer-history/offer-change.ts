import { z } from 'zod';
import { listingSchema } from '../catalogue/casino.ts';

/** The fields of a listing whose history is recorded. */
export const offerSchema = listingSchema.pick({ bonus: true, terms: true });
export type PublishedOffer = z.infer<typeof offerSchema>;

const instant = z.iso.datetime({ offset: true });

/** One published change of an offer's headline or terms. */
export const offerChangeSchema = z.object({
  changedAt: instant,
  /** When the previous offer was published. */
  beforeSince: instant,
  before: offerSchema,
  after: offerSchema,
  /** Whether the history shows the change even if it reverses another one. Absent in files of earlier releases. */
  isKept: z.boolean().optional(),
});
export type OfferChange = z.infer<typeof offerChangeSchema>;

/** All changes of a listing's offer, oldest first. Publishing records them; editors cannot write them. */
export const offerChangesSchema = z.array(offerChangeSchema).min(1);
