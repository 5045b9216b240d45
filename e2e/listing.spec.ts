import { expect, type Page } from '@playwright/test';
import { chooseDeposit, openList, waitForRows } from './casino-list.ts';
import { test } from './large-site.ts';
import { isPhone } from './screen.ts';
import { ON_PHONE, tagForLanguage } from './tags.ts';

const rows = (page: Page) => page.locator('.offer');
const names = (page: Page) => page.locator('.offer h3').allTextContents();

/** Returns the text of each row with all features of its casino: a row shows two, casinos.json contains all. */
async function getRowTexts(page: Page, market: string): Promise<string[]> {
  const response = await page.request.get(`/${market}/casinos.json`);
  const offers: { name: string; features: string[] }[] = await response.json();
  const texts = await rows(page).allTextContents();
  return (await names(page)).map((name, index) =>
    [texts[index], ...(offers.find((offer) => offer.name === name)?.features ?? [])].join(' '),
  );
}

async function selectFilter(page: Page, name: string, value: string) {
  if (!isPhone(page)) {
    await page.locator(`.filters select[name=${name}]`).selectOption(value);
    return;
  }
  await page.getByRole('button', { name: /^Suodata/ }).click();
  const sheet = page.getByRole('dialog');
  await sheet.locator(`select[name=${name}]`).selectOption(value);
  await sheet.getByRole('button', { name: /^Näytä \d+ kasinoa$/ }).click();
  await expect(sheet).toBeHidden();
}

/** Sorts by rating: with the keyboard, or on phones in the filter sheet. */
async function sortByRating(page: Page) {
  if (isPhone(page)) return selectFilter(page, 'sort', 'rating');
  await page.locator('.filters select[name=sort]').focus();
  await page.keyboard.press('ArrowDown');
}

for (const market of ['fi', 'se'] as const) {
  test.describe(market, tagForLanguage(market), () => {
    // A language changes only the text, a width only the layout: on phones one language is enough.
    test.skip(({ viewport }) => market === 'se' && (viewport?.width ?? 0) < 800, 'tested in Finnish');

    test(
      'a filter keeps only matching casinos, and updates the URL; back and forward restore order, licence and search',
      ON_PHONE,
      async ({ page }) => {
        await openList(page, `/${market}`);
        const all = await names(page);
        await sortByRating(page);
        await expect(page).toHaveURL(/\?sort=rating$/);
        await expect.poll(() => names(page)).not.toEqual(all);
        await waitForRows(page);
        const sorted = await names(page);
        const ratings = (await rows(page).locator('.rating b').allTextContents()).map((text) =>
          Number(text.replace(',', '.')),
        );
        expect(ratings).toHaveLength(20);
        expect(ratings).toEqual(ratings.toSorted((a, b) => b - a));

        const before = await page.locator('.more p').textContent();
        const total = await page.locator('#kaikki-kasinot .section-aside').textContent();
        await selectFilter(page, 'license', 'curacao');
        await expect(page.locator('.more p')).not.toHaveText(before ?? '');
        await expect(page.locator('#kaikki-kasinot .section-aside')).not.toHaveText(total ?? '');
        await expect(page).toHaveURL(/\?license=curacao&sort=rating$/);
        await waitForRows(page);
        const filtered = await names(page);
        const texts = await getRowTexts(page, market);
        expect(texts.length).toBeGreaterThan(0);
        for (const text of texts) expect(text).toMatch(/curaçao/i);
        const sharedPage = await page.context().newPage();
        await sharedPage.goto(page.url());
        expect(await sharedPage.locator('.offer h3').allTextContents()).toEqual(filtered);

        await page.goBack();
        await expect.poll(() => names(page)).toEqual(sorted);
        await page.goBack();
        await expect.poll(() => names(page)).toEqual(all);
        await page.goForward();
        await expect.poll(() => names(page)).toEqual(sorted);
        await page.goBack();
        await expect.poll(() => names(page)).toEqual(all);

        // The back button undoes the whole search, not a single letter.
        const field = page.locator('#kaikki-kasinot').getByRole('searchbox').and(page.locator(':visible'));
        await field.pressSequentially('slot maf');
        await expect(rows(page)).toHaveCount(1);
        expect(await names(page)).toEqual(['Slot Mafia']);
        await expect.poll(() => new URL(page.url()).searchParams.get('search')).toBe('slot maf');
        await page.goBack();
        await expect(rows(page)).toHaveCount(20);
        expect(new URL(page.url()).search).toBe('');
      },
    );

    test('the deposit control changes every figure on the page, with and without JavaScript', async ({
      browser,
      viewport,
      baseURL,
    }) => {
      for (const javaScriptEnabled of [true, false]) {
        const context = await browser.newContext({
          javaScriptEnabled,
          viewport,
          baseURL,
          reducedMotion: 'reduce',
        });
        const page = await context.newPage();
        if (javaScriptEnabled) await openList(page, `/${market}`);
        else await page.goto(`/${market}`);
        const figures = page.locator('.net-figure b:visible, .duel-figure:visible, .banner-figure:visible');
        const before = await figures.allTextContents();
        await chooseDeposit(page, 0);
        expect(before.length).toBeGreaterThan(25);
        // The rows change first, the figures outside of islands after a request.
        await expect(async () => {
          const after = await figures.allTextContents();
          expect(after.length).toBe(before.length);
          // A net of zero stays zero; all others change with the deposit.
          const unchanged = after.filter((text, index) => text === before[index] && !text.startsWith('±'));
          expect(unchanged.length).toBeLessThan(3);
        }).toPass({ timeout: 30_000 });
        await expect(page).toHaveURL(/deposit=\d+/);
        await context.close();
      }
    });
  });
}

