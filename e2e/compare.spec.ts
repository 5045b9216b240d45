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
    summary: /^Winz Casino \(\+100\s€, ei kierrätystä\) jättää nettona eniten/,
  },
  se: {
    path: '/se/jamfor',
    compare: 'Jämför 2 casinon',
    net: /^Netto/,
    best: 'Bäst',
    one: 'Det behövs ett casino till för att jämföra.',
    copied: 'Länken är kopierad',
    summary: /^Winz Casino \(\+1\s000\skr, utan omsättning\) ger mest netto/,
  },
  no: {
    path: '/no/sammenlign',
    compare: 'Sammenlign 2 casinoer',
    net: /^Netto/,
    best: 'Best',
    one: 'Det trengs ett casino til for å sammenligne.',
    copied: 'Lenken er kopiert',
    summary: /^Winz Casino \(\+1\s000\skr, uten omsetning\) gir mest netto/,
  },
  dk: {
    path: '/dk/sammenlign',
    compare: 'Sammenlign 2 casinoer',
    net: /^Netto/,
    best: 'Bedst',
    one: 'Vælg ét casino mere for at sammenligne.',
    copied: 'Linket er kopieret',
    summary: /^Winz Casino \(\+500\skr\., uden gennemspil\) giver mest netto/,
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
    test('selected casinos go into the compare tray and from there into a comparison, whose link can be copied and shared', async ({
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
        const bonuses = await page.locator('.compare-bonus td').allInnerTexts();
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

test('on a phone the compare tray covers neither the end of the page, nor the focused element, nor the offer bar of a review', async ({
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
  // In the order of the page: the list is above the cards.
  await expect(casinoNames(page)).toHaveText([listed, top]);
  await page.goto('/fi/kasino/casinoist');
  await page.locator('.offer-card label.compare').click();
  await page.getByRole('button', { name: 'Vertaa kasinoita' }).click();
  await expect(casinoNames(page)).toHaveText(['Casinoist']);
  await context.close();
});

test('only differences hides equal rows, stays in the URL and survives adding a casino, with and without JavaScript', async ({
  page: visitorPage,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
  for (const page of [visitorPage, await context.newPage()]) {
    await page.goto('/fi/vertailu?kasinot=rizzio-casino,casinoist');
    const same = page.locator('tr.is-same');
    const count = await same.count();
    expect(count).toBeGreaterThan(1);
    await expect(
      page.getByRole('checkbox', { name: `Vain erot ${count} riviä on kaikilla samoja` }),
    ).toBeVisible();
    await expect(same.first()).toBeVisible();
    await page.locator('.compare-switch').click();
    for (const row of await same.all()) await expect(row).toBeHidden();
    await expect(page.locator('.compare-net')).toBeVisible();
    await addByForm(page, 'winz-casino');
    await expect(casinoNames(page)).toHaveText(['Rizzio Casino', 'Casinoist', 'Winz Casino']);
    await expect(page).toHaveURL(/differences=1/);
    await expect(page.locator('#only-differences')).toBeChecked();
    for (const row of await same.all()) await expect(row).toBeHidden();
  }
  await context.close();
});

for (const [market, { path }] of Object.entries(EXPECTED)) {
  test(
    `on a ${market} phone all columns fit, their heads stay in view, and the table starts in the upper half`,
    tagForLanguage(market),
    async ({ page }) => {
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 844 });
        await page.goto(`${path}?kasinot=winz-casino,casinoist`);
        const table = await page.locator('.compare-table').boundingBox();
        if (width === 390) expect(table?.y).toBeLessThan(844 / 2);

        await page.goto(`${path}?kasinot=winz-casino,rizzio-casino,casinoist,247-bet`);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        // Nothing is wider than its cell, so no word is cut or broken.
        const overflowing = await page
          .locator('.compare-table td, .compare-table tbody th')
          .evaluateAll((cells) =>
            cells
              .filter((cell) => cell.scrollWidth > cell.clientWidth + 1)
              .map(({ textContent }) => textContent),
          );
        expect(overflowing).toEqual([]);
        const nets = page.locator('.compare-net td');
        const widths = await nets.evaluateAll((cells) =>
          cells.map((cell) => Math.round(cell.getBoundingClientRect().width)),
        );
        expect(Math.max(...widths) - Math.min(...widths)).toBeLessThanOrEqual(1);

        await page.locator('.compare-group').last().scrollIntoViewIfNeeded();
        await page.evaluate(() => window.scrollBy(0, 300));
        const header = await page.locator('.site-header').boundingBox();
        for (const head of await page.locator('thead th').all()) {
          const box = await head.boundingBox();
          expect(Math.abs((box?.y ?? 0) - (header?.y ?? 0) - (header?.height ?? 0))).toBeLessThanOrEqual(1);
          expect((await head.locator('.tile').boundingBox())?.width).toBe(44);
          await expect(head.locator('.compare-head-net span:visible')).toHaveText(/[+−±]/);
          expect((await head.locator('[data-removes]').boundingBox())?.height).toBeGreaterThanOrEqual(44);
        }
      }
    },
  );
}

test('on a desktop the column heads stay in view below the header', async ({ page }) => {
  for (const width of [768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/fi/vertailu?kasinot=winz-casino,rizzio-casino,casinoist,247-bet');
    await page.locator('.compare-group').last().scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollBy(0, 300));
    const header = await page.locator('.site-header').boundingBox();
    const head = await page.locator('thead th').first().boundingBox();
    expect(Math.abs((head?.y ?? 0) - (header?.height ?? 0))).toBeLessThanOrEqual(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('at 320 px a compare tray with four casinos and its toast fit the screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await page.goto('/dk');
  for (const slug of await page
    .locator('.offer input[data-compare]')
    .evaluateAll((inputs) => inputs.slice(0, 4).map((input) => input.getAttribute('data-compare') ?? ''))) {
    await tick(page, slug);
  }
  // The toast leaves after some seconds: it is waited for and measured at once, before the tray.
  for (const part of [
    page.locator('.toast').last(),
    tray(page).getByRole('link', { name: 'Sammenlign 4 casinoer' }),
  ]) {
    const { right, hiddenWidth } = await part.evaluate((element) => ({
      right: element.getBoundingClientRect().right,
      hiddenWidth: element.scrollWidth - element.clientWidth,
    }));
    expect(right).toBeLessThanOrEqual(320);
    expect(hiddenWidth).toBe(0);
  }
});

test('on a tablet the names of four casinos are on one line', NIGHTLY, async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.goto('/fi/vertailu?kasinot=rizzio-casino,casinoist,tyrsky-casino,västäräkki-bet');
  const tops = await casinoNames(page).evaluateAll((names) =>
    names.map((name) => name.getBoundingClientRect().top),
  );
  expect(tops).toHaveLength(4);
  expect(new Set(tops).size).toBe(1);
});
