import { formatComparisonQuery } from '@nettobonus/domain/comparison/comparison';
import { reviewPathFor } from '@nettobonus/domain/routes/review-path';
import { type Location, parseLocation, pathFor } from '@nettobonus/domain/routes/routes';
import { connect } from '@nettobonus/store/connect';
import { publish } from '@nettobonus/store/publish';
import { type CheerioAPI, load } from 'cheerio';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ServedSite, startServedSite, withServedSite } from '../../bench/served-site.ts';
import { buildMarketSettings, withLicensedOnly } from '../information-only.ts';
import { matchLinks, splitByLicence } from '../licensed-only.ts';

const NO_LICENCE = { se: 'saknar svensk licens: ingen länk', dk: 'uden dansk tilladelse: intet link' };
const BEST_BONUS = { se: 'bästa bonus', dk: 'bedste bonus' };
/** Sections that recommend the casinos in them, as opposed to lists and comparisons. */
const RECOMMENDATIONS =
  '.showcase-window, .cards, .banner, .duel, .best, .top-five, .similar, .better, .review-teasers, .compare-empty, .reason';
const LIVE_WITHIN_MS = 2_000;

const fetchText = async (url: string) => (await fetch(url)).text();
const fetchJson = async (url: string) => JSON.parse(await fetchText(url));
const slugsOf = (casinos: readonly { casino: string }[]) => casinos.map(({ casino }) => casino).toSorted();

const getSlug = (location: Location) =>
  location.kind === 'page' && location.route.page === 'review' ? [location.route.slug] : [];

/** The casinos that an element names by a logo, a link to a review or a link to a comparison. */
function listCasinos(page: CheerioAPI, selector: string): string[] {
  const elements = page(selector);
  const urls = [
    ...elements
      .find('a')
      .map((_, link) => page(link).attr('href'))
      .get(),
    ...elements
      .find('img')
      .map((_, image) => page(image).attr('src'))
      .get(),
  ];
  return urls.flatMap((url) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    const [, tile] = /^\/tiles\/(.+)\.svg$/.exec(pathname) ?? [];
    return [
      ...getSlug(parseLocation(pathname)),
      ...(tile ? [decodeURIComponent(tile)] : []),
      ...(searchParams.get('kasinot')?.split(',') ?? []),
    ];
  });
}

