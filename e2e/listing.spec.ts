import { expect, type Page } from '@playwright/test';
import { openList, waitForRows } from './casino-list.ts';
import { test } from './large-site.ts';
import { isPhone } from './screen.ts';
import { NIGHTLY, ON_PHONE, tagForLanguage } from './tags.ts';

const rows = (page: Page) => page.locator('.offer');
const names = (page: Page) => page.locator('.offer h3').allTextContents();

/** Returns the text of each row with all features of its casino: a row shows two, casinos.json has the rest. */
async function getRowTexts(page: Page, market: string): Promise<string[]> {
  const response = await page.request.get(`/${market}/casinos.json`);
  const offers: { name: string; features: string[] }[] = await response.json();
  const texts = await rows(page).allTextContents();
  return (await names(page)).map((name, index) =>
    [texts[index], ...(offers.find((offer) => offer.name === name)?.features ?? [])].join(' '),
  );
}

/** The rating's `/10` directly precedes the bonus in a row's text. */
const parsePercent = (row: string) => Number(/(\d+)\s?%/.exec(row.replace('/10', '/10 '))?.[1] ?? 0);

const EXPECTED = {
  fi: {
    filter: /^Suodata/,
    show: /^Näytä \d+ kasinoa$/,
    more: 'Näytä lisää',
    none: 'Ei tuloksia',
    clear: 'Tyhjennä',
  },
  se: {
    filter: /^Filtrera/,
    show: /^Visa \d+ casinon$/,
    more: 'Visa fler',
    none: 'Inga resultat',
    clear: 'Rensa',
  },
};

async function selectFilter(page: Page, market: 'fi' | 'se', name: string, value: string) {
  if (!isPhone(page)) {
    await page.locator(`.filters select[name=${name}]`).selectOption(value);
    return;
  }
  await page.getByRole('button', { name: EXPECTED[market].filter }).click();
  const sheet = page.getByRole('dialog');
  await sheet.locator(`select[name=${name}]`).selectOption(value);
  await sheet.getByRole('button', { name: EXPECTED[market].show }).click();
  await expect(sheet).toBeHidden();
}

