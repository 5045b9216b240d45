import { MARKETS } from '@nettobonus/domain/markets/market';
import { reviewPathFor } from '@nettobonus/domain/routes/review-path';
import { pathFor } from '@nettobonus/domain/routes/routes';
import { expect } from '@playwright/test';
import { tagForLanguage } from './tags.ts';
import { test } from './visitor.ts';

for (const market of MARKETS) {
  test(
    `from the list in ${market} to a review, the comparison, the calculator and back: every page shows the same net`,
    tagForLanguage(market),
    async ({ page }) => {
      const list = `${pathFor('home', market)}?search=casinoist`;
      const review = reviewPathFor('casinoist', market);
      await page.goto(list);
      const row = page.locator('.offer').filter({ hasText: 'Casinoist' });
      const net = (await row.locator('.net-figure b:visible').first().textContent()) ?? '';
      expect(net).toMatch(/^−/);

      await row.locator('h3 a').click();
      await expect(page).toHaveURL(review);
      await expect(page.locator('.review-figure .amount')).toHaveText(net);

      await page.locator(`.review-aside a[href^="${pathFor('compare', market)}"]`).click();
      await expect(page.locator('thead th b').first()).toHaveText('Casinoist');
      await expect(page.locator('.compare-net .net-cell-figure:visible').first()).toHaveText(net);
      const comparisonUrl = page.url();

      await page
        .getByRole('navigation')
        .locator(`a[href="${pathFor('calculator', market)}"]:visible`)
        .click();
      const casino = page.locator('select[name=kasino]');
      await casino.focus();
      await casino.selectOption('casinoist');
      await expect(page.locator('.verdict-figure > b')).toHaveText(net);
      await expect(page).toHaveURL(/kasino=casinoist/);

      await page.goBack();
      await expect(page).toHaveURL(comparisonUrl);
      await page.goBack();
      await expect(page).toHaveURL(review);
      await page.goBack();
      await expect(page).toHaveURL(list);
      await expect(row.locator('.net-figure b:visible').first()).toHaveText(net);
    },
  );
}