test(
  'on phones the sheet leads to the filtered list: number, chips and first row are on the screen',
  ON_PHONE,
  async ({ page }) => {
    test.skip(!isPhone(page), 'only phones have the sheet');
    await openList(page, '/fi');
    await selectFilter(page, 'payment', 'trustly');
    await expect(page).toHaveURL(/\?payment=trustly/);
    const chip = page.getByRole('link', { name: 'Poista suodatin Maksutapa: Trustly' });
    await expect(chip).toBeInViewport();
    await expect(rows(page).first()).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Suodata (1)' })).toHaveCount(1);
    await chip.click();
    await expect(chip).toHaveCount(0);
    await expect(page).toHaveURL(/\/fi(#|$)/);
  },
);

test('"show more" adds 20 rows at a time up to the end, without gaps or duplicates, even after a failed request', async ({
  page,
}) => {
  await page.route('**/casinos.json', (route) => route.abort());
  await openList(page, '/fi');
  const more = page.getByRole('link', { name: 'Näytä lisää' });
  await more.click();
  await expect(page.getByRole('alert')).toHaveText(/ei saatu ladattua/);
  await expect(rows(page)).toHaveCount(20);
  await page.unroute('**/casinos.json');
  await page.getByRole('link', { name: 'Yritä uudelleen' }).click();
  await expect(rows(page)).toHaveCount(40);
  while (await more.isVisible()) {
    await waitForRows(page);
    const count = await rows(page).count();
    // Hover first, as a visitor does: this gives the rows that scrolled into view time for their layout.
    await more.hover();
    await more.click();
    await expect(rows(page)).not.toHaveCount(count);
  }
  await waitForRows(page);
  const all = await names(page);
  expect(all.length).toBeGreaterThan(50);
  expect(new Set(all).size).toBe(all.length);
});

test('on a slow device, rows for an earlier filter do not replace the rows for a newer one', async ({
  page,
}) => {
  test.skip(isPhone(page), 'phones run the same code');
  test.slow();
  await openList(page, '/fi');
  const more = page.getByRole('link', { name: 'Näytä lisää' });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await more.evaluate((link: HTMLAnchorElement) => link.click());
  await expect(rows(page)).toHaveCount(40);
  for (const sort of ['rating', 'net', 'rating', 'bonus']) {
    await selectFilter(page, 'sort', sort);
    await expect(page).toHaveURL(new RegExp(`sort=${sort}`));
  }
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const otherPage = await page.context().newPage();
  await openList(otherPage, '/fi?sort=bonus');
  const expected = await names(otherPage);
  await expect.poll(() => names(page)).toEqual(expected);
  await waitForRows(page);
  expect(await names(page)).toEqual(expected);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the server filters the list, and "show more" leads to the next rows', ON_PHONE, async ({ page }) => {
    await page.goto('/fi');
    if (isPhone(page)) {
      await page.getByRole('button', { name: /^Suodata/ }).click();
      await page.locator('.sheet select[name=license]').selectOption('curacao');
      await page.getByRole('button', { name: /^Näytä \d+ kasinoa$/ }).click();
    } else {
      await page.locator('.filters select[name=license]').selectOption('curacao');
      await page.locator('.filters button[type=submit]').click();
    }
    await expect(page).toHaveURL(/license=curacao/);
    for (const text of await getRowTexts(page, 'fi')) expect(text).toMatch(/curaçao/i);

    await page.goto('/fi?sort=rating');
    const first = await names(page);
    const more = page.getByRole('link', { name: 'Näytä lisää' });
    // The browser lays out rows when they come near the screen, so that the link moves while Playwright scrolls to it.
    await more.scrollIntoViewIfNeeded();
    await more.click();
    await expect(page).toHaveURL(/\?sort=rating&more=1#more-1$/);
    await expect(rows(page)).toHaveCount(40);
    expect((await names(page)).slice(0, 20)).toEqual(first);
    await expect(rows(page).nth(20)).toBeInViewport();
  });
});
