import { listDocuments } from '@nettobonus/content/documents';
import { reviews } from '@nettobonus/content/reviews';
import { LIST_PAGE_SIZE } from '@nettobonus/domain/shared/paging';
import { expect, type Page } from '@playwright/test';
import { NIGHTLY, tagForLanguage } from './tags.ts';
import { test } from './visitor.ts';

const EXPECTED = {
  fi: {
    path: '/fi/kasinoarvostelut',
    licence: ['mga', 'MGA'],
    sorts: { rating: 'Arvosana', net: 'Netto', newest: 'Uusin' },
    one: '1 arvostelu',
    many: 'arvostelua',
    none: 'Ei tuloksia',
    noWagering: 'Ei kierrätystä',
    clear: 'Tyhjennä',
  },
  se: {
    path: '/se/casinorecensioner',
    licence: ['swedish', 'Sverige'],
    sorts: { rating: 'Betyg', net: 'Netto', newest: 'Nyast' },
    one: '1 recension',
    many: 'recensioner',
    none: 'Inga resultat',
    noWagering: 'Utan omsättning',
    clear: 'Rensa',
  },
  no: {
    path: '/no/casinoanmeldelser',
    licence: ['estonian', 'Estland'],
    sorts: { rating: 'Karakter', net: 'Netto', newest: 'Nyeste' },
    one: '1 anmeldelse',
    many: 'anmeldelser',
    none: 'Ingen resultater',
    clear: 'Nullstill',
    noWagering: 'Uten omsetning',
  },
  dk: {
    path: '/dk/casinoanmeldelser',
    licence: ['danish', 'Danmark'],
    sorts: { rating: 'Karakter', net: 'Netto', newest: 'Nyeste' },
    one: '1 anmeldelse',
    many: 'anmeldelser',
    none: 'Ingen resultater',
    clear: 'Nulstil',
    noWagering: 'Uden gennemspil',
  },
} as const;
type Market = keyof typeof EXPECTED;
const MARKETS = Object.keys(EXPECTED) as Market[];

const rows = (page: Page) => page.locator('#reviews tbody tr:visible');
const names = (page: Page) => page.locator('#reviews tbody tr:visible th a').allTextContents();
const texts = (page: Page, selector: string) => rows(page).locator(selector).allTextContents();
const count = (page: Page) => page.locator('.review-tools [aria-live]');

/** Clicks "show more" until all reviews are listed. */
async function showAll(page: Page) {
  const more = page.locator('#reviews .more .button');
  while ((await more.count()) > 0) {
    const before = await rows(page).count();
    await more.click();
    await expect.poll(() => rows(page).count()).toBeGreaterThan(before);
  }
}

const waitForHydration = (page: Page) =>
  expect(page.locator('astro-island[ssr]').filter({ has: page.locator('#reviews') })).toHaveCount(0);

const slugsByName = new Map(
  listDocuments().flatMap(({ kind, key, body }) => (kind === 'casino' ? [[body.name, key] as const] : [])),
);
function getUpdateDate(market: Market, name: string): string {
  const review = reviews[market].find(({ casino }) => casino === slugsByName.get(name));
  return review?.updatedOn ?? '';
}

/** Returns the sort values of the rows, in the order shown. */
async function getSortValues(page: Page, market: Market, sort: string): Promise<(number | string)[]> {
  switch (sort) {
    case 'rating':
      return (await texts(page, '.row-rating b')).map((text) => Number(text.replace(',', '.')));
    case 'net':
      // Only a net has the class `amount`. Offers without one sort last, even if they show cashback.
      return rows(page)
        .locator('.row-figure > b')
        .evaluateAll((figures) =>
          figures.map((figure) =>
            figure.classList.contains('amount')
              ? Number(figure.textContent?.replace('−', '-').replace(/[^\d-]/g, ''))
              : Number.NEGATIVE_INFINITY,
          ),
        );
    default:
      return (await names(page)).map((name) => getUpdateDate(market, name));
  }
}

async function expectDescending(page: Page, market: Market, sort: string) {
  await expect(async () => {
    const values = await getSortValues(page, market, sort);
    expect(values).toHaveLength(Math.min(LIST_PAGE_SIZE, reviews[market].length));
    expect(new Set(values).size).toBeGreaterThan(3);
    expect(values).toEqual(values.toSorted((a, b) => (a < b ? 1 : a > b ? -1 : 0)));
  }).toPass({ timeout: 30_000 });
}

