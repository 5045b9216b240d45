import { monthPopupStorageKey } from '@nettobonus/domain/campaigns/month-popup';
import { MARKET_FACTS, MARKETS, type Market } from '@nettobonus/domain/markets/market';
// Import `test` from Playwright: the visitors from visitor.ts have already closed the popup.
import { expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { collectPopupRequests, isPhone } from './screen.ts';
import { stopClock } from './stopped-clock.ts';
import { tagForLanguage } from './tags.ts';

/** The server shows the current month. */
function month(market: Market): string {
  const { locale, timeZone } = MARKET_FACTS[market];
  return new Date().toLocaleDateString(locale, { month: 'long', timeZone });
}
const EXPECTED: Record<Market, { casino: string; heading: string }> = {
  fi: {
    casino: 'Rizzio Casino',
    heading: `${month('fi').replace(/^./, (letter) => letter.toUpperCase())}n kasino`,
  },
  se: { casino: 'Ninja Casino', heading: `Månadens casino: ${month('se')}` },
  no: { casino: 'Rizzio Casino', heading: `Månedens casino: ${month('no')}` },
  dk: { casino: 'Boost Casino', heading: `Månedens casino i ${month('dk')}` },
};

const popup = (page: Page) => page.locator('#month-popup');
const readClosedFlag = (page: Page, market: Market) =>
  page.evaluate((key) => sessionStorage.getItem(key), monthPopupStorageKey(market));

async function openPopup(page: Page, path: string) {
  await page.goto(path);
  await page.clock.runFor(5_000);
  await expect(popup(page)).toBeVisible();
}

for (const market of MARKETS) {
  const expected = EXPECTED[market];

  test(
    `/${market}: the casino-of-the-month popup opens five seconds after the page has loaded, with its calculation, and not earlier`,
    tagForLanguage(market),
    async ({ page }) => {
      await stopClock(page);
      const requests = collectPopupRequests(page);
      await page.goto(`/${market}`);
      await page.clock.runFor(4_900);
      await expect(popup(page)).toHaveCount(0);
      expect(requests).toEqual([]);
      await page.clock.runFor(100);
      await expect(popup(page)).toBeVisible();
      expect(requests).toContain(`/${market}/part/month`);
      await expect(popup(page)).toBeFocused();
      await expect(popup(page).getByRole('heading')).toHaveText(expected.casino);
      await expect(popup(page)).toContainText(expected.heading);
      await expect(popup(page).locator('.month-figure')).toHaveText(
        (await popup(page).locator('.net-calculation-net .net-calculation-amount').textContent()) ?? '',
      );
      await expect(popup(page)).toContainText('18+');
      expect(await readClosedFlag(page, market)).toBe('');
    },
  );
}

test('the button opens the casino in a new tab without opener or referrer, and closes the popup; however the popup is closed, it does not open again in this tab', async ({
  page,
  context,
}) => {
  await context.route('https://*.example/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<script>document.title = [opener === null, document.referrer].join()</script>',
    }),
  );
  async function followLink() {
    const newTab = context.waitForEvent('page');
    await popup(page).getByRole('link', { name: 'Lunasta Bonus' }).click();
    const casino = await newTab;
    await expect(casino).toHaveTitle('true,');
    expect(new URL(casino.url()).hostname).toMatch(/\.example$/);
    await casino.close();
  }
  const waysToClose = [
    () => popup(page).getByRole('button', { name: 'Sulje' }).click(),
    () => popup(page).getByRole('button', { name: 'Ei kiitos' }).click(),
    () => page.keyboard.press('Escape'),
    followLink,
  ];
  await stopClock(page);
  for (const close of waysToClose) {
    await openPopup(page, '/fi/tietosuoja');
    await close();
    await expect(popup(page)).toBeHidden();
    expect(await readClosedFlag(page, 'fi')).toBe('true');
    const requests = collectPopupRequests(page);
    await page.reload();
    await page.clock.runFor(20_000);
    await expect(popup(page)).toHaveCount(0);
    expect(requests).toEqual([]);
    await page.evaluate(() => sessionStorage.clear());
  }
});

test('the popup waits while a dialog is open or the visitor is typing, then traps the focus, and restores it when closed', async ({
  page,
}) => {
  test.skip(isPhone(page), 'phones have no keyboard');
  await stopClock(page);
  const requests = collectPopupRequests(page);
  await page.goto('/fi');
  const search = page.locator('#content .search-large input');
  await search.focus();
  await page.clock.runFor(9_000);
  await expect(popup(page)).toHaveCount(0);
  expect(requests).toEqual([]);
  await search.blur();
  await page.locator('.hero-tools [data-opens="picker"]').click();
  await expect(page.locator('#picker')).toBeVisible();
  await page.clock.runFor(9_000);
  await expect(popup(page)).toBeHidden();
  expect(requests).not.toContain('/fi/part/month');
  await page.keyboard.press('Escape');
  await expect(page.locator('#picker')).toBeHidden();
  const brand = page.locator('.site-header .brand');
  await brand.focus();
  await page.clock.runFor(1_000);
  await expect(popup(page)).toBeVisible();
  for (let step = 0; step < 8; step++) {
    await page.keyboard.press('Tab');
    // Between the popup's last and first elements, the focus passes through the browser's toolbar.
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

test('neither a popup that fails to load nor blocked storage affects the page', async ({ page }) => {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  await page.route('**/part/month', (route) => route.abort());
  await stopClock(page);
  await page.goto('/fi/tietosuoja');
  const failure = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/part/month'));
  await page.clock.runFor(6_000);
  await failure;
  await page.unroute('**/part/month');
  // Leave the page: its remaining requests must not count as those of the next one.
  await page.goto('about:blank');
  await page.addInitScript(() => {
    const blocked = {
      get: () => {
        throw new DOMException('forbidden', 'SecurityError');
      },
    };
    Object.defineProperties(window, { sessionStorage: blocked, localStorage: blocked });
  });
  const requests = collectPopupRequests(page);
  await page.goto('/fi/tietosuoja');
  await page.clock.runFor(20_000);
  await expect(popup(page)).toHaveCount(0);
  expect(requests).toEqual([]);
  expect(problems).toEqual([]);
});

test('axe finds nothing in the popup', async ({ page }) => {
  await stopClock(page);
  await openPopup(page, '/no/personvern');
  // Axe needs running timers.
  await page.clock.resume();
  await expectNoViolations(page, 'casino-of-the-month popup', '#month-popup');
});

test('on a phone the popup is at the bottom of the screen, within reach of a thumb', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await stopClock(page);
  await openPopup(page, '/fi/tietosuoja');
  const box = await popup(page).boundingBox();
  expect([box?.x, box?.width]).toEqual([8, 374]);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(836);
});
