import { maxDeposit } from '@nettobonus/domain/catalogue/deposit-choice';
import { DEPOSIT_PARAM } from '@nettobonus/domain/catalogue/deposit-param';
import { MARKETS } from '@nettobonus/domain/markets/market';
import { DEPOSITS } from '@nettobonus/domain/net-value/net-value';
import { expect, type Page } from '@playwright/test';
import { openList } from './casino-list.ts';
import { listOverflows } from './layout-faults.ts';
import { waitForAnimations, waitForIslands } from './screen.ts';
import { NIGHTLY } from './tags.ts';
import { test } from './visitor.ts';

/** The text spacing of WCAG 1.4.12. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
`;

async function expectNoOverflow(page: Page, where: string) {
  await waitForIslands(page);
  // Wait, because rows without layout have no width.
  await waitForAnimations(page);
  expect.soft(await page.evaluate(listOverflows), where).toEqual([]);
}

const setWidth = (page: Page, width: number) => page.setViewportSize({ width, height: 800 });

for (const market of MARKETS) {
  test(
    `no figure in ${market} overlaps what is next to it in its row, at any deposit`,
    market === 'dk' ? {} : NIGHTLY,
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const deposit of [...DEPOSITS[market], maxDeposit(market)]) {
        await setWidth(page, 390);
        await openList(page, `/${market}?sort=net&${DEPOSIT_PARAM}=${deposit / 100}`);
        for (const [width, text, nextTo] of [
          [390, '.net-figure b', '.net-bar'],
          [1440, '.net-figure b', '.offer-actions'],
          [1440, '.net-gross', '.net-figure b'],
        ] as const) {
          await setWidth(page, width);
          await waitForAnimations(page);
          const gaps = await page.locator('.offer').evaluateAll(
            (offers, [textSelector, nextSelector]) =>
              offers.map((offer) => {
                // Measure the text, which may be wider than its box.
                const content = document.createRange();
                content.selectNodeContents(offer.querySelector(textSelector) as Element);
                const next = offer.querySelector(nextSelector) as Element;
                return next.getBoundingClientRect().left - content.getBoundingClientRect().right;
              }),
            [text, nextTo] as const,
          );
          expect(gaps.length).toBeGreaterThan(10);
          expect.soft(Math.min(...gaps), `${text} at ${width}, deposit ${deposit}`).toBeGreaterThanOrEqual(4);
        }
      }
    },
  );
}

test('text with wider spacing is not cut off', NIGHTLY, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/fi', '/dk/kasino/casinoist']) {
    await page.goto(path);
    await page.evaluate((rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets.push(sheet);
    }, SPACING);
    for (const width of [1440, 390]) {
      await setWidth(page, width);
      await expectNoOverflow(page, `${path} at ${width}`);
    }
  }
});

test('filters have six or three columns, or a sheet on phones; the showcase is smaller on phones', async ({
  page,
}) => {
  await page.goto('/fi');
  const filters = page.locator('.filters');
  const logo = page.locator('.showcase-card .tile').first();
  for (const [width, columns, size] of [
    [1440, 6, 48],
    [1000, 3, 48],
    [390, 0, 44],
  ] as const) {
    await setWidth(page, width);
    const shown = filters.locator('select:visible, input:visible');
    await expect(shown).toHaveCount(columns === 0 ? 0 : 9);
    if (columns > 0) {
      const lefts = await shown.evaluateAll((fields) =>
        fields.map((field) => field.getBoundingClientRect().x),
      );
      expect(new Set(lefts).size).toBe(columns);
    }
    expect((await logo.boundingBox())?.width).toBe(size);
  }
  await page.getByRole('button', { name: /^Suodata/ }).click();
  await expect(page.locator('.sheet select:visible')).toHaveCount(8);
});

test('with forced colours, selected and checked elements and graphics are distinguishable', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/fi');
  /** A tick in the colour of its box is invisible. */
  const getColours = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { color, backgroundColor } = getComputedStyle(element);
        return { color, backgroundColor };
      });
  const { color: text, backgroundColor: background } = await getColours('html');
  const inverse = { color: background, backgroundColor: text };
  expect(await getColours('.segments [aria-current]')).toEqual(inverse);
  expect((await getColours('.segments a:not([aria-current])')).color).toBe(text);
  const unticked = await getColours('.offer :not(:checked) + .compare-box');
  expect(unticked).toEqual({ color: 'rgba(0, 0, 0, 0)', backgroundColor: background });
  await page.locator('.offer label.compare').first().click();
  expect(await getColours('.offer :checked + .compare-box')).toEqual(inverse);
  for (const bar of [
    '.net-bar-gross',
    '.net-bar-keep',
    '.net-bar-loss',
    '.net-calculation-gross i',
    '.legend-keep',
    '.wordmark',
  ]) {
    expect((await getColours(bar)).backgroundColor, bar).not.toBe(background);
  }
  await page.goto('/fi/kasinoarvostelut');
  expect(await getColours('.review-sort [aria-current]')).toEqual(inverse);
  expect((await getColours('.review-sort a:not([aria-current])')).color).toBe(text);
});

