import { expect, type Page } from '@playwright/test';
import { NIGHTLY, tagForLanguage } from './tags.ts';
import { test } from './visitor.ts';

const EXPECTED = {
  fi: {
    path: '/fi/vertailu',
    compare: 'Vertaa 2 kasinoa',
    net: /^Netto/,
    best: 'Paras',
    one: 'Vertailuun tarvitaan vielä yksi kasino.',
    full: 'Vertailuun mahtuu 4 kasinoa. Poista ensin yksi.',
    copied: 'Linkki kopioitu',
    summary: /netto on suurin kasinolla Winz Casino \(\+100\s€, läpi 10\/10\)/,
  },
  se: {
    path: '/se/jamfor',
    compare: 'Jämför 2 casinon',
    net: /^Netto/,
    best: 'Bäst',
    one: 'Det behövs ett casino till för att jämföra.',
    full: 'Jämförelsen rymmer 4 casinon. Ta bort ett först.',
    copied: 'Länken är kopierad',
    summary: /nettot högst hos Winz Casino \(\+1\s000\skr, i mål 10\/10\)/,
  },
  no: {
    path: '/no/sammenlign',
    compare: 'Sammenlign 2 casinoer',
    net: /^Netto/,
    best: 'Best',
    one: 'Det trengs ett casino til for å sammenligne.',
    full: 'Det er plass til 4 casinoer. Fjern ett først.',
    copied: 'Lenken er kopiert',
    summary: /netto høyest hos Winz Casino \(\+1\s000\skr, i mål 10\/10\)/,
  },
  dk: {
    path: '/dk/sammenlign',
    compare: 'Sammenlign 2 casinoer',
    net: /^Netto/,
    best: 'Bedst',
    one: 'Der skal ét casino mere til for at sammenligne.',
    full: 'Der er plads til 4 casinoer. Fjern ét først.',
    copied: 'Linket er kopieret',
    summary: /netto højest hos Winz Casino \(\+500\skr\., i mål 10\/10\)/,
  },
};

const checkbox = (page: Page, slug: string) => page.locator(`input[data-compare=${slug}]`).first();
const tick = (page: Page, slug: string) => page.locator(`label:has([data-compare=${slug}])`).first().click();
const tray = (page: Page) => page.locator('.tray');
const casinoNames = (page: Page) => page.locator('thead th b:first-child');
const getNets = (page: Page) => page.locator('.compare-net .net-cell-figure:visible').allTextContents();

for (const [market, expected] of Object.entries(EXPECTED)) {
  test.describe(market, tagForLanguage(market), () => {
    test('selected casinos go into the tray and from there into a comparison, whose URL can be shared', async ({
      page,
      browser,
      baseURL,
    }) => {
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

      const otherContext = await browser.newContext({ baseURL: baseURL ?? '' });
      const sharedPage = await otherContext.newPage();
      await sharedPage.goto(page.url());
      await expect(casinoNames(sharedPage)).toHaveText(['Winz Casino', 'Casinoist']);
      expect(await getNets(sharedPage)).toEqual(figures);
      await otherContext.close();
      expect(problems).toEqual([]);
    });

    test(
      'a fifth casino is refused with a reason, and accepted after another is removed',
      NIGHTLY,
      async ({ page }) => {
        await page.goto(`/${market}`);
        const slugs = await page
          .locator('.offer input[data-compare]')
          .evaluateAll((inputs) => inputs.slice(0, 5).map((input) => (input as HTMLElement).dataset.compare));
        for (const [index, slug] of slugs.entries()) {
          await page.locator(`.offer label:has([data-compare="${slug}"])`).click();
          await expect(tray(page)).toContainText(`${Math.min(index + 1, 4)} / 4`);
        }
        await expect(page.locator('#toasts')).toContainText(expected.full);
        await expect(page.locator(`.offer [data-compare="${slugs[4]}"]`)).not.toBeChecked();
        await tray(page).getByRole('button').first().click();
        await expect(tray(page)).toContainText('3 / 4');
        await expect(tray(page)).toBeFocused();
        await expect(page.locator(`.offer [data-compare="${slugs[0]}"]`)).not.toBeChecked();
      },
    );

    test('a comparison of one casino asks for another, and the form adds it, also without JavaScript', async ({
      browser,
      baseURL,
    }) => {
      for (const javaScriptEnabled of [true, false]) {
        const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled });
        const page = await context.newPage();
        await page.goto(`${expected.path}?kasinot=casinoist&deposit=${market === 'fi' ? 250 : 1}`);
        await expect(page.locator('.lead')).toHaveText(expected.one);
        await page.locator('.compare-add select').selectOption('winz-casino');
        await page.locator('.compare-add button').click();
        await expect(page.locator('thead th')).toHaveCount(2);
        await expect(casinoNames(page)).toHaveText(['Casinoist', 'Winz Casino']);
        if (javaScriptEnabled) await expect(page).toHaveURL(/\?kasinot=casinoist,winz-casino/);
        if (market === 'fi') await expect(page).toHaveURL(/deposit=250/);
        await context.close();
      }
    });

    test('the deposit switch changes every net, also without JavaScript', async ({ browser, baseURL }) => {
      for (const javaScriptEnabled of [true, false]) {
        const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled });
        const page = await context.newPage();
        await page.goto(`${expected.path}?kasinot=winz-casino,rizzio-casino,casinoist`);
        const before = await getNets(page);
        const lead = await page.locator('.lead:visible').textContent();
        await page.locator('label:has(#deposit-0)').click();
        const after = await getNets(page);
        expect(after).toHaveLength(3);
        for (const [index, figure] of after.entries()) expect(figure).not.toBe(before[index]);
        await expect(page.locator('.lead:visible')).not.toHaveText(lead ?? '');
        if (javaScriptEnabled) {
          await expect(page).toHaveURL(/kasinot=winz-casino,rizzio-casino,casinoist&deposit=\d+$/);
          await page.locator('[data-removes=casinoist]').click();
          await expect(page).toHaveURL(/kasinot=winz-casino,rizzio-casino&deposit=\d+$/);
          expect(await getNets(page)).toEqual(after.slice(0, 2));
        } else {
          await expect(page.locator('#share')).toBeHidden();
        }
        await context.close();
      }
    });

    test('invalid input shows an empty comparison with a note and a link to an example', async ({ page }) => {
      const response = await page.goto(`${expected.path}?kasinot=,,%00,<script>,x`);
      expect(response?.status()).toBe(200);
      await expect(page.locator('.compare-table')).toHaveCount(0);
      await expect(page.locator('.compare-note')).toBeVisible();
      await page.locator('.compare-empty a').last().click();
      await expect(page.locator('thead th')).toHaveCount(2);
      const bonuses = await page.locator('.compare-bonus td').allTextContents();
      expect(bonuses[0]).toBe(bonuses[1]);
    });
  });
}

