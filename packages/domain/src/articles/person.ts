import { z } from 'zod';

/** Somebody who writes for a market, in the market's language. */
export const personSchema = z.object({
  name: z.string().min(1).max(80),
  /** Their work, in a few words. */
  role: z.string().min(1).max(80),
  /** One or two sentences about them. */
  text: z.string().min(1).max(600),
});
export type Person = z.infer<typeof personSchema>;
