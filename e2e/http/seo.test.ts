import { MARKET_FACTS, MARKETS } from '@nettobonus/domain/markets/market';
import { offersFeedSchema } from '@nettobonus/domain/offer-history/offers-feed';
import { XMLParser } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { send, siteUrl } from './site.ts';

const MOST_IN_A_SITEMAP = 50_000;

interface Alternate {
  '@_hreflang': string;
  '@_href': string;
}
interface SitemapUrl {
  loc: string;
  lastmod: string;
  'xhtml:link'?: Alternate[];
}
interface AtomEntry {
  id: string;
  title: string;
  updated: string;
  summary: string;
  link: { '@_href': string };
}

const parser = new XMLParser({
  ignoreAttributes: false,
  isArray: (name) => ['sitemap', 'url', 'xhtml:link', 'entry'].includes(name),
});

async function get(path: string, type: string): Promise<string> {
  const answer = await send(path);
  expect(answer.status, path).toBe(200);
  expect(answer.headers.get('content-type'), path).toBe(`${type}; charset=utf-8`);
  expect(answer.headers.get('cache-control'), path).toMatch(/^public, max-age=\d{3,}/);
  return answer.text();
}
const listUrls = async (market: string): Promise<SitemapUrl[]> =>
  parser.parse(await get(`/sitemap-${market}.xml`, 'application/xml'), true).urlset.url;

test('the index lists a sitemap for each market, with the date of its newest page', async () => {
  const { sitemapindex } = parser.parse(await get('/sitemap.xml', 'application/xml'), true);
  expect(sitemapindex.sitemap.map(({ loc }: SitemapUrl) => loc)).toEqual(
    MARKETS.map((market) => `${siteUrl}/sitemap-${market}.xml`),
  );
  const urls = await listUrls('fi');
  expect(sitemapindex.sitemap[0].lastmod).toBe(
    urls
      .map(({ lastmod }) => lastmod)
      .sort()
      .at(-1),
  );
});

for (const market of MARKETS) {
  test(`${market}: its sitemap lists existing pages, each by its canonical URL`, async () => {
    const urls = await listUrls(market);
    expect(new Set(urls.map(({ loc }) => loc)).size).toBe(urls.length);
    expect(urls.length).toBeGreaterThan(50);
    // Far below the limit, which only a market with tens of thousands of casinos would reach.
    expect(urls.length).toBeLessThan(MOST_IN_A_SITEMAP / 10);
    expect(urls.filter(({ lastmod }) => Number.isNaN(Date.parse(lastmod)))).toEqual([]);
    for (const { loc } of urls.filter((_, index) => index % 12 === 0)) {
      const page = await send(loc);
      expect(page.status, loc).toBe(200);
      expect(await page.text(), loc).toContain(`<link rel="canonical" href="${loc}"`);
    }
  });

  test(`${market}: its feed lists changes and new casinos, each with its net, 18+ and a page`, async () => {
    const { feed } = parser.parse(await get(`/${market}/feed.xml`, 'application/atom+xml'), true);
    const entries: AtomEntry[] = feed.entry;
    expect(feed['@_xml:lang']).toBe(MARKET_FACTS[market].htmlLang);
    expect(feed.id).toBe(`${siteUrl}/${market}/feed.xml`);
    expect(feed.updated).toBe(entries[0]?.updated);
    expect(entries.length).toBeGreaterThan(5);
    expect(entries.length).toBeLessThanOrEqual(50);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
    expect(entries.map(({ updated }) => updated)).toEqual(
      entries
        .map(({ updated }) => updated)
        .sort()
        .reverse(),
    );
    for (const { summary } of entries) {
      expect(summary).toMatch(/Netto|netto/);
      expect(summary).toMatch(/ 18\+\. /);
      // Each net comes with the share of players who finish.
      expect(summary.match(/[+−±]\d/g)?.length, summary).toBe(summary.match(/ \d{1,2}\/10\)/g)?.length);
    }
    expect(entries.some(({ summary }) => summary.includes('−'))).toBe(true);
    const [first] = entries;
    expect((await send(first?.link['@_href'] ?? '')).status).toBe(200);
  });

  test(`${market}: its open data match the documented schema and allow cross-origin requests`, async () => {
    const path = `/${market}/offers.json`;
    const text = await get(path, 'application/json');
    const feed = offersFeedSchema.parse(JSON.parse(text));
    expect(feed).toMatchObject({ market, currency: MARKET_FACTS[market].currency });
    const listed = (await (await send(`/${market}/casinos.json`)).json()) as {
      affiliateLink?: string;
    }[];
    expect(feed.offers).toHaveLength(listed.length);
    for (const { affiliateLink } of listed) if (affiliateLink) expect(text).not.toContain(affiliateLink);
    expect(feed.offers.filter(({ url }) => !url.startsWith(`${siteUrl}/${market}/kasino/`))).toEqual([]);
    expect(feed.offers.some(({ net }) => net.state !== 'unknown' && net.netMinor < 0)).toBe(true);
    expect((await send(feed.method)).status).toBe(200);
    expect((await send(path)).headers.get('access-control-allow-origin')).toBe('*');
  });

  test(`${market}: its manifest opens its home page, and every icon exists`, async () => {
    const manifest = JSON.parse(await get(`/${market}/manifest.webmanifest`, 'application/manifest+json'));
    expect(manifest).toMatchObject({
      start_url: `/${market}`,
      lang: MARKET_FACTS[market].htmlLang,
      display: 'browser',
    });
    for (const { src, type } of manifest.icons) {
      const icon = await send(src);
      expect(icon.status, src).toBe(200);
      expect(icon.headers.get('content-type'), src).toContain(type);
    }
  });
}

