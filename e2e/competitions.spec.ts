import { MARKETS, type Market } from '@nettobonus/domain/markets/market';
import { pathFor } from '@nettobonus/domain/routes/routes';
import { expect } from '@playwright/test';
import { tagForLanguage } from './tags.ts';
import { test } from './visitor.ts';

const DETAILS: Record<Market, string> = {
  fi: 'Säännöt ja osallistuminen',
  se: 'Regler och deltagande',
  no: 'Regler og deltakelse',
  dk: 'Regler og deltagelse',
};

for (const market of MARKETS) {
  test(
    `a competition in ${market} shows its rules and links to the casino's review`,
    tagForLanguage(market),
    async ({ page }) => {
      await page.goto(pathFor('competitions', market));
      const row = page
        .locator('.competitions li')
        .filter({ has: page.locator('a.link') })
        .first();
      await expect(row.locator('details p').first()).toBeHidden();
      await row.getByText(DETAILS[market]).click();
      await expect(row.locator('details p').first()).toBeVisible();
      const name = (await row.locator('a.link').textContent()) ?? '';
      await row.locator('a.link').click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    },
  );
}
