import { expect, type Page } from '@playwright/test';
import { chooseDeposit } from './casino-list.ts';
import { waitForAnimations } from './screen.ts';
import { NIGHTLY, tagForLanguage } from './tags.ts';
import { test } from './visitor.ts';

const EXPECTED = {
  fi: {
    path: '/fi/vertailu',
    compare: 'Vertaa 2 kasinoa',
    net: /^Netto/,
    best: 'Paras',
    one: 'Vertailuun tarvitaan vielä yksi kasino.',
    copied: 'Linkki kopioitu',
    summary: /netto on suurin kasinolla Winz Casino \(\+100\s€, ei kierrätystä\)/,
  },
  se: {
    path: '/se/jamfor',
    compare: 'Jämför 2 casinon',
    net: /^Netto/,
    best: 'Bäst',
    one: 'Det behövs ett casino till för att jämföra.',
    copied: 'Länken är kopierad',
    summary: /nettot högst hos Winz Casino \(\+1\s000\skr, utan omsättning\)/,
  },
  no: {
    path: '/no/sammenlign',
    compare: 'Sammenlign 2 casinoer',
    net: /^Netto/,
    best: 'Best',
    one: 'Det trengs ett casino til for å sammenligne.',
    copied: 'Lenken er kopiert',
    summary: /netto høyest hos Winz Casino \(\+1\s000\skr, uten omsetning\)/,
  },
  dk: {
    path: '/dk/sammenlign',
    compare: 'Sammenlign 2 casinoer',
    net: /^Netto/,
    best: 'Bedst',
    one: 'Vælg ét casino mere for at sammenligne.',
    copied: 'Linket er kopieret',
    summary: /netto højest hos Winz Casino \(\+500\skr\., uden gennemspil\)/,
  },
};

const checkbox = (page: Page, slug: string) => page.locator(`input[data-compare=${slug}]`).first();
const tick = (page: Page, slug: string) => page.locator(`label:has([data-compare=${slug}])`).first().click();
const tray = (page: Page) => page.locator('.tray');
const addByForm = async (page: Page, slug: string) => {
  await page.locator('.compare-add select').selectOption(slug);
  await page.locator('.compare-add button').click();
};
const casinoNames = (page: Page) => page.locator('thead th b:first-child');
const getNets = (page: Page) => page.locator('.compare-net .net-cell-figure:visible').allTextContents();