test('the estimated height of a row is close to its actual height, so that the page does not jump', async ({
  page,
}) => {
  // The browser is never idle, so the rows below the screen keep their estimated heights.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  for (const width of [390, 1024, 1440]) {
    await setWidth(page, width);
    for (const market of ['fi', 'no']) {
      await page.goto(`/${market}?sort=rating`);
      const rows = page.locator('#kaikki-kasinot .offer');
      const { before, after } = await rows.evaluateAll((all) => {
        const last = all.slice(-8) as HTMLElement[];
        const getAverageHeight = () =>
          last.reduce((sum, row) => sum + row.getBoundingClientRect().height, 0) / last.length;
        const before = getAverageHeight();
        for (const row of last) row.style.contentVisibility = 'visible';
        return { before, after: getAverageHeight() };
      });
      expect(
        Math.abs(before - after),
        `${market} ${width}: estimated ${before}, actual ${after}`,
      ).toBeLessThan(22);
    }
  }
});

test('at 1440 pixels the terms of most offers fit on one line, in every language', async ({ page }) => {
  await setWidth(page, 1440);
  for (const market of MARKETS) {
    await openList(page, `/${market}`);
    const heights = await page
      .locator('.offer > .terms')
      .evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect().height));
    const wrapped = heights.filter((height) => height > 20);
    expect(heights.length, market).toBeGreaterThan(10);
    expect(wrapped.length / heights.length, market).toBeLessThan(0.35);
  }
});

test('in the phone list every rating starts at the same place, right below the name', async ({ page }) => {
  await setWidth(page, 390);
  for (const market of ['fi', 'dk']) {
    await openList(page, `/${market}`);
    const places = await page.locator('.offer-id').evaluateAll((heads) =>
      heads.map((head) => {
        const { left, top } = head.querySelector('.rating')?.getBoundingClientRect() ?? { left: 0, top: 0 };
        const name = head.querySelector('h3')?.getBoundingClientRect();
        const category = head.querySelector('.category')?.getBoundingClientRect();
        const isLevel = !category || Math.abs(category.top - top) < 4;
        return `${left} ${Math.round(top - (name?.bottom ?? 0))} ${isLevel}`;
      }),
    );
    expect([...new Set(places)], market).toHaveLength(1);
    expect(places[0]).toMatch(/ true$/);
  }
});

test('a logo has a hairline on the dark page only', async ({ page }) => {
  for (const [colorScheme, style] of [
    ['dark', 'solid'],
    ['light', 'none'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/fi');
    await expect(page.locator('.offer .tile').first()).toHaveCSS('outline-style', style);
  }
});

test('on phones the rows of an accordion have space around a question of two lines', async ({ page }) => {
  await setWidth(page, 320);
  await page.goto('/fi');
  const gaps = await page.locator('.accordion summary').evaluateAll((rows) =>
    rows.map((row) => {
      const text = document.createRange();
      text.selectNodeContents(row.firstChild as Node);
      return text.getBoundingClientRect().top - row.getBoundingClientRect().top;
    }),
  );
  expect(gaps.length).toBeGreaterThan(3);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(12);
});
