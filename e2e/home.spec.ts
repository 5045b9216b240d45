import { MARKETS } from '@nettobonus/domain/markets/market';
import { expect, type Locator, type Page } from '@playwright/test';
import { waitForAnimations, waitForIslands } from './screen.ts';
import { tagForLanguage } from './tags.ts';
import { test } from './visitor.ts';

const PHONE = { width: 390, height: 844 };

/** The lowest edge of the element on the page. */
const getBottom = (element: Locator) =>
  element.evaluate((box) => box.getBoundingClientRect().bottom + window.scrollY);
const getTop = (element: Locator) =>
  element.evaluate((box) => box.getBoundingClientRect().top + window.scrollY);

async function openHome(page: Page, market: string, viewport: { width: number; height: number }) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(viewport);
  await page.goto(`/${market}`);
  await waitForIslands(page);
  await waitForAnimations(page);
}

for (const market of MARKETS) {
  test.describe(`home in ${market}`, tagForLanguage(market), () => {
    test('the first phone screen has the definition, the search and both nets', async ({ page }) => {
      await openHome(page, market, PHONE);
      const figures = page.locator('.duel-figure:visible');
      await expect(figures).toHaveCount(2);
      for (const element of [page.locator('.hero-lead'), page.locator('.hero search'), figures.nth(1)]) {
        expect.soft(await getBottom(element)).toBeLessThanOrEqual(PHONE.height);
      }
      expect(await getBottom(page.locator('.hero-lead'))).toBeLessThan(await getTop(figures.first()));
    });

    test('the first row of the list is within two phone screens', async ({ page }) => {
      await openHome(page, market, PHONE);
      expect(await getTop(page.locator('.offer').first())).toBeLessThan(2 * PHONE.height);
    });

    test('on phones the slider of the duel stays in place at every multiplier', async ({ page }) => {
      await openHome(page, market, PHONE);
      const slider = page.locator('.duel-track input');
      for (const width of [320, 360, 390]) {
        await page.setViewportSize({ width, height: 844 });
        const tops = await slider.evaluate(async (input: HTMLInputElement) => {
          const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
          const found = new Set<number>();
          for (let times = 0; times <= Number(input.max); times++) {
            setValue?.call(input, String(times));
            input.dispatchEvent(new Event('input', { bubbles: true }));
            await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
            found.add(Math.round(input.getBoundingClientRect().top + window.scrollY));
          }
          return [...found];
        });
        expect.soft(tops, `${width} pixels`).toHaveLength(1);
      }
    });

    test('no casino appears more than twice on the first three phone screens', async ({ page }) => {
      await openHome(page, market, PHONE);
      const shown = new Map<string, number>();
      const tiles = page.locator('.duel-casino .tile, .offer > .tile, .card .tile, .banner .tile');
      for (const tile of await tiles.all()) {
        const name = (await tile.getAttribute('src')) ?? '';
        if ((await getTop(tile)) < 3 * PHONE.height) shown.set(name, (shown.get(name) ?? 0) + 1);
      }
      expect(shown.size).toBeGreaterThan(3);
      // The showcase shows each of its casinos once, in turn.
      for (let turn = 0; turn < 12; turn++) {
        const name = (await page.locator('.showcase-card .tile').first().getAttribute('src')) ?? '';
        expect.soft(shown.get(name) ?? 0, name).toBeLessThanOrEqual(1);
        await page.locator('.showcase-step').last().click();
        await expect(page.locator('.showcase-count')).toHaveText(`${((turn + 1) % 12) + 1}/12`);
      }
      expect(Math.max(...shown.values())).toBeLessThanOrEqual(2);
    });

    test('on a desktop each example of a search leads to a casino or an answer', async ({ page }) => {
      await openHome(page, market, { width: 1440, height: 900 });
      const examples = page.locator('.hero-examples a');
      await expect(examples).toHaveCount(3);
      const links = await examples.evaluateAll((found: HTMLAnchorElement[]) =>
        found.map(({ href, textContent }) => ({ href, text: textContent })),
      );
      for (const { href, text } of links) {
        await page.goto(href);
        await expect(page.getByRole('main').getByRole('searchbox').first()).toHaveValue(text);
        await expect(page.locator('.search-answer, .offer').first()).toBeInViewport();
      }
    });

    test('on a desktop the duel and the showcase are in the first screen', async ({ page }) => {
      await openHome(page, market, { width: 1440, height: 900 });
      expect(await getBottom(page.locator('.showcase'))).toBeLessThanOrEqual(900);
    });
  });
}

test('the slider follows the arrow keys, and its button restores the terms', async ({ page }) => {
  await openHome(page, 'fi', { width: 1440, height: 900 });
  const figures = page.locator('.duel-figure:visible');
  await expect(figures).toHaveText([/\+84\s€$/, /−84\s€$/]);
  const slider = page.getByRole('slider', { name: 'Kokeile samaa kierrätystä' });
  await slider.focus();
  await page.keyboard.press('Home');
  await expect(figures).toHaveText([/\+210\s€$/, /\+210\s€$/]);
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', /^1×; /);
  const top = await getTop(slider);
  await page.keyboard.press('End');
  await expect(figures).toHaveText([/−100\s€$/, /−100\s€$/]);
  expect(await getTop(slider), 'the slider does not move while it is dragged').toBe(top);
  await page.getByRole('button', { name: 'Palauta ehdot' }).click();
  await expect(figures).toHaveText([/\+84\s€$/, /−84\s€$/]);
});

test('without scripts the duel has its figures and no slider', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto('/fi');
  await expect(page.locator('.duel-figure:visible')).toHaveText([/\+84\s€$/, /−84\s€$/]);
  await expect(page.locator('.duel-slider')).toBeHidden();
  await context.close();
});
