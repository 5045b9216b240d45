import { z } from 'zod';
import { MARKETS } from './market.ts';
import { PAGE_KEYS } from './routes.ts';
import { toSlug } from './slug.ts';

/** Where on a page a link to a casino stands; `go` is the redirect page itself, `other` what has no name yet. */
export const PLACEMENTS = [
  'go',
  'showcase',
  'top',
  'list',
  'banner',
  'card',
  'bar',
  'similar',
  'comparison',
  'competition',
  'month',
  'picker',
  'quiz',
  'other',
] as const;
export type Placement = (typeof PLACEMENTS)[number];

const CLICK_PAGES = [...PAGE_KEYS, 'review', 'demo-game'] as const;

/** All that is kept of a click. */
export const clickSchema = z.object({
  /** Ordered by time; the same click sent again has the same. */
  id: z.uuidv7(),
  clickedAt: z.int().positive(),
  casino: z.string().refine((slug) => slug !== '' && slug === toSlug(slug), 'is not a slug'),
  market: z.enum(MARKETS),
  placement: z.enum(PLACEMENTS),
  page: z.enum(CLICK_PAGES).nullable(),
  /** From 1, in the list that it stands in. */
  position: z.int().min(1).max(10_000).nullable(),
  /** In minor units. */
  netShown: z.int().nullable(),
  isBot: z.boolean(),
  /** Keyed hash of address and agent, in hexadecimal. */
  visitor: z.string().regex(/^[0-9a-f]{32}$/),
});
export type Click = z.infer<typeof clickSchema>;

/** What a page tells of a click. Casino, market, page and net are looked up: nobody can tell us others. */
export const clickBeaconSchema = z.object({
  link: z.string().min(1).max(2_000),
  path: z.string().startsWith('/').max(500),
  placement: z.enum(PLACEMENTS).exclude(['go']).catch('other'),
  position: clickSchema.shape.position.catch(null),
  /** Which of the market's deposits is switched on. */
  deposit: z.int().min(0).max(2).nullable().catch(null),
});
export type ClickBeacon = z.infer<typeof clickBeaconSchema>;
