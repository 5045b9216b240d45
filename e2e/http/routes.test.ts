import { MARKET_FACTS, MARKETS } from '@nettobonus/domain/markets/market';
import { DEDICATED_REVIEW_PATHS, reviewPathFor } from '@nettobonus/domain/routes/review-path';
import { listPaths, PAGE_KEYS, pathFor } from '@nettobonus/domain/routes/routes';
import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { send } from './site.ts';

async function fetchPage(path: string) {
  const response = await send(path, { redirect: 'follow' });
  const $ = load(await response.text());
  return {
    status: response.status,
    lang: $('html').attr('lang'),
    title: $('title').text(),
    headings: $('h1')
      .toArray()
      .map((heading) => $(heading).text()),
    canonical: $('link[rel=canonical]').attr('href'),
  };
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

test('a casino without a dedicated path is reviewed under its slug', async () => {
  expect(await fetchPage('/fi/kasino/joki-casino')).toMatchObject({
    status: 200,
    headings: ['Joki Casino'],
  });
});
