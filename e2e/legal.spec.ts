import { expect } from '@playwright/test';
import { test } from './visitor.ts';

test('the table of contents of a legal page links to each section', async ({ page }) => {
  await page.goto('/fi/tietosuoja');
  for (const link of await page.locator('.contents nav a').all()) {
    await link.click();
    const heading = page.locator(`${await link.getAttribute('href')} h2`);
    await expect(heading).toHaveText((await link.textContent()) ?? '');
    await expect(heading).toBeInViewport();
  }
});
