import { monthPopupKey } from '@nettobonus/domain/campaigns/month-popup';
import { MARKETS, type Market } from '@nettobonus/domain/markets/market';
// Playwright's own `test`: the visitors of visitor.ts have closed the popup already.
import { expect, type Page, test } from '@playwright/test';
import { expectNoFindings } from './axe.ts';
import { isPhone } from './screen.ts';
import { stopClock } from './stopped-clock.ts';
import { otherLanguage } from './tags.ts';

const WORDS: Record<Market, { casino: string; heading: string; claim: string; no: string; close: string }> = {
  fi: {
    casino: 'Rizzio Casino',
    heading: 'Marraskuun kasino',
    claim: 'Lunasta Bonus',
    no: 'Ei kiitos',
    close: 'Sulje',
  },
  se: {
    casino: 'Ninja Casino',
    heading: 'Månadens casino i november',
    claim: 'Ta Bonus',
    no: 'Nej tack',
    close: 'Stäng',
  },
  no: {
    casino: 'Rizzio Casino',
    heading: 'Månedens casino i november',
    claim: 'Ta Bonus',
    no: 'Nei takk',
    close: 'Lukk',
  },
  dk: {
    casino: 'Boost Casino',
    heading: 'Månedens casino i november',
    claim: 'Tag Bonus',
    no: 'Nej tak',
    close: 'Luk',
  },
};
const PATHS = { fi: '/tietosuoja', se: '/integritet', no: '/personvern', dk: '/privatliv' };

const popup = (page: Page) => page.locator('#month-popup');
const noted = (page: Page, market: Market) =>
  page.evaluate((key) => sessionStorage.getItem(key), monthPopupKey(market));

async function seePopup(page: Page, market: Market) {
  await page.goto(`/${market}${PATHS[market]}`);
  await page.clock.runFor(5_000);
  await expect(popup(page)).toBeVisible();
}

for (const market of MARKETS) {
  const words = WORDS[market];

  test(
    `/${market}: it opens five seconds after the page, with its calculation, and not before`,
    otherLanguage(market),
    async ({ page }) => {
      await stopClock(page);
      await page.goto(`/${market}`);
      await page.clock.runFor(4_900);
      await expect(popup(page)).toHaveCount(0);
      await page.clock.runFor(100);
      await expect(popup(page)).toBeVisible();
      await expect(popup(page)).toBeFocused();
      await expect(popup(page).getByRole('heading')).toHaveText(words.casino);
      await expect(popup(page)).toContainText(words.heading);
      await expect(popup(page).locator('.month-figure')).toHaveText(
        (await popup(page).locator('.receipt-net .receipt-amount').textContent()) ?? '',
      );
      await expect(popup(page)).toContainText('18+');
      expect(await noted(page, market)).toBe('');
    },
  );

  test(
    `/${market}: after any way of closing, it does not open again in this tab`,
    otherLanguage(market),
    async ({ page }) => {
      const ways = [
        () => popup(page).getByRole('button', { name: words.close }).click(),
        () => popup(page).getByRole('button', { name: words.no }).click(),
        () => page.keyboard.press('Escape'),
      ];
      await stopClock(page);
      for (const close of ways) {
        await seePopup(page, market);
        await close();
        await expect(popup(page)).toBeHidden();
        expect(await noted(page, market)).toBe('true');
        await page.reload();
        await page.clock.runFor(20_000);
        await expect(popup(page)).toHaveCount(0);
        await page.evaluate(() => sessionStorage.clear());
      }
    },
  );

  test(
    `/${market}: its button opens the casino in a new tab without opener and referrer, and closes the popup`,
    otherLanguage(market),
    async ({ page, context }) => {
      await context.route('https://*.example/**', (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: '<script>document.title = [opener === null, document.referrer].join()</script>',
        }),
      );
      await stopClock(page);
      await seePopup(page, market);
      const opened = context.waitForEvent('page');
      await popup(page).getByRole('link', { name: words.claim }).click();
      const casino = await opened;
      await expect(casino).toHaveTitle('true,');
      expect(new URL(casino.url()).hostname).toMatch(/\.example$/);
      await expect(popup(page)).toBeHidden();
      expect(await noted(page, market)).toBe('true');
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
  test.skip(isPhone(page), 'a keyboard');
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

test('a fragment that does not load and blocked storage do not affect the page', async ({ page }) => {
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

test('axe finds nothing in it', async ({ page }) => {
  await page.goto('/no/personvern');
  await expect(popup(page)).toBeVisible({ timeout: 15_000 });
  await expectNoFindings(page, 'month popup', '#month-popup');
});
