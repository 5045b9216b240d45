import { listDocuments } from '@nettobonus/content/documents';
import { writeCompared } from '@nettobonus/domain/comparison/comparison';
import type { Market } from '@nettobonus/domain/markets/market';
import { connect } from '@nettobonus/store/connect';
import { publish } from '@nettobonus/store/publish';
import { expect } from '@playwright/test';
import { withServedSite } from '../bench/served-site.ts';
import { expectNoFindings } from './axe.ts';
import { waitForRows } from './casino-list.ts';
import { test } from './visitor.ts';

const WORDS: Record<Market, { claim: string; mode: string; disclosure: string; notice: string }> = {
  fi: {
    claim: 'Lunasta Bonus',
    mode: 'Vain tiedoksi',
    disclosure: 'Tällä sivulla ei ole mainoslinkkejä.',
    notice: 'Vain tiedoksi tässä maassa.',
  },
  se: {
    claim: 'Ta Bonus',
    mode: 'Endast information',
    disclosure: 'Den här sidan har inga annonslänkar.',
    notice: 'Endast information i det här landet.',
  },
  no: {
    claim: 'Ta Bonus',
    mode: 'Kun informasjon',
    disclosure: 'Denne siden har ingen annonselenker.',
    notice: 'Kun informasjon i dette landet.',
  },
  dk: {
    claim: 'Tag Bonus',
    mode: 'Kun information',
    disclosure: 'Der er ingen annoncelinks på denne side.',
    notice: 'Kun information i dette land.',
  },
};
const AFFILIATE = /\.example\/bonus\?affiliate/;

/** The settings of a market with the given mode. */
function settingsOf(market: Market, mode: 'commercial' | 'information-only') {
  const found = listDocuments().find((one) => one.kind === 'market-settings' && one.market === market);
  if (found?.kind !== 'market-settings') throw new Error(`No settings of ${market}`);
  return { ...found, body: { ...found.body, mode } };
}

const withMode = (...markets: Market[]) =>
  listDocuments().map((document) =>
    document.kind === 'market-settings' && markets.includes(document.market as Market)
      ? settingsOf(document.market as Market, 'information-only')
      : document,
  );

const textOf = async (address: string) => (await fetch(address)).text();

async function pagesOf(site: string, market: Market): Promise<string[]> {
  const map = await textOf(`${site}/sitemap-${market}.xml`);
  return [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => site + new URL(loc).pathname);
}

const loadCasinoSlugs = (market: Market) =>
  listDocuments().flatMap((one) => (one.kind === 'listing' && one.market === market ? [one.key] : []));

test('no page, part or file of a market that is information only leads to a casino; the others do', async () => {
  test.setTimeout(240_000);
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
      expect(page, address).not.toContain(`>${WORDS.se.claim}<`);
      expect(page, address).not.toContain('data-month');
      expect(page, address).toContain(WORDS.se.notice);
      expect(page, address).toContain(WORDS.se.disclosure);
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
      expect(home, market).toContain(`>${WORDS[market].claim}<`);
      expect(home, market).not.toContain(WORDS[market].mode);
      expect(await textOf(`${site}/${market}/casinos.json`), market).toMatch(AFFILIATE);
    }
  }, withMode('se'));
});

test('/go uses no link of a market that is information only, and sends nobody on from there', async () => {
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

test('in the browser the list says so after more rows and filters, and so do reel and review', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await withServedSite(
    async (site) => {
      for (const market of ['fi', 'se', 'no', 'dk'] as const) {
        const words = WORDS[market];
        await page.goto(`${site}/${market}`);
        await expect(page.locator('.market-notice b')).toHaveText(words.notice);
        await expect(page.locator('.disclosure')).toContainText(words.disclosure);
        const rows = page.locator('.offers > li');
        const before = await rows.count();
        await page.locator('.filters input').dispatchEvent('pointerover');
        await expect(page.locator('astro-island[ssr]')).toHaveCount(0, { timeout: 15_000 });
        // The other markets have fewer casinos than a page shows.
        if (market === 'fi' || market === 'se') {
          await page.locator('.more button').click();
          await expect.poll(() => rows.count()).toBeGreaterThan(before);
        }
        await waitForRows(page);
        await expect(rows.locator('.no-link')).toHaveCount(await rows.count());
        await page.locator('.filters [name=sort]').selectOption('rating');
        await expect(page).toHaveURL(/sort=rating/);
        await expect(rows.first().locator('.no-link')).toHaveText(words.mode);
        await expect(page.locator('main [rel~=sponsored]')).toHaveCount(0);
        await page.locator('.reel-dots input').nth(3).click();
        await expect(page.locator('.reel-card .no-link')).toHaveText(words.mode);
        await expect(page.locator('.badge-exclusive, .badge-recommended, .reason')).toHaveCount(0);
      }
      await page.goto(`${site}/se/kasino/ninja-casino`);
      await expect(page.locator('.offer-card .no-link')).toContainText('Ingen länk till casinot');
      await expect(page.locator('.offer-card .instead a')).toHaveText([
        'Kontrollera licensen i registret',
        'Jämför med andra beräkningar',
        'Hjälp vid spelproblem: Stödlinjen',
      ]);
      await page.locator('.offer-card .instead a').first().click();
      await expect(page.locator('#licence, #facts')).toBeInViewport();
      await page.locator('.market-notice a').click();
      await expect(page.locator('#markkinat')).toContainText('ren information');
    },
    withMode('fi', 'se', 'no', 'dk'),
  );
});

test('axe finds nothing on pages that are information only', async ({ page }) => {
  test.setTimeout(180_000);
  await withServedSite(
    async (site) => {
      for (const [width, path] of [
        [390, '/se'],
        [390, '/se/kasino/ninja-casino'],
        [1440, '/se/kasino/ninja-casino'],
        [1440, '/fi/kilpailut'],
        [1440, '/no/vertailu?kasinot=winz-casino,casinoist'],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(site + path);
        await expectNoFindings(page, `${path} ${width}`);
        const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(sideways, `${path} ${width}`).toBeLessThanOrEqual(0);
      }
    },
    withMode('fi', 'se', 'no', 'dk'),
  );
});

test('publishing the mode takes every link away within a minute, and brings it back', async () => {
  test.setTimeout(120_000);
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
