import { z } from 'zod';

export const competitionSchema = z
  .object({
    title: z.string().min(1),
    casino: z.string().min(1).optional(),
    description: z.string().min(1),
    prize: z.string().min(1),
    winners: z.int().positive(),
    /** How the winner is chosen, in a few words: not a person. */
    decidedBy: z.string().min(1).max(40),
    howToJoin: z.string().min(1),
    /** The bonuses whose net a visitor states in the entry form. Only the site's own competitions have one. */
    questions: z
      .array(z.object({ label: z.string().min(1).max(60) }))
      .max(10)
      .optional(),
    startsOn: z.iso.date(),
    endsOn: z.iso.date(),
  })
  .refine(({ startsOn, endsOn }) => startsOn <= endsOn, {
    path: ['endsOn'],
    error: 'The last day is before the first day.',
  });
export type Competition = z.infer<typeof competitionSchema>;

type Period = Pick<Competition, 'startsOn' | 'endsOn'>;

export interface GroupedCompetitions<T> {
  /** In order of end date. */
  running: T[];
  /** In order of start date. */
  upcoming: T[];
  /** Most recently ended first. */
  ended: T[];
}

/** Groups a market's competitions by their state on a day. A competition is still running on its last day. */
export function groupCompetitions<T extends Period>(
  competitions: readonly T[],
  today: string,
): GroupedCompetitions<T> {
  const byEnd = competitions.toSorted((a, b) => compareDays(a.endsOn, b.endsOn));
  return {
    running: byEnd.filter(({ startsOn, endsOn }) => startsOn <= today && today <= endsOn),
    upcoming: competitions
      .filter(({ startsOn }) => today < startsOn)
      .toSorted((a, b) => compareDays(a.startsOn, b.startsOn)),
    ended: byEnd.filter(({ endsOn }) => endsOn < today).reverse(),
  };
}

/** ISO dates sort as strings. */
const compareDays = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

const DAY_MS = 86_400_000;

/** The number of whole days between two dates. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}
