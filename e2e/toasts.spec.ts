import { MARKETS, type Market } from '@nettobonus/domain/markets/market';
import { expect, type Page } from '@playwright/test';
import { stopClock } from './stopped-clock.ts';
import { otherLanguage } from './tags.ts';
import { test } from './visitor.ts';

const WORDS: Record<Market, { added: string; undo: string; full: string; copied: string }> = {
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
const box = (page: Page, place: number) => page.locator('.offer label.compare').nth(place);

for (const market of MARKETS) {
  const words = WORDS[market];

  test(
    `/${market}: each added casino replaces the toast, which stays for five seconds`,
    otherLanguage(market),
    async ({ page }) => {
      await stopClock(page);
      await page.goto(`/${market}/pikakasinot`);
      await box(page, 0).click();
      await expect(toasts(page)).toHaveCount(1);
      await expect(page.getByRole('status').filter({ hasText: words.added })).toBeVisible();
      const name = (await box(page, 1).locator('.sr-only').textContent())?.trim();
      await box(page, 1).click();
      await expect(toasts(page)).toHaveCount(1);
      await expect(toasts(page)).toContainText(`${name}${words.added}`);
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
    otherLanguage(market),
    async ({ page }) => {
      await stopClock(page);
      await page.goto(`/${market}/pikakasinot`);
      await box(page, 0).click();
      await toasts(page).getByRole('button', { name: words.undo }).click();
      await expect(toasts(page)).toHaveCount(0);
      await expect(box(page, 0).locator('input')).not.toBeChecked();
      for (const place of [0, 1, 2, 3, 4]) await box(page, place).click();
      await expect(toasts(page).filter({ hasText: words.full })).toBeVisible();
      await expect(box(page, 4).locator('input')).not.toBeChecked();
      await expect(page.locator('.tray')).toContainText('4 / 4');
    },
  );

  test(
    `/${market}: of the other kind up to three are shown, 14 px apart and 356 px wide, for four seconds`,
    otherLanguage(market),
    async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await stopClock(page);
      await page.goto(`/${market}/vertailu?kasinot=winz-casino,casinoist`);
      const share = page.locator('#share button');
      await share.click();
      await expect(toasts(page)).toHaveText([words.copied]);
      for (let more = 0; more < 3; more++) await share.click();
      await expect(toasts(page)).toHaveText([words.copied, words.copied, words.copied]);
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
  await box(page, 0).click();
  await toasts(page).getByRole('button').focus();
  await page.clock.runFor(20_000);
  await expect(toasts(page)).toHaveCount(1);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.mouse.move(0, 0);
  await page.clock.runFor(1_100);
  await expect(toasts(page)).toHaveCount(0);
});
