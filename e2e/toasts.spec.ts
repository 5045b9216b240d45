import { MARKETS, type Market } from '@nettobonus/domain/markets/market';
import { expect, type Page } from '@playwright/test';
import { stopClock } from './stopped-clock.ts';
import { tagForLanguage } from './tags.ts';
import { test } from './visitor.ts';

const EXPECTED: Record<Market, { added: string; undo: string; full: string; copied: string }> = {
  fi: {
    added: ' lisätty vertailuun',
    undo: 'Kumoa',
    full: 'Vertailuun mahtuu 4 kasinoa. Poista ensin yksi.',
    copied: 'Linkki kopioitu',
  },
  se: {
    added: ' har lagts till i jämförelsen',
    undo: 'Ångra',
    full: 'Jämförelsen rymmer 4 casinon. Ta bort ett först.',
    copied: 'Länken är kopierad',
  },
  no: {
    added: ' er lagt til i sammenligningen',
    undo: 'Angre',
    full: 'Det er plass til 4 casinoer. Fjern ett først.',
    copied: 'Lenken er kopiert',
  },
  dk: {
    added: ' er føjet til sammenligningen',
    undo: 'Fortryd',
    full: 'Der er plads til 4 casinoer. Fjern ét først.',
    copied: 'Linket er kopieret',
  },
};

const toasts = (page: Page) => page.locator('#toasts .toast');
const compareLabel = (page: Page, index: number) => page.locator('.offer label.compare').nth(index);

for (const market of MARKETS) {
  const expected = EXPECTED[market];

  test(
    `/${market}: each added casino replaces the toast, which stays for five seconds`,
    tagForLanguage(market),
    async ({ page }) => {
      await stopClock(page);
      await page.goto(`/${market}/pikakasinot`);
      await compareLabel(page, 0).click();
      await expect(toasts(page)).toHaveCount(1);
      await expect(page.getByRole('status').filter({ hasText: expected.added })).toBeVisible();
      const name = (await compareLabel(page, 1).locator('.sr-only').textContent())?.trim();
      await compareLabel(page, 1).click();
      await expect(toasts(page)).toHaveCount(1);
      await expect(toasts(page)).toContainText(`${name}${expected.added}`);
      await expect(toasts(page)).toContainText('2 / 4');
      await page.mouse.move(0, 0);
      await page.clock.runFor(4_900);
      await expect(toasts(page)).toHaveCount(1);
      await page.clock.runFor(200);
      await expect(toasts(page)).toHaveCount(0);
      await expect(page.locator('#toasts')).toBeHidden();
    },
  );

  test(
    `/${market}: adding a casino can be undone, and a fifth one is refused`,
    tagForLanguage(market),
    async ({ page }) => {
      await stopClock(page);
      await page.goto(`/${market}/pikakasinot`);
      await compareLabel(page, 0).click();
      await toasts(page).getByRole('button', { name: expected.undo }).click();
      await expect(toasts(page)).toHaveCount(0);
      await expect(compareLabel(page, 0).locator('input')).not.toBeChecked();
      for (const index of [0, 1, 2, 3, 4]) await compareLabel(page, index).click();
      await expect(toasts(page).filter({ hasText: expected.full })).toBeVisible();
      await expect(compareLabel(page, 4).locator('input')).not.toBeChecked();
      await expect(page.locator('.tray')).toContainText('4 / 4');
    },
  );

  test(
    `/${market}: up to three stacked toasts are shown, 14 px apart and 356 px wide, for four seconds`,
    tagForLanguage(market),
    async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await stopClock(page);
      await page.goto(`/${market}/vertailu?kasinot=winz-casino,casinoist`);
      const share = page.locator('#share button');
      await share.click();
      await expect(toasts(page)).toHaveText([expected.copied]);
      for (let click = 0; click < 3; click++) await share.click();
      await expect(toasts(page)).toHaveText([expected.copied, expected.copied, expected.copied]);
      const boxes = await toasts(page).evaluateAll((all) =>
        all.map((toast) => ({
          top: toast.getBoundingClientRect().top,
          bottom: toast.getBoundingClientRect().bottom,
          width: toast.getBoundingClientRect().width,
        })),
      );
      expect(boxes.map(({ width }) => width)).toEqual([356, 356, 356]);
      expect(boxes.slice(1).map(({ top }, index) => Math.round(top - (boxes[index]?.bottom ?? 0)))).toEqual([
        14, 14,
      ]);
      await page.mouse.move(0, 0);
      await page.clock.runFor(4_100);
      await expect(toasts(page)).toHaveCount(0);
    },
  );
}

test('a toast stays while it is focused or hovered', async ({ page }) => {
  await stopClock(page);
  await page.goto('/fi/pikakasinot');
  await compareLabel(page, 0).click();
  await toasts(page).getByRole('button').focus();
  await page.clock.runFor(20_000);
  await expect(toasts(page)).toHaveCount(1);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.mouse.move(0, 0);
  await page.clock.runFor(1_100);
  await expect(toasts(page)).toHaveCount(0);
});