for (const market of ['fi', 'se'] as const) {
  test.describe(market, tagForLanguage(market), () => {
    // A language changes only the text, a width only the layout: on phones one language is enough.
    test.skip(({ viewport }) => market === 'se' && (viewport?.width ?? 0) < 800, 'tested in Finnish');

    test(
      'a search in the URL filters the list, and finds a casino that only the top section shows',
      NIGHTLY,
      async ({ page }) => {
        await openList(page, `/${market}?search=winz`);
        expect(await names(page)).toEqual(['Winz Casino']);
      },
    );

    test('typing a search filters the list and updates the URL', NIGHTLY, async ({ page }) => {
      await openList(page, `/${market}`);
      const field = page.locator('#kaikki-kasinot').getByRole('searchbox').and(page.locator(':visible'));
      await field.pressSequentially('slot maf');
      await expect(rows(page)).toHaveCount(1);
      expect(await names(page)).toEqual(['Slot Mafia']);
      await expect.poll(() => new URL(page.url()).searchParams.get('search')).toBe('slot maf');
      await page.goBack();
      await expect(rows(page)).toHaveCount(20);
      expect(new URL(page.url()).search).toBe('');
    });

    for (const [name, value, check] of [
      ['bonusPercent', '200', (text: string) => parsePercent(text) >= 200],
      ['bonusType', 'nonsticky', (text: string) => /non.sticky/i.test(text)],
      ['features', 'quick', (text: string) => /pikakasino|snabbcasino/i.test(text)],
      ['license', 'curacao', (text: string) => /curaçao/i.test(text)],
    ] as const) {
      test(
        `the filter ${name} keeps only matching casinos, and updates the URL`,
        name === 'license' ? ON_PHONE : NIGHTLY,
        async ({ page }) => {
          await openList(page, `/${market}`);
          const before = await page.locator('.more p').textContent();
          const total = await page.locator('#kaikki-kasinot .section-aside').textContent();
          await selectFilter(page, market, name, value);
          await expect(page.locator('.more p')).not.toHaveText(before ?? '');
          await expect(page.locator('#kaikki-kasinot .section-aside')).not.toHaveText(total ?? '');
          expect(new URL(page.url()).searchParams.get(name)).toBe(value);
          await waitForRows(page);
          const texts = await getRowTexts(page, market);
          expect(texts.length).toBeGreaterThan(0);
          for (const text of texts) expect(check(text), text).toBe(true);

          const sharedPage = await page.context().newPage();
          await sharedPage.goto(page.url());
          expect(await sharedPage.locator('.offer h3').allTextContents()).toEqual(await names(page));
        },
      );
    }

    for (const [sort, selector, readValue] of [
      ['rating', '.rating b', (text: string) => Number(text.replace(',', '.'))],
      ['bonus', '.offer-headline', (text: string) => Number(/\d+/.exec(text)?.[0])],
    ] as const) {
      test(
        `sorted by ${sort} the list is in descending order`,
        sort === 'rating' ? {} : NIGHTLY,
        async ({ page }) => {
          await openList(page, `/${market}`);
          const before = await names(page);
          await selectFilter(page, market, 'sort', sort);
          await expect.poll(() => names(page)).not.toEqual(before);
          await waitForRows(page);
          const values = (await rows(page).locator(selector).allTextContents()).map(readValue);
          expect(values).toHaveLength(20);
          expect(values).toEqual(values.toSorted((a, b) => b - a));
        },
      );
    }

    test('sorted by net the figures are in descending order', NIGHTLY, async ({ page }) => {
      await openList(page, `/${market}?sort=net`);
      const figures = await page.locator('.offer .deposit-1 .net-figure b').allTextContents();
      const values = figures.map((text) => Number(text.replace('−', '-').replace(/[^\d-]/g, '')));
      expect(values.length).toBe(20);
      expect(values).toEqual(values.toSorted((a, b) => b - a));
    });

    test('"show more" adds 20 rows at a time up to the end, without gaps or duplicates', async ({ page }) => {
      await openList(page, `/${market}`);
      await expect(rows(page)).toHaveCount(20);
      const more = page.getByRole('link', { name: EXPECTED[market].more });
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

    test('an empty result shows a message, and the filters can be cleared', async ({ page }) => {
      await openList(page, `/${market}?search=zzzz`);
      await expect(page.getByRole('heading', { name: EXPECTED[market].none })).toBeVisible();
      await page.locator('.empty').getByRole('link', { name: EXPECTED[market].clear }).click();
      await expect(rows(page)).toHaveCount(20);
    });

    test('back and forward restore earlier filters', async ({ page }) => {
      await openList(page, `/${market}`);
      const all = await names(page);
      await selectFilter(page, market, 'license', 'curacao');
      await expect.poll(() => names(page)).not.toEqual(all);
      await waitForRows(page);
      const filtered = await names(page);
      await selectFilter(page, market, 'sort', 'rating');
      await expect(page).toHaveURL(/license=curacao&sort=rating/);
      await page.goBack();
      await expect.poll(() => names(page)).toEqual(filtered);
      await page.goBack();
      await expect.poll(() => names(page)).toEqual(all);
      await page.goForward();
      await expect.poll(() => names(page)).toEqual(filtered);
    });

    test('on a slow device rows of an earlier filter do not overwrite a newer one', async ({ page }) => {
      test.skip(isPhone(page), 'phones run the same code');
      test.slow();
      await openList(page, `/${market}`);
      const more = page.getByRole('link', { name: EXPECTED[market].more });
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
      await more.evaluate((link: HTMLAnchorElement) => link.click());
      await expect(rows(page)).toHaveCount(40);
      for (const sort of ['rating', 'net', 'rating', 'bonus']) {
        await selectFilter(page, market, 'sort', sort);
        await expect(page).toHaveURL(new RegExp(`sort=${sort}`));
      }
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      await waitForRows(page, 20_000);
      const shown = await names(page);
      await openList(page, `/${market}?sort=bonus`);
      expect(shown).toEqual(await names(page));
    });

    test('the deposit switch changes every figure of the page at once, also without JavaScript', async ({
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
        const figures = page.locator('.net-figure b:visible, .story-figure:visible, .banner-figure:visible');
        const before = await figures.allTextContents();
        await page.locator('label:has(#deposit-0)').click();
        const after = await figures.allTextContents();
        expect(after.length).toBe(before.length);
        expect(before.length).toBeGreaterThan(25);
        // A net of zero stays zero; all others change with the deposit.
        const unchanged = after.filter((text, index) => text === before[index] && !text.startsWith('±'));
        expect(unchanged.length).toBeLessThan(3);
        if (javaScriptEnabled) await expect(page).toHaveURL(/deposit=\d+/);
        await context.close();
      }
    });

    test('a dropdown works with the keyboard', async ({ page }) => {
      test.skip(isPhone(page), 'on phones the dropdowns are in the sheet');
      await openList(page, `/${market}`);
      const all = await names(page);
      await page.locator('.filters select[name=license]').focus();
      await page.keyboard.press('ArrowDown');
      await expect(page).toHaveURL(/license=mga/);
      await expect.poll(() => names(page)).not.toEqual(all);
    });

    test(
      'without JavaScript the server filters the list',
      ON_PHONE,
      async ({ browser, viewport, baseURL }) => {
        const context = await browser.newContext({ javaScriptEnabled: false, viewport, baseURL });
        const page = await context.newPage();
        await page.goto(`/${market}`);
        if (isPhone(page)) {
          await page.getByRole('button', { name: EXPECTED[market].filter }).click();
          await page.locator('.sheet select[name=license]').selectOption('curacao');
          await page.getByRole('button', { name: EXPECTED[market].show }).click();
        } else {
          await page.locator('.filters select[name=license]').selectOption('curacao');
          await page.locator('.filters button[type=submit]').click();
        }
        await expect(page).toHaveURL(/license=curacao/);
        for (const text of await getRowTexts(page, market)) expect(text).toMatch(/curaçao/i);
        await context.close();
      },
    );

    test('without JavaScript "show more" leads to the next rows', async ({ browser, viewport, baseURL }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, viewport, baseURL });
      const page = await context.newPage();
      await page.goto(`/${market}?sort=rating`);
      const first = await names(page);
      await page.getByRole('link', { name: EXPECTED[market].more }).click();
      await expect(page).toHaveURL(/\?sort=rating&more=1#more-1$/);
      await expect(rows(page)).toHaveCount(40);
      expect((await names(page)).slice(0, 20)).toEqual(first);
      await expect(rows(page).nth(20)).toBeInViewport();
      await context.close();
    });

    test('selected casinos stay selected', NIGHTLY, async ({ page }) => {
      await openList(page, `/${market}`);
      await page.locator('.offer .compare input[data-compare=casinoist]').check({ force: true });
      await page.reload();
      await expect(page.locator('input[data-compare=casinoist]').first()).toBeChecked();
      await openList(page, `/${market}?search=casinoist`);
      await expect(page.locator('.offer input[data-compare=casinoist]')).toBeChecked();
    });
  });
}

test('if the rest of the list does not load, an error with a retry button is shown', async ({ page }) => {
  await page.route('**/casinos.json', (route) => route.abort());
  await openList(page, '/fi');
  await page.getByRole('link', { name: 'Näytä lisää' }).click();
  await expect(page.getByRole('alert')).toHaveText(/ei saatu ladattua/);
  await expect(rows(page)).toHaveCount(20);
  await page.unroute('**/casinos.json');
  await page.getByRole('link', { name: 'Yritä uudelleen' }).click();
  await expect(rows(page)).toHaveCount(40);
});