for (const [market, expected] of Object.entries(EXPECTED)) {
  test.describe(market, tagForLanguage(market), () => {
    test('selected casinos go into the tray and from there into a comparison, whose link can be copied and shared', async ({
      page,
      context,
      browser,
      baseURL,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const problems: string[] = [];
      page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
      await page.goto(`/${market}`);
      await tick(page, 'winz-casino');
      await expect(tray(page)).toContainText('1 / 4');
      await expect(tray(page).getByRole('link')).toHaveCount(0);
      await tick(page, 'casinoist');
      await expect(tray(page)).toContainText('Casinoist');
      await tray(page).getByRole('link', { name: expected.compare }).click();

      await expect(page).toHaveURL(`${expected.path}?kasinot=winz-casino,casinoist`);
      await expect(casinoNames(page)).toHaveText(['Winz Casino', 'Casinoist']);
      const first = page.locator('tbody tr').first();
      await expect(first.getByRole('rowheader')).toHaveText(expected.net);
      await expect(first.getByRole('cell').first()).toContainText(expected.best);
      await expect(first.getByRole('cell').last()).not.toContainText(expected.best);
      await expect(page.locator('.lead:visible')).toHaveText(expected.summary);
      const figures = await getNets(page);
      expect(figures[0]).toMatch(/^\+/);
      expect(figures[1]).toMatch(/^−/);
      await expect(page.locator('.compare-claim .ad')).toHaveText([/, 18\+$/, /, 18\+$/]);

      await page.locator('#share button').click();
      await expect(page.locator('#toasts')).toHaveText(expected.copied);
      const link = await page.evaluate(() => navigator.clipboard.readText());
      expect(link).toBe(`${baseURL}${expected.path}?kasinot=winz-casino,casinoist`);
      const otherContext = await browser.newContext();
      const sharedPage = await otherContext.newPage();
      await sharedPage.goto(link);
      await expect(casinoNames(sharedPage)).toHaveText(['Winz Casino', 'Casinoist']);
      expect(await getNets(sharedPage)).toEqual(figures);
      await otherContext.close();
      expect(problems).toEqual([]);
    });

    test('a comparison starts from an example or a casino, adds casinos with a form, and changes with the deposit, with and without JavaScript', async ({
      page: visitorPage,
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
      for (const [page, javaScriptEnabled] of [
        [visitorPage, true],
        [await context.newPage(), false],
      ] as const) {
        const response = await page.goto(`${expected.path}?kasinot=,,%00,<script>,x`);
        expect(response?.status()).toBe(200);
        await expect(page.locator('.compare-table')).toHaveCount(0);
        await expect(page.locator('.compare-note')).toBeVisible();
        await page.locator('.compare-empty a').last().click();
        await expect(page.locator('thead th')).toHaveCount(2);
        const bonuses = await page.locator('.compare-bonus td').allTextContents();
        expect(bonuses[0]).toBe(bonuses[1]);

        await page.goto(`${expected.path}?kasinot=casinoist&deposit=${market === 'fi' ? 250 : 1}`);
        await expect(page.locator('.lead')).toHaveText(expected.one);
        await addByForm(page, 'winz-casino');
        await expect(casinoNames(page)).toHaveText(['Casinoist', 'Winz Casino']);
        await expect(page.locator('thead th')).toHaveCount(2);
        if (javaScriptEnabled) await expect(page).toHaveURL(/\?kasinot=casinoist,winz-casino/);
        if (market === 'fi') await expect(page).toHaveURL(/deposit=250/);
        await addByForm(page, 'rizzio-casino');
        await expect(casinoNames(page)).toHaveText(['Casinoist', 'Winz Casino', 'Rizzio Casino']);

        const before = await getNets(page);
        const lead = await page.locator('.lead:visible').textContent();
        await chooseDeposit(page, 0);
        await expect(page.locator('.lead:visible')).not.toHaveText(lead ?? '');
        const after = await getNets(page);
        expect(after).toHaveLength(3);
        for (const [index, figure] of after.entries()) expect(figure).not.toBe(before[index]);
        if (javaScriptEnabled) {
          await expect(page).toHaveURL(/kasinot=casinoist,winz-casino,rizzio-casino&deposit=\d+$/);
          await page.locator('[data-removes=casinoist]').click();
          await expect(page).toHaveURL(/kasinot=winz-casino,rizzio-casino&deposit=\d+$/);
          await expect(casinoNames(page)).toHaveText(['Winz Casino', 'Rizzio Casino']);
          expect(await getNets(page)).toEqual(after.slice(1));
        } else {
          await expect(page.locator('#share')).toBeHidden();
        }
      }
      await context.close();
    });
  });
}

test(
  'the selection persists across lists and visits; the comparison shows it with the chosen deposit, and can remove casinos from it',
  NIGHTLY,
  async ({ page }) => {
    await page.goto('/fi/mga-kasinot');
    const [selected = '', other = ''] = await page
      .locator('.offer input[data-compare]')
      .evaluateAll((inputs) => inputs.map((input) => (input as HTMLElement).dataset.compare ?? ''));
    const name = (await page.locator('.offer h3').first().textContent()) ?? '';
    await tick(page, selected);
    await page.goto('/fi/viron-lisenssi');
    await expect(tray(page)).toContainText(name);
    await page.reload();
    await expect(tray(page)).toContainText('1 / 4');

    // Opening a comparison does not change the selection.
    await page.goto(`/fi/vertailu?kasinot=${selected},${other}`);
    await page.goto('/fi/mga-kasinot');
    await expect(checkbox(page, selected)).toBeChecked();
    await expect(checkbox(page, other)).not.toBeChecked();

    await tick(page, other);
    await expect(tray(page).getByRole('link')).toBeVisible();
    await chooseDeposit(page, 2);
    await expect(page).toHaveURL(/deposit=250/);
    await tray(page).getByRole('link').click();
    await expect(page).toHaveURL(`/fi/vertailu?kasinot=${selected},${other}&deposit=250`);
    await expect(page.locator('.deposit-control .deposit-button')).toContainText('250');

    await page.locator(`[data-removes=${selected}]`).click();
    await expect(page).toHaveURL(`/fi/vertailu?kasinot=${other}&deposit=250`);
    await page.goto('/fi/mga-kasinot');
    await expect(checkbox(page, other)).toBeChecked();
    await expect(page.locator('.offer input:checked')).toHaveCount(1);
  },
);

test('on a phone the tray covers neither the end of the page, nor the focused element, nor the offer bar of a review', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/fi/mga-kasinot');
  await page.locator('.offer label.compare').first().click();
  const top = async () => (await tray(page).boundingBox())?.y ?? 0;
  await expect.poll(top).toBeGreaterThan(700);
  await waitForAnimations(page);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const footer = await page.locator('body > footer').boundingBox();
  // The scroll position may be fractional.
  expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThan((await top()) + 1);
  const claim = page.locator('.offer .button').nth(4);
  // The tray covers the button: focus must scroll it into view.
  await claim.evaluate((button) => scrollBy(0, button.getBoundingClientRect().bottom - innerHeight));
  await claim.focus();
  const focused = await claim.boundingBox();
  expect((focused?.y ?? 0) + (focused?.height ?? 0)).toBeLessThanOrEqual(await top());
  const targets = await tray(page).locator('button, a').all();
  for (const target of targets) expect((await target.boundingBox())?.width).toBeGreaterThanOrEqual(44);

  await page.goto('/fi/kasino/casinoist');
  await page.locator('.offer-card label.compare').click();
  await expect(tray(page)).toContainText('Casinoist');
  await waitForAnimations(page);
  const getBarBottom = async () => {
    const bar = await page.locator('.offer-bar').boundingBox();
    return (bar?.y ?? 0) + (bar?.height ?? 0);
  };
  await expect.poll(async () => (await getBarBottom()) - (await top())).toBeLessThanOrEqual(1);
  await page.goto('/fi/kasino/casinoist');
  await expect(page.locator('.offer-card [data-compare=casinoist]')).toBeChecked();
});

test('without JavaScript a button compares the selected casinos', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/fi');
  await page.locator('.cards label.compare').first().click();
  await page.locator('.offer label.compare').first().click();
  const top = (await page.locator('.cards h3').first().textContent()) ?? '';
  const listed = (await page.locator('.offer h3').first().textContent()) ?? '';
  await page.getByRole('button', { name: 'Vertaa kasinoita' }).click();
  await expect(page).toHaveURL(/\/fi\/vertailu\?kasinot=/);
  await expect(casinoNames(page)).toHaveText([top, listed]);
  await page.goto('/fi/kasino/casinoist');
  await page.locator('.offer-card label.compare').click();
  await page.getByRole('button', { name: 'Vertaa kasinoita' }).click();
  await expect(casinoNames(page)).toHaveText(['Casinoist']);
  await context.close();
});

test('on a phone the keyboard can scroll the table horizontally, and its first column stays in place', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/fi/vertailu?kasinot=winz-casino,rizzio-casino,casinoist,247-bet');
  const region = page.getByRole('region', { name: 'Kasinot rinnakkain' });
  const header = region.getByRole('rowheader').first();
  const before = await header.boundingBox();
  await region.focus();
  for (let step = 0; step < 5; step++) await page.keyboard.press('ArrowRight');
  await expect.poll(() => region.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(100);
  expect((await header.boundingBox())?.x).toBe(before?.x);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  for (const link of await page.locator('[data-removes]').all()) {
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
});