for (const market of MARKETS) {
  const { path, licence, sorts, one, many, none, clear, noWagering } = EXPECTED[market];
  const [licenceCode, licenceName] = licence;

  test.describe(market, tagForLanguage(market), () => {
    test('every review is listed once, with all its columns; four are featured, and casinos without a review follow', async ({
      page,
    }) => {
      await page.goto(path);
      await expect(rows(page)).toHaveCount(Math.min(LIST_PAGE_SIZE, reviews[market].length));
      await showAll(page);
      const listed = await names(page);
      expect(listed.map((name) => slugsByName.get(name)).sort()).toEqual(
        reviews[market].map(({ casino }) => casino).sort(),
      );
      await expect(count(page)).toHaveText(`${reviews[market].length} ${many}`);
      for (const cell of ['.row-verdict', '.row-licence', '.row-rating', '.row-figure', '.row-verified']) {
        for (const text of await texts(page, cell)) expect(text.trim(), cell).not.toBe('');
      }
      // Every figure shows how many players complete the wagering, or that there is none.
      const finishRate = new RegExp(`\\d+/10|${noWagering}`);
      const figures = page.locator('main .row-figure:has(> .amount)');
      expect(await figures.count()).toBeGreaterThan(listed.length - 5);
      for (const text of await figures.allTextContents()) expect(text).toMatch(finishRate);

      const links = page.locator('.unreviewed-casinos a');
      await expect(links.first()).toBeHidden();
      await page.locator('.unreviewed-casinos summary').click();
      const unreviewed = await links.allTextContents();
      const first = unreviewed[0] ?? '';
      expect(first).not.toBe('');
      expect(unreviewed.filter((name) => listed.includes(name))).toEqual([]);
      await links.first().click();
      await expect(page.getByRole('heading', { level: 1, name: first })).toBeVisible();

      await page.goto(path);
      const teasers = page.locator('.review-teasers :is(h2, h3) a');
      await expect(teasers).toHaveCount(4);
      expect(new Set(await teasers.allTextContents()).size).toBe(4);
      const name = (await teasers.first().locator('span').textContent()) ?? '';
      // The image has no link: the link of the heading covers the whole block.
      await page.locator('.review-teasers article').click({ position: { x: 40, y: 40 } });
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    });

    test('search, licence and order are in the URL: a reload, back and forward restore them', async ({
      page,
    }) => {
      const search = page.locator('#reviews').getByRole('searchbox');
      const select = page.locator('.review-tools select');
      await page.goto(path);
      await waitForHydration(page);
      const all = await names(page);
      await expectDescending(page, market, 'rating');
      await search.pressSequentially('SLOT MAF');
      await expect.poll(() => names(page)).toEqual(['Slot Mafia']);
      await expect(count(page)).toHaveText(one);
      await expect.poll(() => new URL(page.url()).searchParams.get('search')).toBe('SLOT MAF');
      await page.keyboard.press('Enter');
      await page.reload();
      await waitForHydration(page);
      expect(await names(page)).toEqual(['Slot Mafia']);
      await page.goBack();
      await expect(rows(page)).toHaveCount(all.length);
      await expect(search).toHaveValue('');
      await page.goForward();
      await expect(rows(page)).toHaveCount(1);
      await page.goBack();
      await expect(rows(page)).toHaveCount(all.length);

      for (const sort of ['net', 'newest'] as const) {
        const link = page.locator('.review-sort').getByRole('link', { name: sorts[sort] });
        await link.click();
        await expect(link).toHaveAttribute('aria-current', 'true');
        await expect(page.locator('.review-sort [aria-current]')).toHaveCount(1);
        await expect.poll(() => new URL(page.url()).search).toBe(`?sort=${sort}`);
        await expectDescending(page, market, sort);
      }
      const sorted = await names(page);
      await showAll(page);
      const allSorted = await names(page);
      await select.selectOption({ label: licenceName });
      const check = async () => {
        await expect.poll(() => new URL(page.url()).search).toBe(`?license=${licenceCode}&sort=newest`);
        await expect
          .poll(async () => new Set(await texts(page, '.row-licence')))
          .toEqual(new Set([licenceName]));
        await showAll(page);
        const licences = await texts(page, '.row-licence');
        expect(licences.length).toBeGreaterThan(1);
        expect(licences.length).toBeLessThan(reviews[market].length);
        await expect(count(page)).toHaveText(`${licences.length} ${many}`);
        await expect(select).toHaveValue(licenceCode);
      };
      await check();
      const filtered = await names(page);
      expect(filtered).toEqual(allSorted.filter((name) => filtered.includes(name)));
      await page.reload();
      await waitForHydration(page);
      await check();
      expect(await names(page)).toEqual(filtered);

      await page.goBack();
      await expect.poll(() => names(page)).toEqual(sorted);
      await expect(select).toHaveValue('all');
      await page.goBack();
      await page.goBack();
      await expect.poll(() => names(page)).toEqual(all);
      await page.goForward();
      await page.goForward();
      await page.goForward();
      await expect.poll(() => names(page)).toEqual(filtered.slice(0, LIST_PAGE_SIZE));
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('sorting, licence filter, search and clearing work', async ({ page }) => {
        await page.goto(path);
        await page.locator('.review-sort').getByRole('link', { name: sorts.net }).click();
        await expect(page).toHaveURL(/\?sort=net$/);
        await expectDescending(page, market, 'net');
        await page.locator('.review-tools select').selectOption(licenceCode);
        await page.locator('.review-tools button').click();
        await expect(page).toHaveURL(new RegExp(`license=${licenceCode}.*sort=net`));
        expect(new Set(await texts(page, '.row-licence'))).toEqual(new Set([licenceName]));
        await page.locator('#reviews').getByRole('searchbox').fill('zzzz');
        await page.locator('.review-tools button').click();
        await expect(page.getByRole('heading', { name: none })).toBeVisible();
        await page.locator('#no-reviews').getByRole('link', { name: clear }).click();
        await expect(rows(page)).toHaveCount(Math.min(LIST_PAGE_SIZE, reviews[market].length));
        await showAll(page);
        await expect(rows(page)).toHaveCount(reviews[market].length);
      });
    });
  });
}

test('the page does not scroll horizontally, and every logo is loaded', NIGHTLY, async ({ page }) => {
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const market of MARKETS) {
      await page.goto(EXPECTED[market].path);
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
        `${market} at ${width}`,
      ).toBe(0);
    }
  }
  const logos = page.locator('main img');
  await rows(page).last().scrollIntoViewIfNeeded();
  for (const logo of await logos.all()) {
    await expect.poll(() => logo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  }
});
