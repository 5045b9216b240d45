import { z } from 'zod';

export const demoGameSchema = z.object({
  name: z.string().min(1),
  studio: z.string().min(1),
  /** Return to player in percent, 96.2 for 96.2 %. */
  rtpPercent: z.number().positive().max(100),
  volatility: z.enum(['low', 'medium', 'high']),
  theme: z.string().min(1),
});
export type DemoGame = z.infer<typeof demoGameSchema>;