test('a page and its versions in other languages reference each other', async () => {
  const all = (await Promise.all(MARKETS.map((market) => listUrls(market)))).flat();
  const versionsOf = new Map(all.map(({ loc, 'xhtml:link': links = [] }) => [loc, links]));
  const write = (links: Alternate[] = []) =>
    links.map((link) => `${link['@_hreflang']} ${link['@_href']}`).join('\n');
  for (const [loc, links] of versionsOf) {
    if (links.length === 0) continue;
    expect(links.map((link) => link['@_href'])).toContain(loc);
    for (const { '@_href': other } of links) expect(write(versionsOf.get(other)), other).toBe(write(links));
  }
  const alone = all.filter(({ 'xhtml:link': links }) => !links);
  expect(alone.length).toBeGreaterThan(0);
  expect(alone.length).toBeLessThan(all.length);
});

for (const path of ['/sitemap.xml', '/sitemap-dk.xml', '/no/feed.xml', '/se/offers.json', '/llms.txt']) {
  test(`${path} gets 304 for a matching If-None-Match`, async () => {
    const tag = (await send(path)).headers.get('etag') ?? '';
    const again = await send(path, { headers: { 'If-None-Match': tag } });
    expect(again.status).toBe(304);
    expect(again.headers.get('etag')).toBe(tag);
    expect(await again.text()).toBe('');
  });
}

test('robots.txt allows robots and links to the sitemap', async () => {
  const text = await get('/robots.txt', 'text/plain');
  expect(text).toContain('User-agent: *');
  expect(text).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
  expect(text).not.toMatch(/^Disallow: \/?$/m);
});

test('llms.txt links to existing pages of every market', async () => {
  const text = await get('/llms.txt', 'text/plain');
  const links = [...text.matchAll(/\]\((http[^)]+)\)/g)].map(([, url = '']) => url);
  for (const market of MARKETS) expect(links.join('\n')).toContain(`/${market}/offers.json`);
  for (const url of links) expect((await send(url)).status, url).toBe(200);
});

test('security.txt states where to report a vulnerability', async () => {
  const text = await get('/.well-known/security.txt', 'text/plain');
  expect(text).toMatch(/^Contact: (mailto:|https:)\S+$/m);
  expect(text).toContain(`Canonical: ${siteUrl}/.well-known/security.txt`);
  const expiresAt = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
  expect(expiresAt).toBeGreaterThan(Date.now());
  const old = await send('/security.txt');
  expect(old.status).toBe(301);
  expect(old.headers.get('location')).toBe('/.well-known/security.txt');
});

for (const [path, type] of [
  ['/favicon.ico', 'icon'],
  ['/apple-touch-icon.png', 'image/png'],
] as const) {
  test(`${path} is served at its well-known path`, async () => {
    const answer = await send(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain(type);
  });
}

for (const path of ['/sitemap-xx.xml', '/sv/feed.xml', '/xx/offers.json', '/en/manifest.webmanifest']) {
  test(`${path} belongs to no market and is not found`, async () => {
    expect((await send(path)).status).toBe(404);
  });
}
