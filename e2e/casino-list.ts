import { expect, type Page } from '@playwright/test';

/** Opens the list and waits until it is hydrated. */
export async function openList(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('#kaikki-kasinot').scrollIntoViewIfNeeded();
  await expect(
    page.locator('astro-island[ssr]').filter({ has: page.locator('.offers, .empty') }),
  ).toHaveCount(0);
}

/** Chooses one of the market's three deposits in the header. */
export async function chooseDeposit(page: Page, index: 0 | 1 | 2): Promise<void> {
  await page.locator('.deposit-control .deposit-button').click();
  await page.locator('.deposit-amounts button').nth(index).click();
}

/** Waits until the list has rendered all rows of the current filter. */
export async function waitForRows(page: Page): Promise<void> {
  await expect(page.locator('#kaikki-kasinot [aria-busy=false]')).toHaveCount(1);
}
