import { MARKET_FACTS, MARKETS, type Market } from '@nettobonus/domain/markets/market';
import { offersFeedSchema } from '@nettobonus/domain/offer-history/offers-feed';
import { parseLocation, routePath } from '@nettobonus/domain/routes/routes';
import { XMLParser } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { send, siteUrl } from './site.ts';

const MAX_SITEMAP_URLS = 50_000;

const NO_WAGERING: Record<Market, string> = {
  fi: 'ei kierrätystä',
  se: 'utan omsättning',
  no: 'uten omsetning',
  dk: 'uden gennemspil',
};

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

async function fetchText(path: string, type: string): Promise<string> {
  const response = await send(path);
  expect(response.status, path).toBe(200);
  expect(response.headers.get('content-type'), path).toBe(`${type}; charset=utf-8`);
  expect(response.headers.get('cache-control'), path).toMatch(/^public, max-age=\d{3,}/);
  return response.text();
}
const listUrls = async (market: string): Promise<SitemapUrl[]> =>
  parser.parse(await fetchText(`/sitemap-${market}.xml`, 'application/xml'), true).urlset.url;

test('the index lists a sitemap for each market, with the date of its newest page', async () => {
  const { sitemapindex } = parser.parse(await fetchText('/sitemap.xml', 'application/xml'), true);
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
    expect(urls.length).toBeLessThan(MAX_SITEMAP_URLS / 10);
    const paths = urls.map(({ loc }) => new URL(loc).pathname);
    expect(paths).toEqual(
      paths.map((path) => {
        const location = parseLocation(path);
        return location.kind === 'page' && location.market === market && routePath(location.route, market);
      }),
    );
    expect(urls.filter(({ lastmod }) => Number.isNaN(Date.parse(lastmod)))).toEqual([]);
    for (const { loc } of urls.filter((_, index) => index % 12 === 0)) {
      const page = await send(loc);
      expect(page.status, loc).toBe(200);
      expect(await page.text(), loc).toContain(`<link rel="canonical" href="${loc}"`);
    }
  });

  test(`${market}: its feed lists changes and new casinos, each with its net, an 18+ label and a link to a page`, async () => {
    const { feed } = parser.parse(await fetchText(`/${market}/feed.xml`, 'application/atom+xml'), true);
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
    for (const { summary, link } of entries) {
      expect(summary).toMatch(/ 18\+\. /);
      // Articles are between the offers.
      if (!link['@_href'].includes('/kasino/')) continue;
      expect(summary).toMatch(/Netto|netto/);
      // Each net comes with the share of players who complete the wagering, or the note that there is none.
      const notes = new RegExp(` \\d{1,2}/10\\)|\\(${NO_WAGERING[market]}\\)`, 'g');
      expect(summary.match(/[+−±]\d/g)?.length, summary).toBe(summary.match(notes)?.length);
    }
    expect(entries.some(({ summary }) => summary.includes('−'))).toBe(true);
    const [first] = entries;
    expect((await send(first?.link['@_href'] ?? '')).status).toBe(200);
  });

  test(`${market}: its open data match the documented schema and allow cross-origin requests`, async () => {
    const path = `/${market}/offers.json`;
    const text = await fetchText(path, 'application/json');
    const feed = offersFeedSchema.parse(JSON.parse(text));
    expect(feed).toMatchObject({ market, currency: MARKET_FACTS[market].currency });
    const casinos = (await (await send(`/${market}/casinos.json`)).json()) as {
      affiliateLink?: string;
    }[];
    expect(feed.offers).toHaveLength(casinos.length);
    for (const { affiliateLink } of casinos) if (affiliateLink) expect(text).not.toContain(affiliateLink);
    expect(feed.offers.filter(({ url }) => !url.startsWith(`${siteUrl}/${market}/kasino/`))).toEqual([]);
    expect(feed.offers.some(({ net }) => 'netMinor' in net && net.netMinor < 0)).toBe(true);
    expect((await send(feed.method)).status).toBe(200);
    expect((await send(path)).headers.get('access-control-allow-origin')).toBe('*');
  });

  test(`${market}: its manifest opens its home page, and every icon exists`, async () => {
    const manifest = JSON.parse(
      await fetchText(`/${market}/manifest.webmanifest`, 'application/manifest+json'),
    );
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
  const alternatesByUrl = new Map(all.map(({ loc, 'xhtml:link': links = [] }) => [loc, links]));
  const formatLinks = (links: Alternate[] = []) =>
    links.map((link) => `${link['@_hreflang']} ${link['@_href']}`).join('\n');
  for (const [loc, links] of alternatesByUrl) {
    if (links.length === 0) continue;
    expect(links.map((link) => link['@_href'])).toContain(loc);
    for (const { '@_href': other } of links)
      expect(formatLinks(alternatesByUrl.get(other)), other).toBe(formatLinks(links));
  }
  const withoutAlternates = all.filter(({ 'xhtml:link': links }) => !links);
  expect(withoutAlternates.length).toBeGreaterThan(0);
  expect(withoutAlternates.length).toBeLessThan(all.length);
});

for (const path of ['/sitemap.xml', '/sitemap-dk.xml', '/no/feed.xml', '/se/offers.json', '/llms.txt']) {
  test(`${path} returns 304 for a matching If-None-Match`, async () => {
    const etag = (await send(path)).headers.get('etag') ?? '';
    const revalidated = await send(path, { headers: { 'If-None-Match': etag } });
    expect(revalidated.status).toBe(304);
    expect(revalidated.headers.get('etag')).toBe(etag);
    expect(await revalidated.text()).toBe('');
  });
}

test('robots.txt allows crawlers and links to the sitemap', async () => {
  const text = await fetchText('/robots.txt', 'text/plain');
  expect(text).toContain('User-agent: *');
  expect(text).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
  expect(text).not.toMatch(/^Disallow: \/?$/m);
});

test('llms.txt links to existing pages in every market', async () => {
  const text = await fetchText('/llms.txt', 'text/plain');
  const links = [...text.matchAll(/\]\((http[^)]+)\)/g)].map(([, url = '']) => url);
  for (const market of MARKETS) expect(links.join('\n')).toContain(`/${market}/offers.json`);
  for (const url of links) expect((await send(url)).status, url).toBe(200);
});

test('security.txt states where to report a vulnerability', async () => {
  const text = await fetchText('/.well-known/security.txt', 'text/plain');
  expect(text).toMatch(/^Contact: (mailto:|https:)\S+$/m);
  expect(text).toContain(`Canonical: ${siteUrl}/.well-known/security.txt`);
  const expiresAt = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
  expect(expiresAt).toBeGreaterThan(Date.now());
  const redirect = await send('/security.txt');
  expect(redirect.status).toBe(301);
  expect(redirect.headers.get('location')).toBe('/.well-known/security.txt');
});

for (const [path, type] of [
  ['/favicon.ico', 'icon'],
  ['/apple-touch-icon.png', 'image/png'],
] as const) {
  test(`${path} is served at its well-known path`, async () => {
    const response = await send(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain(type);
  });
}

for (const path of ['/sitemap-xx.xml', '/sv/feed.xml', '/xx/offers.json', '/en/manifest.webmanifest']) {
  test(`${path} belongs to no market and is not found`, async () => {
    expect((await send(path)).status).toBe(404);
  });
}
