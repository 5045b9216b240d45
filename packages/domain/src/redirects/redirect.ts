import { z } from 'zod';
import type { ArticleKind } from '../articles/article.ts';
import { isMarket, type Market } from '../markets/market.ts';
import { ARTICLE_PAGES } from '../routes/article-pages.ts';
import { type PageKey, parseLocation, type Route, routePath } from '../routes/routes.ts';

const MAX_LENGTH = 200;
/** Letters, digits and what slugs contain: the edge forwards every such path to the site. */
const PATH = /^(?:\/[\p{L}\d][\p{L}\d._-]{0,119})+$/u;

/**
 * The canonical path of a page of the site, from any of its names: `/fi/guider/x` becomes `/fi/oppaat/x`. Null for
 * everything else, such as another host. Does not check that the page exists.
 */
export function toPagePath(text: string): string | null {
  const location = parseLocation(text);
  if (location.kind === 'not-found' || !isMarket(text.split('/')[1]?.toLowerCase() ?? '')) return null;
  const path = routePath(location.route, location.market);
  return path.length <= MAX_LENGTH && PATH.test(decodeURIComponent(path)) ? path : null;
}

const isPagePath = (text: string) => toPagePath(text) === text;

/** The market of a page's path. */
export const getPathMarket = (path: string) => path.split('/')[1] as Market;

/** Sends visitors of an address that is no page to a page. The key of the document is that address. */
export const redirectSchema = z.object({
  to: z
    .string()
    .refine(
      isPagePath,
      'The site has no page with this address. Open the page on the site and copy its address.',
    ),
});

/** Why an address cannot be redirected to another; null if it can. */
export function describeRedirectProblem(
  market: string,
  from: string,
  to: string,
): { path: 'key' | 'to'; message: string } | null {
  if (!isPagePath(from) || getPathMarket(from) !== market) {
    const message = `Enter a former address of a page of this market, for example /${market}/kasino/….`;
    return { path: 'key', message };
  }
  return from === to ? { path: 'to', message: 'An address cannot redirect to itself.' } : null;
}

export type RedirectEnd =
  | { kind: 'end'; path: string }
  /** The paths of the circle, in their order. */
  | { kind: 'loop'; paths: string[] };

/** Follows redirects from a path to one that is not redirected. */
export function followRedirects(start: string, getTarget: (path: string) => string | undefined): RedirectEnd {
  const seen = [start];
  for (let path = start; ; ) {
    const next = getTarget(path);
    if (next === undefined) return { kind: 'end', path };
    if (seen.includes(next)) return { kind: 'loop', paths: [...seen.slice(seen.indexOf(next)), next] };
    seen.push(next);
    path = next;
  }
}

interface AddressedDocument {
  kind: string;
  market: string;
  key: string;
  body?: object | undefined;
}

/** The path of the page that exists because of a document; null if there is none. */
export function getDocumentPath({ kind, market, key, body }: AddressedDocument): string | null {
  if (!isMarket(market) || key === '') return null;
  const route = toRoute(kind, key, body);
  return route && routePath(route, market);
}

function toRoute(kind: string, key: string, body: object | undefined): Route | null {
  switch (kind) {
    case 'listing':
      return { page: 'review', slug: key };
    case 'demo-game':
      return { page: 'demo-game', game: key };
    case 'article': {
      const { kind: articleKind } = { ...body } as { kind?: ArticleKind };
      return articleKind ? { page: ARTICLE_PAGES[articleKind].page, slug: key } : null;
    }
    case 'page':
      return { page: key as PageKey };
    default:
      return null;
  }
}
