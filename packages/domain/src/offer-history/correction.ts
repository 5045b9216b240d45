import { z } from 'zod';
import { offerSchema } from './offer-change.ts';

/** How a publication that changes an offer appears in the offer's public history. */
export const PUBLIC_HISTORY = ['change', 'correction', 'keep'] as const;
/**
 * `change`: as a change of the offer, unless it is reversed within an hour · `correction`: not at all, because the offer
 * was the same and we had stated it wrongly · `keep`: as a change, even if it reverses another one.
 */
export type PublicHistory = (typeof PUBLIC_HISTORY)[number];

/** What editors state about the changed offer of a listing. */
export interface OfferNote {
  market: string;
  /** Slug of the brand. */
  casino: string;
  history: Exclude<PublicHistory, 'change'>;
  /** What we had stated wrongly. Only for a correction. */
  sentence?: string;
}

export const MIN_CORRECTION_LENGTH = 20;

/** An offer that we had stated wrongly, and what is right. */
export const correctionSchema = z.object({
  correctedAt: z.iso.datetime({ offset: true }),
  wrong: offerSchema,
  right: offerSchema,
  /** What the editors say about it. */
  sentence: z.string().min(1),
});

/** All corrections of a listing, oldest first. Publishing records them; editors cannot change them afterwards. */
export const correctionsSchema = z.array(correctionSchema).min(1);
