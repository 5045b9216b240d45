import { z } from 'zod';

export const competitionSchema = z
  .object({
    title: z.string().min(1),
    casino: z.string().min(1).optional(),
    description: z.string().min(1),
    prize: z.string().min(1),
    winners: z.int().positive(),
    /** What decides who wins, in a few words. */
    decidedBy: z.string().min(1).max(40),
    howToJoin: z.string().min(1),
    startsOn: z.iso.date(),
    endsOn: z.iso.date(),
  })
  .refine(({ startsOn, endsOn }) => startsOn <= endsOn, 'ends before it starts');
export type Competition = z.infer<typeof competitionSchema>;
