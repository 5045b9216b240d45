import { listDocuments } from '@nettobonus/content/documents';
import { formatComparisonQuery } from '@nettobonus/domain/comparison/comparison';
import type { Market } from '@nettobonus/domain/markets/market';
import { connect } from '@nettobonus/store/connect';
import { publish } from '@nettobonus/store/publish';
import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { withServedSite } from '../../bench/served-site.ts';
import { buildMarketSettings, EXPECTED, withInformationOnly } from '../information-only.ts';

const AFFILIATE_LINK = /\.example\/bonus\?affiliate/;

const fetchText = async (url: string) => (await fetch(url)).text();

async function listPageUrls(site: string, market: Market): Promise<string[]> {
  const sitemap = await fetchText(`${site}/sitemap-${market}.xml`);
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => site + new URL(loc).pathname);
}

const listCasinoSlugs = (market: Market) =>
  listDocuments().flatMap((document) =>
    document.kind === 'listing' && document.market === market ? [document.key] : [],
  );

test('no page, widget or file in an information-only market links to a casino; other markets do', async () => {
  await withServedSite(async (site) => {
    const slugs = listCasinoSlugs('se').map(encodeURIComponent);
    const pages = await listPageUrls(site, 'se');
    expect(pages.length).toBeGreaterThan(60);
    const comparison = `${site}/se/jamfor${formatComparisonQuery(listCasinoSlugs('se').slice(0, 3))}`;
    for (const url of [...pages, `${site}/se?search=casino&sort=net`, comparison]) {
      const response = await fetch(url);
      expect(response.status, url).toBe(200);
      const page = await response.text();
      expect(page, url).not.toMatch(AFFILIATE_LINK);
      expect(page, url).not.toContain('rel="noopener noreferrer sponsored');
      expect(page, url).not.toContain('/go/');
      expect(page, url).not.toContain(`>${EXPECTED.se.claim}<`);
      expect(page, url).not.toContain('data-has-month-casino');
      expect(page, url).toContain(EXPECTED.se.notice);
      expect(page, url).toContain(EXPECTED.se.disclosure);
    }
    // The texts of the widgets include the label of ad links, so only the links themselves are checked.
    const widgets = ['chat', 'picker', 'quiz', 'toasts'];
    for (const slug of slugs) widgets.push(`offer/${slug}`, `quiz-offer/${slug}`);
    for (const name of widgets) {
      const response = await fetch(`${site}/se/part/${name}`);
      expect(response.status, name).toBe(200);
      expect(await response.text(), name).not.toMatch(/affiliate(Link|=)|\/go\//);
    }
    for (const file of ['se/casinos.json', 'se/offers.json', 'se/feed.xml', 'llms.txt']) {
      expect(await fetchText(`${site}/${file}`), file).not.toMatch(/affiliate(Link|=)/);
    }
    for (const market of ['fi', 'no', 'dk'] as const) {
      const home = await fetchText(`${site}/${market}`);
      expect(home, market).toMatch(AFFILIATE_LINK);
      expect(home, market).toContain(`>${EXPECTED[market].claim}<`);
      // Check the visible text only: the islands' messages contain the label too.
      expect(load(home)('body').text(), market).not.toContain(EXPECTED[market].mode);
      expect(await fetchText(`${site}/${market}/casinos.json`), market).toMatch(AFFILIATE_LINK);
    }
  }, withInformationOnly('se'));
});

test('/go uses no link from an information-only market, and does not redirect its visitors to a casino', async () => {
  await withServedSite(async (site) => {
    expect(await fetchText(`${site}/go/ninja-casino?lang=se`)).toContain('href="/se?search=ninja-casino"');
    expect(await fetchText(`${site}/go/winz-casino?lang=se`)).toContain('href="/se?search=winz-casino"');
    expect(await fetchText(`${site}/go/winz-casino`)).toMatch(/affiliate=nettobonus&#38;campaign=fi/);
    const onlySwedish = listCasinoSlugs('se').find(
      (slug) => !(['fi', 'no', 'dk'] as const).some((market) => listCasinoSlugs(market).includes(slug)),
    );
    expect(await fetchText(`${site}/go/${encodeURIComponent(onlySwedish ?? '')}`)).toMatch(
      /href="\/fi\?search=/,
    );
  }, withInformationOnly('se'));
});

test('publishing the information-only mode removes every link within a minute; the commercial mode restores them', async () => {
  await withServedSite(async (site, _, databaseUrl) => {
    const db = connect(databaseUrl, { maxConnections: 1 });
    const paths = ['', '/casinos.json', '/part/offer/ninja-casino', '/kasino/ninja-casino'];
    const countResponsesWithLinks = async () => {
      const texts = await Promise.all(paths.map((path) => fetchText(`${site}/se${path}`)));
      return texts.filter((text) => AFFILIATE_LINK.test(text)).length;
    };
    try {
      expect(await countResponsesWithLinks()).toBe(paths.length);
      for (const [mode, count] of [
        ['information-only', 0],
        ['commercial', paths.length],
      ] as const) {
        await publish(db, [buildMarketSettings('se', mode)]);
        await expect.poll(countResponsesWithLinks, { timeout: 10_000 }).toBe(count);
      }
    } finally {
      await db.end();
    }
    // Copies in browser and proxy caches expire within the minute too.
    for (const path of paths) {
      const cacheControl = (await fetch(`${site}/se${path}`)).headers.get('cache-control') ?? '';
      const seconds = [...cacheControl.matchAll(/(?:max-age|stale-while-revalidate)=(\d+)/g)].map(
        ([, value]) => Number(value),
      );
      expect(
        seconds.reduce((sum, value) => sum + value, 0),
        `${path} ${cacheControl}`,
      ).toBeLessThanOrEqual(60);
    }
  });
});
