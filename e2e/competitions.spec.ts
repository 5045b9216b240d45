import { dayIn, MARKETS, type Market } from '@nettobonus/domain/markets/market';
import { pathFor } from '@nettobonus/domain/routes/routes';
import { expect } from '@playwright/test';
import { test } from './visitor.ts';

const WORDS: Record<Market, { rules: string; details: string; ad: string }> = {
  fi: { rules: 'Säännöt lyhyesti', details: 'Säännöt ja osallistuminen', ad: 'Mainoslinkki, 18+' },
  se: { rules: 'Reglerna i korthet', details: 'Regler och deltagande', ad: 'Annonslänk, 18+' },
  no: { rules: 'Reglene kort', details: 'Regler og deltakelse', ad: 'Annonselenke, 18+' },
  dk: { rules: 'Reglerne kort', details: 'Regler og deltagelse', ad: 'Annoncelink, 18+' },
};

for (const market of MARKETS) {
  const words = WORDS[market];

  test(`competitions of ${market} are where their dates put them today`, async ({ page }) => {
    await page.goto(pathFor('competitions', market));
    const today = dayIn(market, new Date());
    const rows = page.locator('.competitions li');
    for (const row of await rows.all()) {
      const [startsOn = '', endsOn = ''] = await row
        .locator('time')
        .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''));
      const status = today < startsOn ? 'coming' : endsOn < today ? 'ended' : 'running';
      await expect(row).toHaveAttribute('data-status', status);
    }
    const running = await page.locator('[data-status=running]').count();
    await expect(page.locator('.competition-none')).toHaveCount(running === 0 ? 1 : 0);
    expect(await rows.count()).toBeGreaterThan(0);
    await expect(page.getByRole('heading', { level: 2, name: words.rules })).toBeVisible();
  });

  test(`a competition of ${market} shows its rules and leads to the casino's review`, async ({ page }) => {
    await page.goto(pathFor('competitions', market));
    const row = page
      .locator('.competitions li')
      .filter({ has: page.locator('a.link') })
      .first();
    await expect(row.locator('details p').first()).toBeHidden();
    await row.getByText(words.details).click();
    await expect(row.locator('details p').first()).toBeVisible();
    const name = (await row.locator('a.link').textContent()) ?? '';
    await row.locator('a.link').click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  });

  test(`the links of ${market} out to casinos are marked as advertisements`, async ({ page }) => {
    await page.goto(pathFor('competitions', market));
    for (const out of await page.locator('.competition-out').all()) {
      await expect(out.locator('a')).toHaveAttribute('rel', 'noopener noreferrer sponsored nofollow');
      await expect(out.locator('a')).toHaveAttribute('target', '_blank');
      await expect(out).toContainText(words.ad);
    }
    await expect(page.locator('[data-status=ended] .competition-out')).toHaveCount(0);
    await expect(page.locator('[data-status=coming] .competition-out')).toHaveCount(0);
  });
}
