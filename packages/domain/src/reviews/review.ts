import { z } from 'zod';
import { searchOverridesSchema } from '../seo/search-entry.ts';
import type { RichText } from '../texts/rich-text.ts';
import { inlineTextSchema, richTextSchema } from '../texts/text-schema.ts';

const text = z.string().min(1);
/** Money in whole minor units, in the market's currency. */
const minorUnits = z.int().positive();

export const SCORE_KEYS = [
  'licence',
  'bonusTerms',
  'withdrawals',
  'games',
  'support',
  'reliability',
] as const;

/** The weight of each score in the rating, in percent. */
export const SCORE_WEIGHTS: Record<(typeof SCORE_KEYS)[number], number> = {
  licence: 25,
  bonusTerms: 15,
  withdrawals: 20,
  games: 15,
  support: 10,
  reliability: 15,
};

const hasTwoParagraphs = (overview: RichText) =>
  overview.filter(({ type }) => type === 'paragraph').length >= 2;

/** The editors' review of a casino in one market. */
export const reviewSchema = z.object({
  casino: text,
  overview: richTextSchema.refine(hasTwoParagraphs, 'Write at least two paragraphs.'),
  pros: z.array(inlineTextSchema).min(3, 'Name at least three.').max(6, 'Name at most six.'),
  cons: z.array(inlineTextSchema).min(3, 'Name at least three.').max(6, 'Name at most six.'),
  bonusDetails: z.object({
    welcomeBonus: text,
    bonusTerms: z.array(inlineTextSchema).max(40, 'Name at most 40.'),
    freeSpins: z
      .object({
        description: text,
        table: z.array(z.object({ day: text, spins: text, game: text, wager: text })),
      })
      .optional(),
  }),
  specialFeatures: z.array(z.object({ title: text, description: text })).optional(),
  gameSelection: text,
  gameProviders: z.array(text).min(1),
  paymentMethods: z.object({
    deposits: z.array(z.object({ method: text, minimum: minorUnits, note: text.optional() })).min(1),
    withdrawals: z.array(z.object({ method: text, minimum: minorUnits, time: text })).min(1),
    /** The measured duration of a payment, or the casino's stated one. */
    processingTime: text,
  }),
  customerService: z.object({ availability: text, channels: text, languages: text }),
  license: z.object({ type: text, details: text }),
  security: text,
  userExperience: text,
  conclusion: text,
  faq: z
    .array(z.object({ question: text, answer: text }))
    .min(4)
    .max(6),
  authorRole: text,
  writtenOn: z.iso.date(),
  updatedOn: z.iso.date(),
  scores: z.record(z.enum(SCORE_KEYS), z.number().min(0).max(10)),
  search: searchOverridesSchema.optional(),
});
export type Review = z.infer<typeof reviewSchema>;

/** The weighted rating, to one decimal. */
export function calculateRating(scores: Review['scores']): number {
  const sum = SCORE_KEYS.reduce((total, key) => total + scores[key] * SCORE_WEIGHTS[key], 0);
  return Math.round(sum / 10) / 10;
}
