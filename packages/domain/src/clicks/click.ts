import { z } from 'zod';
import { MARKETS } from '../markets/market.ts';
import { toCurrentPageKey } from '../routes/former-page-keys.ts';
import { PAGE_KEYS } from '../routes/routes.ts';
import { toSlug } from '../shared/slug.ts';

/** The place of a casino link on a page. `go` is the redirect page itself, `other` a place without a name. */
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

const CLICK_PAGES = [...PAGE_KEYS, 'review', 'demo-game', 'guide', 'news-item'] as const;

/** The stored fields of a click. */
export const clickSchema = z.object({
  /** Time-ordered; a resent click has the same id. */
  id: z.uuidv7(),
  clickedAt: z.int().positive(),
  casino: z.string().refine((slug) => slug !== '' && slug === toSlug(slug), 'is not a slug'),
  market: z.enum(MARKETS),
  placement: z.enum(PLACEMENTS),
  /** Clicks that an earlier release wrote to the spool have former page keys. */
  page: z
    .preprocess((page) => (typeof page === 'string' ? toCurrentPageKey(page) : page), z.enum(CLICK_PAGES))
    .nullable(),
  /** The link's position in a list, starting at 1. */
  position: z.int().min(1).max(10_000).nullable(),
  /** The net value shown with the link, in minor units. */
  netShown: z.int().nullable(),
  isBot: z.boolean(),
  /** Keyed hash of the visitor's IP address (IPv4 address or IPv6 /64), in hexadecimal. */
  visitor: z.string().regex(/^[0-9a-f]{32}$/),
});
export type Click = z.infer<typeof clickSchema>;

/** The click beacon's payload. The server looks up casino, market, page and net value, so they cannot be forged. */
export const clickBeaconSchema = z.object({
  link: z.string().min(1).max(2_000),
  path: z.string().startsWith('/').max(500),
  /** Proves that the page was fetched today or yesterday. */
  token: z.string().max(64).catch(''),
  placement: z.enum(PLACEMENTS).exclude(['go']).catch('other'),
  position: clickSchema.shape.position.catch(null),
  /** The visitor's deposit in minor units. */
  deposit: z.int().positive().nullable().catch(null),
});
export type ClickBeacon = z.infer<typeof clickBeaconSchema>;
