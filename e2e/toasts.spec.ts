import { expect, type Page } from '@playwright/test';
import { isPhone } from './screen.ts';
import { stopClock } from './stopped-clock.ts';
import { ON_PHONE } from './tags.ts';
import { test } from './visitor.ts';

const toasts = (page: Page) => page.locator('#toasts .toast');
const compareLabel = (page: Page, index: number) => page.locator('.offer label.compare').nth(index);

test('each added casino replaces the toast, which stays for five seconds, or longer while it is hovered or focused; adding a casino can be undone, and a fifth one is refused', async ({
  page,
}) => {
  await stopClock(page);
  await page.goto('/fi/pikakasinot');
  await compareLabel(page, 0).click();
  await expect(toasts(page)).toHaveCount(1);
  await expect(page.getByRole('status').filter({ hasText: ' lisätty vertailuun' })).toBeVisible();
  await toasts(page).getByRole('button', { name: 'Kumoa' }).click();
  await expect(toasts(page)).toHaveCount(0);
  await expect(compareLabel(page, 0).locator('input')).not.toBeChecked();

  await compareLabel(page, 0).click();
  await expect(toasts(page)).toHaveCount(1);
  const name = (await compareLabel(page, 1).locator('.sr-only').textContent())?.trim();
  await compareLabel(page, 1).click();
  await expect(toasts(page)).toHaveCount(1);
  await expect(toasts(page)).toContainText(`${name} lisätty vertailuun`);
  await page.mouse.move(0, 0);
  await page.clock.runFor(4_900);
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.runFor(200);
  await expect(toasts(page)).toHaveCount(0);
  await expect(page.locator('#toasts')).toBeHidden();

  await compareLabel(page, 2).click();
  await toasts(page).hover();
  await page.clock.runFor(20_000);
  await expect(toasts(page)).toHaveCount(1);
  await toasts(page).getByRole('button').focus();
  await page.mouse.move(0, 0);
  await page.clock.runFor(20_000);
  await expect(toasts(page)).toHaveCount(1);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.clock.runFor(1_100);
  await expect(toasts(page)).toHaveCount(0);

  for (const index of [3, 4]) await compareLabel(page, index).click();
  await expect(
    toasts(page).filter({ hasText: 'Vertailuun mahtuu 4 kasinoa. Poista ensin yksi.' }),
  ).toBeVisible();
  await expect(compareLabel(page, 4).locator('input')).not.toBeChecked();
  await expect(page.locator('.tray')).toContainText('4 / 4');
});

test('up to three stacked toasts are shown, 14 px apart and 356 px wide, for four seconds', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await stopClock(page);
  await page.goto('/fi/vertailu?kasinot=winz-casino,casinoist');
  const share = page.locator('#share button');
  await share.click();
  await expect(toasts(page)).toHaveText(['Linkki kopioitu']);
  for (let click = 0; click < 3; click++) await share.click();
  await expect(toasts(page)).toHaveText(['Linkki kopioitu', 'Linkki kopioitu', 'Linkki kopioitu']);
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
});

test(
  'a toast does not overlap the chat button, and has the same width as the others',
  ON_PHONE,
  async ({ page }) => {
    await stopClock(page);
    await page.goto('/fi/pikakasinot');
    await compareLabel(page, 0).click();
    await expect(toasts(page)).toHaveCount(1);
    const toast = await toasts(page).boundingBox();
    expect(toast?.width).toBe(356);
    if (isPhone(page)) {
      await expect(page.locator('.chat-button')).toBeHidden();
    } else {
      const button = await page.locator('.chat-button').boundingBox();
      expect((toast?.x ?? 0) + (toast?.width ?? 0)).toBeLessThan(button?.x ?? 0);
    }
    // The tray already shows the number of casinos.
    await expect(toasts(page).getByText('1 / 4')).toHaveClass('sr-only');
  },
);
