import { z } from 'zod';
import type { Market } from '../markets/market.ts';
import { getRoute, parseLocation, type Route, routePath } from './routes.ts';

/** The page that a link leads to; null if the site has no such page. */
export const getNavigationRoute = (path: string): Route | null => getRoute(path.slice(1).replace(/#.*$/, ''));

/** A path after `/{market}`, optionally with an anchor. */
const sitePath = z
  .string()
  .startsWith('/')
  .refine(
    (path) => getNavigationRoute(path) !== null,
    'The site has no page with this path. Open the page on the site and copy the part of its address after the market.',
  );

const navigationLinkSchema = z.object({
  label: z.string().min(1),
  path: sitePath,
  /** A short description of the target. */
  note: z.string().min(1).optional(),
});
export type NavigationLink = z.infer<typeof navigationLinkSchema>;

const navigationGroupSchema = z.object({
  label: z.string().min(1),
  /** The link target of the label, which also opens the group. */
  path: sitePath.optional(),
  submenu: z.array(navigationLinkSchema).min(1),
});
export type NavigationGroup = z.infer<typeof navigationGroupSchema>;

const navigationItemSchema = z.union([
  navigationGroupSchema,
  // Otherwise a group with an invalid link would be accepted as a link, without its group.
  navigationLinkSchema.extend({ submenu: z.undefined().optional() }),
]);
export type NavigationItem = z.infer<typeof navigationItemSchema>;

export const navigationSchema = z.object({
  header: z.array(navigationItemSchema).min(1),
  footer: z.object({
    site: z.array(navigationLinkSchema),
    about: z.array(navigationLinkSchema),
  }),
});
export type Navigation = z.infer<typeof navigationSchema>;

/** The target of a link, under the page's canonical name: editors may enter any name of a page. */
export function navigationHref(path: string, market: Market): string {
  const [, name = '', anchor = ''] = /^([^#]*)(#.*)?$/.exec(path) ?? [];
  const location = parseLocation(`/${market}${name}`);
  return location.kind === 'not-found' ? `/${market}${path}` : routePath(location.route, market) + anchor;
}

export function isGroup(item: NavigationItem): item is NavigationGroup {
  return 'submenu' in item;
}
