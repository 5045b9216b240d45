import { monthPopupKey } from '@nettobonus/domain/campaigns/month-popup';
import { MARKETS, type Market } from '@nettobonus/domain/markets/market';
// Import `test` from Playwright: the visitors of visitor.ts have already closed the popup.
import { expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { isPhone } from './screen.ts';
import { stopClock } from './stopped-clock.ts';
import { tagForLanguage } from './tags.ts';

const EXPECTED: Record<
  Market,
  { casino: string; heading: string; claim: string; decline: string; close: string }
> = {
  fi: {
    casino: 'Rizzio Casino',
    heading: 'Marraskuun kasino',
    claim: 'Lunasta Bonus',
    decline: 'Ei kiitos',
    close: 'Sulje',
  },
  se: {
    casino: 'Ninja Casino',
    heading: 'Månadens casino i november',
    claim: 'Ta Bonus',
    decline: 'Nej tack',
    close: 'Stäng',
  },
  no: {
    casino: 'Rizzio Casino',
    heading: 'Månedens casino i november',
    claim: 'Ta Bonus',
    decline: 'Nei takk',
    close: 'Lukk',
  },
  dk: {
    casino: 'Boost Casino',
    heading: 'Månedens casino i november',
    claim: 'Tag Bonus',
    decline: 'Nej tak',
    close: 'Luk',
  },
};
const PATHS = { fi: '/tietosuoja', se: '/integritet', no: '/personvern', dk: '/privatliv' };

const popup = (page: Page) => page.locator('#month-popup');
const readClosedFlag = (page: Page, market: Market) =>
  page.evaluate((key) => sessionStorage.getItem(key), monthPopupKey(market));

async function openPopup(page: Page, market: Market) {
  await page.goto(`/${market}${PATHS[market]}`);
  await page.clock.runFor(5_000);
  await expect(popup(page)).toBeVisible();
}

for (const market of MARKETS) {
  const expected = EXPECTED[market];

  test(
    `/${market}: it opens five seconds after the page has loaded, with its calculation, and not earlier`,
    tagForLanguage(market),
    async ({ page }) => {
      await stopClock(page);
      await page.goto(`/${market}`);
      await page.clock.runFor(4_900);
      await expect(popup(page)).toHaveCount(0);
      await page.clock.runFor(100);
      await expect(popup(page)).toBeVisible();
      await expect(popup(page)).toBeFocused();
      await expect(popup(page).getByRole('heading')).toHaveText(expected.casino);
      await expect(popup(page)).toContainText(expected.heading);
      await expect(popup(page).locator('.month-figure')).toHaveText(
        (await popup(page).locator('.receipt-net .receipt-amount').textContent()) ?? '',
      );
      await expect(popup(page)).toContainText('18+');
      expect(await readClosedFlag(page, market)).toBe('');
    },
  );

  test(
    `/${market}: however it is closed, it does not open again in this tab`,
    tagForLanguage(market),
    async ({ page }) => {
      const waysToClose = [
        () => popup(page).getByRole('button', { name: expected.close }).click(),
        () => popup(page).getByRole('button', { name: expected.decline }).click(),
        () => page.keyboard.press('Escape'),
      ];
      await stopClock(page);
      for (const close of waysToClose) {
        await openPopup(page, market);
        await close();
        await expect(popup(page)).toBeHidden();
        expect(await readClosedFlag(page, market)).toBe('true');
        await page.reload();
        await page.clock.runFor(20_000);
        await expect(popup(page)).toHaveCount(0);
        await page.evaluate(() => sessionStorage.clear());
      }
    },
  );

  test(
    `/${market}: its button opens the casino in a new tab without opener and referrer, and closes the popup`,
    tagForLanguage(market),
    async ({ page, context }) => {
      await context.route('https://*.example/**', (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: '<script>document.title = [opener === null, document.referrer].join()</script>',
        }),
      );
      await stopClock(page);
      await openPopup(page, market);
      const newTab = context.waitForEvent('page');
      await popup(page).getByRole('link', { name: expected.claim }).click();
      const casino = await newTab;
      await expect(casino).toHaveTitle('true,');
      expect(new URL(casino.url()).hostname).toMatch(/\.example$/);
      await expect(popup(page)).toBeHidden();
      expect(await readClosedFlag(page, market)).toBe('true');
    },
  );
}

test('it waits while a dialog is open or a visitor types, and then opens', async ({ page }) => {
  await stopClock(page);
  await page.goto('/fi');
  const search = page.locator('#content .search-large input');
  await search.focus();
  await page.clock.runFor(9_000);
  await expect(popup(page)).toHaveCount(0);
  await search.blur();
  await page.locator('.hero-tools [data-opens="picker"]').click();
  await expect(page.locator('#picker')).toBeVisible();
  await page.clock.runFor(9_000);
  await expect(popup(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.locator('#picker')).toBeHidden();
  await page.clock.runFor(1_000);
  await expect(popup(page)).toBeVisible();
});

test('it traps the focus, and restores it when closed', async ({ page }) => {
  test.skip(isPhone(page), 'phones have no keyboard');
  await stopClock(page);
  await page.goto('/fi');
  const brand = page.locator('.site-header .brand');
  await brand.focus();
  await page.clock.runFor(5_000);
  await expect(popup(page)).toBeVisible();
  for (let step = 0; step < 8; step++) {
    await page.keyboard.press('Tab');
    // Between its last and its first element the focus passes through the browser's toolbar.
    expect(
      await page.evaluate(() =>
        document.activeElement === document.body
          ? true
          : document.activeElement?.closest('dialog')?.id === 'month-popup',
      ),
    ).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(brand).toBeFocused();
});

test('a popup that does not load and blocked storage do not affect the page', async ({ page }) => {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  await page.route('**/part/month', (route) => route.abort());
  await stopClock(page);
  await page.goto('/fi/tietosuoja');
  await page.clock.runFor(6_000);
  await page.unroute('**/part/month');
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
  });
  await page.reload();
  await page.clock.runFor(20_000);
  await expect(popup(page)).toHaveCount(0);
  expect(problems).toEqual([]);
});

test('axe finds nothing in the popup', async ({ page }) => {
  await page.goto('/no/personvern');
  await expect(popup(page)).toBeVisible();
  await expectNoViolations(page, 'month popup', '#month-popup');
});
