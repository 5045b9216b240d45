import { expect, type Page } from '@playwright/test';

/** Goes to the list and waits until it answers. */
export async function openList(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('#kaikki-kasinot').scrollIntoViewIfNeeded();
  await page.locator('#kaikki-kasinot input:visible').first().dispatchEvent('pointerover');
  await expect(
    page.locator('astro-island[ssr]').filter({ has: page.locator('.offers, .empty') }),
  ).toHaveCount(0);
}

/** Waits until all rows of what was chosen are there. */
export async function drawn(page: Page, timeout = 10_000): Promise<void> {
  await expect(page.locator('#kaikki-kasinot [aria-busy=false]')).toHaveCount(1, { timeout });
}
