import { MARKET_FACTS, MARKETS } from '@nettobonus/domain/markets/market';
import { listAlternates } from '@nettobonus/domain/routes/alternates';
import { DEDICATED_REVIEW_PATHS, reviewPathFor } from '@nettobonus/domain/routes/review-path';
import { listPaths, PAGE_KEYS, parseLocation, pathFor, routePath } from '@nettobonus/domain/routes/routes';
import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { loadPage, send } from './site.ts';

async function fetchPage(path: string) {
  const response = await send(path);
  const html = await response.text();
  const $ = load(html);
  return {
    status: response.status,
    html,
    lang: $('html').attr('lang'),
    title: $('title').text(),
    headings: $('h1')
      .toArray()
      .map((heading) => $(heading).text()),
    canonical: $('link[rel=canonical]').attr('href'),
    alternates: $('link[hreflang]')
      .toArray()
      .map((link) => `${$(link).attr('hreflang')} ${new URL($(link).attr('href') ?? '').pathname}`),
    countryMenu: $('#language a')
      .toArray()
      .map((link) => $(link).attr('href')),
    pageLinks: $('a[href^="/"]')
      .toArray()
      .map(
        (link) =>
          $(link)
            .attr('href')
            ?.replace(/[?#].*/s, '') ?? '',
      ),
  };
}

/** The path under the canonical name, if it is a path of a page. */
function toCanonical(path: string): string {
  const location = parseLocation(path);
  return location.kind === 'not-found' ? path : routePath(location.route, location.market);
}

for (const market of MARKETS) {
  test(`every page in ${market} is served under each of its paths, with its own title and one heading`, async () => {
    const titles = new Map<string, string>();
    const headings = new Map<string, string>();
    for (const key of PAGE_KEYS) {
      for (const path of listPaths(key, market)) {
        const document = await fetchPage(path);
        expect(document, path).toMatchObject({ status: 200, lang: MARKET_FACTS[market].htmlLang });
        expect(document.headings, path).toHaveLength(1);
        expect(document.title, path).not.toBe('');
        expect(new URL(document.canonical ?? '').pathname, path).toBe(pathFor(key, market));
        expect(titles.get(document.title) ?? key, path).toBe(key);
        expect(headings.get(document.headings[0] ?? '') ?? key, path).toBe(key);
        titles.set(document.title, key);
        headings.set(document.headings[0] ?? '', key);
        expect(document.alternates, path).toEqual(
          listAlternates(MARKETS).map((version) => `${version.hreflang} ${pathFor(key, version.market)}`),
        );
        expect(document.countryMenu, path).toEqual(MARKETS.map((target) => pathFor(key, target)));
        expect(document.pageLinks.filter((link) => toCanonical(link) !== link)).toEqual([]);
      }
    }
    expect(titles.size).toBe(PAGE_KEYS.length);
    expect(headings.size).toBe(PAGE_KEYS.length);
  });

  test(`every review with a dedicated path is served in ${market}`, async () => {
    for (const [slug, name] of Object.entries(DEDICATED_REVIEW_PATHS)) {
      const canonical = new RegExp(`${reviewPathFor(slug, market)}$`);
      for (const path of new Set([`/${market}/kasino/${name}`, `/${market}/kasino/${slug}`])) {
        const document = await fetchPage(path);
        expect(document, path).toMatchObject({ status: 200, lang: MARKET_FACTS[market].htmlLang });
        expect(document.headings, path).toHaveLength(1);
        expect(document.title, path).toContain(document.headings[0]);
        expect(document.canonical, path).toMatch(canonical);
      }
    }
  });
}

test('a page is the same under all its names, so that the edge can cache one of them', async () => {
  for (const key of ['wager-free', 'reviews', 'compare', 'calculator', 'privacy'] as const) {
    const [first, ...others] = await Promise.all(listPaths(key, 'no').map(fetchPage));
    expect(others.length).toBeGreaterThan(0);
    for (const { html } of others) expect(html).toBe(first?.html);
  }
});

test('a demo game is served under every name of the games page, and links to its canonical path', async () => {
  for (const name of ['demopelit', 'demospel', 'demospill', 'demospil']) {
    const document = await fetchPage(`/no/${name}/kultasuoni`);
    expect(document.status, name).toBe(200);
    expect(new URL(document.canonical ?? '').pathname, name).toBe('/no/demospill/kultasuoni');
    expect(document.countryMenu, name).toEqual([
      '/fi/demopelit/kultasuoni',
      '/se/demospel/kultasuoni',
      '/no/demospill/kultasuoni',
      '/dk/demospil/kultasuoni',
    ]);
  }
});

test('a filter form on a page under another name leads to the canonical name', async () => {
  const $ = await loadPage('/no/kasino-arvostelut');
  expect($('main form').first().attr('action')).toBe('/no/casinoanmeldelser');
});

test('a casino without a dedicated path is reviewed under its slug', async () => {
  expect(await fetchPage('/fi/kasino/joki-casino')).toMatchObject({
    status: 200,
    headings: ['Joki Casino'],
  });
});
