import { listDocuments } from '@nettobonus/content/documents';
import { writeCompared } from '@nettobonus/domain/comparison/comparison';
import type { Market } from '@nettobonus/domain/markets/market';
import { connect } from '@nettobonus/store/connect';
import { publish } from '@nettobonus/store/publish';
import { expect, test } from 'vitest';
import { withServedSite } from '../../bench/served-site.ts';
import { EXPECTED, settingsOf, withMode } from '../information-only.ts';

const AFFILIATE = /\.example\/bonus\?affiliate/;

const textOf = async (address: string) => (await fetch(address)).text();

async function pagesOf(site: string, market: Market): Promise<string[]> {
  const map = await textOf(`${site}/sitemap-${market}.xml`);
  return [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => site + new URL(loc).pathname);
}

const loadCasinoSlugs = (market: Market) =>
  listDocuments().flatMap((one) => (one.kind === 'listing' && one.market === market ? [one.key] : []));

test('no page, fragment or file of an information-only market links to a casino; other markets do', async () => {
  await withServedSite(async (site) => {
    const slugs = loadCasinoSlugs('se').map(encodeURIComponent);
    const pages = await pagesOf(site, 'se');
    expect(pages.length).toBeGreaterThan(60);
    const compared = `${site}/se/jamfor${writeCompared(loadCasinoSlugs('se').slice(0, 3))}`;
    for (const address of [...pages, `${site}/se?search=casino&sort=net`, compared]) {
      const page = await textOf(address);
      expect(page, address).not.toMatch(AFFILIATE);
      expect(page, address).not.toContain('rel="noopener noreferrer sponsored');
      expect(page, address).not.toContain('/go/');
      expect(page, address).not.toContain(`>${EXPECTED.se.claim}<`);
      expect(page, address).not.toContain('data-month');
      expect(page, address).toContain(EXPECTED.se.notice);
      expect(page, address).toContain(EXPECTED.se.disclosure);
    }
    const fragments = ['chat', 'picker', 'quiz', 'toasts'];
    for (const slug of slugs) fragments.push(`offer/${slug}`, `quiz-offer/${slug}`, `chat-offer/${slug}`);
    for (const fragment of fragments) {
      const text = await textOf(`${site}/se/part/${fragment}`);
      expect(text, fragment).not.toMatch(AFFILIATE);
      expect(text, fragment).not.toMatch(/>Ta Bonus<|\/go\/|Annonslänk/);
    }
    for (const file of ['se/casinos.json', 'se/offers.json', 'se/feed.xml', 'llms.txt']) {
      expect(await textOf(`${site}/${file}`), file).not.toMatch(/affiliate(Link|=)/);
    }
    for (const market of ['fi', 'no', 'dk'] as const) {
      const home = await textOf(`${site}/${market}`);
      expect(home, market).toMatch(AFFILIATE);
      expect(home, market).toContain(`>${EXPECTED[market].claim}<`);
      expect(home, market).not.toContain(EXPECTED[market].mode);
      expect(await textOf(`${site}/${market}/casinos.json`), market).toMatch(AFFILIATE);
    }
  }, withMode('se'));
});

test('/go uses no link of an information-only market, and redirects none of its visitors to a casino', async () => {
  await withServedSite(async (site) => {
    expect(await textOf(`${site}/go/ninja-casino?lang=se`)).toContain('href="/se?search=ninja-casino"');
    expect(await textOf(`${site}/go/winz-casino?lang=se`)).toContain('href="/se?search=winz-casino"');
    expect(await textOf(`${site}/go/winz-casino`)).toMatch(/affiliate=nettobonus&#38;campaign=fi/);
    const onlySwedish = loadCasinoSlugs('se').find(
      (slug) => !(['fi', 'no', 'dk'] as const).some((market) => loadCasinoSlugs(market).includes(slug)),
    );
    expect(await textOf(`${site}/go/${encodeURIComponent(onlySwedish ?? '')}`)).toMatch(
      /href="\/fi\?search=/,
    );
  }, withMode('se'));
});

test('publishing the mode removes every link within a minute, and restores it', async () => {
  await withServedSite(async (site, _, databaseUrl) => {
    const db = connect(databaseUrl, { maxConnections: 1 });
    const paths = ['', '/casinos.json', '/part/offer/ninja-casino', '/kasino/ninja-casino'];
    const countWithLinks = async () => {
      const texts = await Promise.all(paths.map((path) => textOf(`${site}/se${path}`)));
      return texts.filter((text) => AFFILIATE.test(text)).length;
    };
    try {
      expect(await countWithLinks()).toBe(paths.length);
      for (const [mode, count] of [
        ['information-only', 0],
        ['commercial', paths.length],
      ] as const) {
        await publish(db, [settingsOf('se', mode)]);
        await expect.poll(countWithLinks, { timeout: 10_000 }).toBe(count);
      }
    } finally {
      await db.end();
    }
    // Copies in browser and proxy caches expire within the minute too.
    for (const path of paths) {
      const cacheControl = (await fetch(`${site}/se${path}`)).headers.get('cache-control') ?? '';
      const seconds = [...cacheControl.matchAll(/(?:max-age|stale-while-revalidate)=(\d+)/g)].map(([, of]) =>
        Number(of),
      );
      expect(
        seconds.reduce((sum, of) => sum + of, 0),
        `${path} ${cacheControl}`,
      ).toBeLessThanOrEqual(60);
    }
  });
});