test('the selection persists on the next visit and on every list', NIGHTLY, async ({ page }) => {
  await page.goto('/fi/mga-kasinot');
  await page.locator('.offer label.compare').first().click();
  const name = (await page.locator('.offer h3').first().textContent()) ?? '';
  await page.goto('/fi/viron-lisensi');
  await expect(tray(page)).toContainText(name);
  await page.reload();
  await expect(tray(page)).toContainText('1 / 4');
});

test(
  'removing a casino from a comparison deselects it; opening a comparison selects nothing',
  NIGHTLY,
  async ({ page }) => {
    await page.goto('/fi/mga-kasinot');
    const [selected, other] = await page
      .locator('.offer input[data-compare]')
      .evaluateAll((inputs) => inputs.map((input) => (input as HTMLElement).dataset.compare ?? ''));
    await tick(page, selected ?? '');
    await page.goto(`/fi/vertailu?kasinot=${selected},${other}`);
    await page.goto('/fi/mga-kasinot');
    await expect(checkbox(page, selected ?? '')).toBeChecked();
    await expect(checkbox(page, other ?? '')).not.toBeChecked();
    await page.goto(`/fi/vertailu?kasinot=${selected},${other}`);
    await page.locator(`[data-removes=${selected}]`).click();
    await expect(page).toHaveURL(`/fi/vertailu?kasinot=${other}`);
    await page.goto('/fi/mga-kasinot');
    await expect(page.locator('.offer input:checked')).toHaveCount(0);
  },
);

test('the link in the tray keeps the deposit of the list', NIGHTLY, async ({ page }) => {
  await page.goto('/fi/mga-kasinot');
  const labels = page.locator('.offer label.compare');
  await labels.nth(0).click();
  await labels.nth(1).click();
  await expect(tray(page).getByRole('link')).toBeVisible();
  await page.locator('label:has(#deposit-2)').click();
  await tray(page).getByRole('link').click();
  await expect(page).toHaveURL(/\/fi\/vertailu\?kasinot=.*&deposit=250$/);
  await expect(page.locator('#deposit-2')).toBeChecked();
});

test('the tray covers neither the end of the page nor the focused element', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/fi/mga-kasinot');
  await page.locator('.offer label.compare').first().click();
  const top = async () => (await tray(page).boundingBox())?.y ?? 0;
  await expect.poll(top).toBeGreaterThan(700);
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
});

test('if the list of casinos does not load, the selection can still be compared', async ({ page }) => {
  await page.route('**/casinos.json', (route) => route.abort());
  await page.goto('/fi');
  await tick(page, 'winz-casino');
  await tick(page, 'casinoist');
  await tray(page).getByRole('link', { name: 'Vertaa 2 kasinoa' }).click();
  await expect(casinoNames(page)).toHaveText(['Winz Casino', 'Casinoist']);
});

test('a selected casino that is no longer listed is removed from the tray', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('compare_fi', '["ei-ole","casinoist"]'));
  await page.goto('/fi');
  await expect(tray(page)).toContainText('1 / 4');
  await expect(tray(page)).toContainText('Casinoist');
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

test('a casino selected on its review goes into the tray', NIGHTLY, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/fi/kasino/casinoist');
  await page.locator('.offer-card label.compare').click();
  await expect(tray(page)).toContainText('Casinoist');
  const bar = await page.locator('.offer-bar').boundingBox();
  const box = await tray(page).boundingBox();
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual((box?.y ?? 0) + 1);
});

test('on a phone the table scrolls horizontally under its first column, also by keyboard', async ({
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

test('the link is copied, or shown if copying fails, with a matching message', async ({
  browser,
  baseURL,
}) => {
  for (const [market, expected] of Object.entries(EXPECTED)) {
    const context = await browser.newContext({
      baseURL: baseURL ?? '',
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const page = await context.newPage();
    await page.goto(`/${market}/vertailu?kasinot=casinoist&kasinot=winz-casino`);
    await page.locator('#share button').click();
    await expect(page.locator('#toasts')).toHaveText(expected.copied);
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(`${baseURL}/${market}/vertailu?kasinot=casinoist,winz-casino`);
    await context.close();
  }
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.goto('/fi/vertailu?kasinot=casinoist');
  await page.locator('#share button').click();
  await expect(page.getByRole('textbox', { name: 'Vertailun osoite' })).toHaveValue(/kasinot=casinoist$/);
  await expect(page.locator('#share [aria-live]')).toContainText('Kopioi linkki kentästä');
  await context.close();
});