describe.each(['se', 'dk'] as const)('in licensed-only mode in %s', (market) => {
  const { licensed, unlicensed } = splitByLicence(market);
  const unlicensedLinks = matchLinks(unlicensed);
  const isUnlicensed = (slug: string) => unlicensed.some(({ casino }) => casino === slug);
  let site: ServedSite;

  beforeAll(async () => {
    site = await startServedSite(withLicensedOnly(market));
  });
  afterAll(() => site.stop());

  async function listPageUrls(): Promise<string[]> {
    const sitemap = await fetchText(`${site.url}/sitemap-${market}.xml`);
    const compared = unlicensed.slice(0, 2).map(({ casino }) => casino);
    const [first = ''] = compared;
    const paths = [
      ...[...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname),
      ...['sort=net', 'search=casino', 'bonusType=nonsticky', 'more=3'].map(
        (query) => `${pathFor('home', market)}?${query}`,
      ),
      pathFor('compare', market) + formatComparisonQuery(compared),
      `${pathFor('calculator', market)}?kasino=${encodeURIComponent(first)}`,
      `/${market}/404`,
    ];
    return paths.map((path) => site.url + path);
  }

  test('no page links to or recommends a casino without the licence', async () => {
    const urls = await listPageUrls();
    expect(urls.length).toBeGreaterThan(50);
    const recommended = new Set<string>();
    const linked = new Set<string>();
    for (const url of urls) {
      const html = await fetchText(url);
      expect(html, url).toContain('</html>');
      // Includes the props of islands.
      expect(html, url).not.toMatch(unlicensedLinks);
      expect(html, url).not.toContain('/go/');
      const page = load(html);
      for (const link of page('[rel~=sponsored]'))
        linked.add(new URL(page(link).attr('href') ?? '').hostname);
      // A review links to a comparison of its own casino with the recommended ones.
      const [own] = getSlug(parseLocation(new URL(url).pathname));
      const named = listCasinos(page, RECOMMENDATIONS).filter((slug) => slug !== own);
      for (const slug of named) recommended.add(slug);
      expect(named.filter(isUnlicensed), url).toEqual([]);
    }
    expect(linked.size).toBe(licensed.filter(({ affiliateLink }) => affiliateLink).length);
    expect(recommended.size).toBeGreaterThan(0);
  });

  test('the list, the comparison and the review of a casino without the licence say why there is no link', async () => {
    const home = load(await fetchText(`${site.url}/${market}`));
    expect(home('.offers .no-link').first().text()).toBe(NO_LICENCE[market]);
    // The showcase renders its other cards in the browser.
    const islands = home(
      '[component-export=OfferDuel], [component-export=Showcase], [component-export=TopCasinos]',
    ).toArray();
    expect(islands).toHaveLength(3);
    for (const island of islands) expect(home(island).attr('props')).not.toContain('isUnlicensed');
    const compared = [...unlicensed.slice(0, 1), ...licensed.slice(0, 1)].map(({ casino }) => casino);
    const comparison = load(
      await fetchText(site.url + pathFor('compare', market) + formatComparisonQuery(compared)),
    );
    const [first, second] = comparison('.compare-claim td').toArray();
    expect(comparison(first).text()).toBe(NO_LICENCE[market]);
    expect(comparison(second).find('[rel~=sponsored]').length).toBe(1);
    for (const { casino } of unlicensed) {
      const review = load(await fetchText(site.url + reviewPathFor(casino, market)));
      expect(review('.offer-card .no-link-notice').length, casino).toBe(1);
      expect(review('.badges > .badge-exclusive, .badge-recommended, .offer-bar').length, casino).toBe(0);
    }
  });

  test('no widget offers or recommends a casino without the licence', async () => {
    const part = `${site.url}/${market}/part`;
    for (const name of ['chat', 'toasts', 'picker', 'quiz']) {
      expect(await fetchText(`${part}/${name}`), name).not.toMatch(unlicensedLinks);
    }
    const pool = slugsOf((await fetchJson(`${part}/picker`)).pool);
    const candidates = slugsOf((await fetchJson(`${part}/quiz`)).casinos);
    expect([pool.length, candidates.length]).not.toContain(0);
    expect([...pool, ...candidates].filter(isUnlicensed)).toEqual([]);
    const month = await fetch(`${part}/month`);
    if (month.ok) expect(isUnlicensed((await month.json()).offer.casino)).toBe(false);
    else expect(month.status).toBe(404);
    for (const { casino } of unlicensed) {
      const slug = encodeURIComponent(casino);
      expect((await fetch(`${part}/quiz-offer/${slug}`)).status, casino).toBe(404);
      const offer = await fetchJson(`${part}/offer/${slug}`);
      expect(offer, casino).toMatchObject({ isUnlicensed: true, recommended: false, exclusiveOffer: false });
      expect(offer, casino).not.toHaveProperty('affiliateLink');
    }
  });

  test('the assistant recommends only casinos with the licence', async () => {
    const response = await fetch(`${site.url}/api/casino-chat?lang=${market}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: 'Bearer nettobonus-public' },
      body: JSON.stringify({ messages: [{ role: 'user', content: BEST_BONUS[market] }] }),
    });
    const deltas = [...(await response.text()).matchAll(/^data: (\{.*)$/gm)].map(
      ([, json = '']) => JSON.parse(json).choices[0].delta.content ?? '',
    );
    const named = [...deltas.join('').matchAll(/\/kasino\/([^\s)\]]+)/g)].flatMap(([path]) =>
      getSlug(parseLocation(`/${market}${path}`)),
    );
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter(isUnlicensed)).toEqual([]);
  });

  test('the files list all casinos, with links only to those with the licence', async () => {
    const offers: { casino: string; affiliateLink?: string }[] = await fetchJson(
      `${site.url}/${market}/casinos.json`,
    );
    expect(slugsOf(offers)).toEqual(slugsOf([...licensed, ...unlicensed]));
    expect(slugsOf(offers.filter(({ affiliateLink }) => affiliateLink))).toEqual(
      slugsOf(licensed.filter(({ affiliateLink }) => affiliateLink)),
    );
    for (const file of [`${market}/offers.json`, `${market}/feed.xml`, 'llms.txt']) {
      expect(await fetchText(`${site.url}/${file}`), file).not.toMatch(unlicensedLinks);
    }
  });

  test('/go redirects the market’s visitors only to casinos with the licence', async () => {
    for (const { casino } of unlicensed) {
      const slug = encodeURIComponent(casino);
      const page = await fetchText(`${site.url}/go/${slug}?lang=${market}`);
      expect(page, casino).toContain(`href="/${market}?search=${slug}"`);
      expect(page, casino).not.toMatch(unlicensedLinks);
    }
    const [first] = licensed;
    expect(await fetchText(`${site.url}/go/${first?.casino}?lang=${market}`)).toMatch(matchLinks(licensed));
  });

  test('a commercial market still links to casinos without the licence of this one', async () => {
    expect(await fetchText(`${site.url}/fi`)).toMatch(unlicensedLinks);
  });
});

test('switching to licensed-only takes effect within two seconds, and back', async () => {
  await withServedSite(async (site, _, databaseUrl) => {
    const db = connect(databaseUrl, { maxConnections: 1 });
    try {
      for (const market of ['se', 'dk'] as const) {
        const links = matchLinks(splitByLicence(market).unlicensed);
        const [first] = splitByLicence(market).unlicensed;
        const slug = first?.casino ?? '';
        const paths = [
          `/${market}`,
          pathFor('quick-casinos', market),
          reviewPathFor(slug, market),
          pathFor('compare', market) + formatComparisonQuery([slug]),
          `/${market}/casinos.json`,
          `/${market}/part/offer/${encodeURIComponent(slug)}`,
        ];
        const listPathsWithLinks = async () => {
          const texts = await Promise.all(paths.map((path) => fetchText(site + path)));
          return paths.filter((_path, index) => links.test(texts[index] ?? ''));
        };
        expect(await listPathsWithLinks()).toEqual(paths);
        for (const [mode, expected] of [
          ['licensed-only', []],
          ['commercial', paths],
        ] as const) {
          await publish(db, [buildMarketSettings(market, mode)]);
          // Only one file is timed: on a busy machine the pages take longer to render than the change to arrive.
          const hasLinks = async () => links.test(await fetchText(`${site}/${market}/casinos.json`));
          await expect.poll(hasLinks, { timeout: LIVE_WITHIN_MS }).toBe(mode === 'commercial');
          expect(await listPathsWithLinks()).toEqual(expected);
        }
      }
    } finally {
      await db.end();
    }
  });
});
