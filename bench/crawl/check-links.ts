import { parseLocation, routePath } from '@nettobonus/domain/routes/routes';
import { LinkChecker, LinkState } from 'linkinator';
import type { Finding } from './check-pages.ts';

/** Not requested: these count clicks or expect a POST. */
const NOT_FOLLOWED = /^\/(go|api)(\/|$)/;

/**
 * Follows every link, file, social image and structured-data URL of this site from its home page. Finds broken links,
 * missing anchors, and pages that no sitemap lists.
 */
export async function checkLinks(
  origin: string,
  sitemapUrls: ReadonlySet<string>,
): Promise<{ findings: Finding[]; count: number }> {
  const variants = new Map<string, string>();
  const { links } = await new LinkChecker().check({
    path: origin,
    recurse: true,
    checkFragments: true,
    concurrency: 8,
    linksToSkip: async (link) => {
      const { origin: linkOrigin, pathname, search, searchParams } = new URL(link);
      if (linkOrigin !== origin || NOT_FOLLOWED.test(pathname)) return true;
      // Check one URL per path and set of query parameters: other values lead to the same page.
      const key = [pathname, ...new Set(searchParams.keys())].join('?');
      if (!variants.has(key)) variants.set(key, search);
      return search !== '' && variants.get(key) !== search;
    },
  });
  const followed = links.filter(({ state }) => state !== LinkState.SKIPPED);
  const broken = followed
    .filter(({ state }) => state === LinkState.BROKEN)
    .map(({ url, status, parent = url }) => ({
      url: parent,
      problem: status === 200 ? `${url} has no such fragment` : `link to ${url} returns ${status}`,
    }));
  const pages = new Set(followed.map(({ url }) => url.replace(/#.*/s, '')));
  const unlisted = [...pages]
    .filter((url) => isCanonicalPage(url) && !sitemapUrls.has(url))
    .map((url) => ({ url, problem: 'is linked, but is not in a sitemap' }));
  const aliased = followed.flatMap(({ url, parent = url }) => {
    const canonical = getCanonicalPath(url);
    return new URL(url).origin === origin && canonical && canonical !== new URL(url).pathname
      ? [{ url: parent, problem: `link to ${url} instead of ${canonical}` }]
      : [];
  });
  return { findings: [...broken, ...unlisted, ...aliased], count: followed.length };
}

function isCanonicalPage(url: string): boolean {
  const { pathname, search } = new URL(url);
  return search === '' && getCanonicalPath(url) === pathname;
}

/** Null if the URL is not a page's. */
function getCanonicalPath(url: string): string | null {
  const location = parseLocation(new URL(url).pathname);
  return location.kind === 'page' ? routePath(location.route, location.market) : null;
}
