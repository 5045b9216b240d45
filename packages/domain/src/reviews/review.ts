import { z } from 'zod';

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

/** The editors' review of a casino in one market. */
export const reviewSchema = z.object({
  casino: text,
  overview: z.array(text).min(2).max(3),
  pros: z.array(text).min(3).max(6),
  cons: z.array(text).min(3).max(6),
  bonusDetails: z.object({
    welcomeBonus: text,
    bonusTerms: z.array(text),
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
});
export type Review = z.infer<typeof reviewSchema>;

/** The weighted rating, to one decimal. */
export function calculateRating(scores: Review['scores']): number {
  const sum = SCORE_KEYS.reduce((total, key) => total + scores[key] * SCORE_WEIGHTS[key], 0);
  return Math.round(sum / 10) / 10;
}

const WORDS_PER_MINUTE = 200;

/** How long a review takes to read. */
export function readingMinutes(review: Review): number {
  const countWords = (value: unknown): number => {
    if (typeof value === 'string') return value.split(/\s+/).length;
    if (typeof value !== 'object' || value === null) return 0;
    return Object.values(value).reduce((sum: number, field) => sum + countWords(field), 0);
  };
  return Math.max(1, Math.round(countWords(review) / WORDS_PER_MINUTE));
}
