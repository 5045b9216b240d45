import { MARKETS, type Market } from '@nettobonus/domain/markets/market';
import type { Check, Finding } from './check.ts';
import { type Crawl, listCanonicalPages } from './crawl-site.ts';
import type { Page } from './page.ts';
import { routeOf } from './page-kind.ts';

/** Written out here: a mistake in the site's own table is to be found, not repeated. */
const LANGUAGES: Record<Market, { lang: string; hreflangs: string[] }> = {
  fi: { lang: 'fi', hreflangs: ['fi'] },
  se: { lang: 'sv', hreflangs: ['sv'] },
  no: { lang: 'no', hreflangs: ['no', 'nb'] },
  dk: { lang: 'da', hreflangs: ['da'] },
};

function findLang(crawl: Crawl): Finding[] {
  return [...crawl.pages.values()].flatMap(({ url, market, lang }) =>
    market && lang !== LANGUAGES[market].lang ? [{ url, detail: `lang="${lang}"` }] : [],
  );
}

/** The pages that are each other's language versions, by the route that they share. */
function groupVersions(pages: readonly Page[]): Map<string, Map<Market, string>> {
  const groups = new Map<string, Map<Market, string>>();
  for (const { url, market } of pages) {
    if (!market) continue;
    const key = JSON.stringify(routeOf(url));
    groups.set(key, (groups.get(key) ?? new Map()).set(market, url));
  }
  return groups;
}

function listExpected(versions: ReadonlyMap<Market, string>): string[] {
  const markets = MARKETS.filter((market) => versions.has(market));
  const [first] = markets;
  if (!first || markets.length < 2) return [];
  return [
    ...markets.flatMap((market) =>
      LANGUAGES[market].hreflangs.map((hreflang) => `${hreflang} ${versions.get(market)}`),
    ),
    `x-default ${versions.get(first)}`,
  ];
}

/** Wrong codes, wrong addresses, versions left out and versions too many. */
function findWrongSet(crawl: Crawl): Finding[] {
  const pages = listCanonicalPages(crawl);
  const groups = groupVersions(pages);
  return pages.flatMap(({ url, alternates }) => {
    const expected = listExpected(groups.get(JSON.stringify(routeOf(url))) ?? new Map());
    const stated = alternates.map(({ hreflang, href }) => `${hreflang} ${href}`);
    const missing = expected.filter((entry) => !stated.includes(entry));
    const extra = stated.filter(
      (entry, index) => !expected.includes(entry) || stated.indexOf(entry) !== index,
    );
    const details = [
      missing.length > 0 && `lacks ${missing.join(', ')}`,
      extra.length > 0 && `has ${extra.join(', ')}`,
    ].filter((detail) => detail !== false);
    return details.length > 0 ? [{ url, detail: details.join('; ') }] : [];
  });
}

function findNoReturn(crawl: Crawl): Finding[] {
  return listCanonicalPages(crawl).flatMap(({ url, alternates }) =>
    [...new Set(alternates.map(({ href }) => href))].flatMap((href) => {
      const target = crawl.pages.get(href);
      if (!target || target.alternates.some((back) => back.href === url)) return [];
      return [{ url, detail: `${href} does not link back` }];
    }),
  );
}

function findBadTargets(crawl: Crawl): Finding[] {
  return [...crawl.pages.values()].flatMap(({ url, alternates }) =>
    [...new Set(alternates.map(({ href }) => href))].flatMap((href) => {
      const status = crawl.answers.get(href)?.status;
      const canonical = crawl.pages.get(href)?.canonicals[0];
      if (status === 200 && canonical === href) return [];
      return [
        {
          url,
          detail: `${href} ${status === 200 ? `has the canonical URL ${canonical}` : `returns ${status}`}`,
        },
      ];
    }),
  );
}

export const LANGUAGE_CHECKS: Check[] = [
  { name: 'html lang', find: findLang },
  { name: 'hreflang: not the existing versions', find: findWrongSet },
  { name: 'hreflang: no return link', find: findNoReturn },
  { name: 'hreflang: not 200 or not canonical', find: findBadTargets },
];
