import { z } from 'zod';
import { richTextSchema } from '../texts/text-schema.ts';

const text = z.string().min(1);
const item = z.object({ title: text, text });
const list = (count: number) => z.object({ heading: text, items: z.array(item).length(count) });

/** The editorial texts below the home page's list. The specification sets the number of entries in each list. */
export const editorialSchema = z.object({
  /**
   * An entry without a casino gets one by the rule of its place (see `BEST_CATEGORIES`), or announces an upcoming one: the
   * market's setting decides.
   */
  best: z.object({
    heading: text,
    entries: z.array(z.object({ title: text, casino: text.optional(), text: text.optional() })).length(5),
  }),
  why: z.object({
    heading: text,
    cards: z.array(item).length(4),
    benefitsHeading: text,
    benefits: z.array(text).length(7),
  }),
  advantages: list(4),
  /** In the order of the rating's weights: licence, bonus terms, withdrawals, games, support, reliability. */
  standards: list(6),
  /** In this order: welcome, free spins, cashback, wager-free. */
  bonusTypes: z.object({
    heading: text,
    lead: text,
    /** `typical` names the example offer of the figure next to it. */
    items: z.array(item.extend({ typical: text })).length(4),
  }),
  /** Finnish market only. */
  guide: z
    .object({
      bonusTypes: list(5),
      topFiveHeading: text,
      claimSteps: list(5).extend({ note: text }),
      terms: list(6),
      localFeatures: list(6),
      localQualities: list(4),
      choosingTips: list(6),
      experiences: list(5),
      conclusion: z.object({
        heading: text,
        paragraphs: richTextSchema.refine(({ length }) => length > 0, 'Write at least one paragraph.'),
      }),
    })
    .optional(),
});
export type Editorial = z.infer<typeof editorialSchema>;
