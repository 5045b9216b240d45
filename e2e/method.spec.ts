import { MARKETS, type Market } from '@nettobonus/domain/markets/market';
import { EARNINGS_ANCHOR, pathFor } from '@nettobonus/domain/routes/routes';
import { expect } from '@playwright/test';
import { test } from './visitor.ts';

const WORDS: Record<Market, { sections: string[]; earnings: string; worked: [string, string] }> = {
  fi: {
    sections: ['Kaava', 'Kuinka moni pääsee läpi', 'Arvosanan painot', 'Maat ja linkit'],
    earnings: 'Näin ansaitsemme',
    worked: ['+84 €', '−84 €'],
  },
  se: {
    sections: ['Formeln', 'Hur många som kommer i mål', 'Betygets vikter', 'Länder och länkar'],
    earnings: 'Så tjänar vi pengar',
    worked: ['+840 kr', '−840 kr'],
  },
  no: {
    sections: ['Formelen', 'Hvor mange som kommer i mål', 'Vektene i karakteren', 'Land og lenker'],
    earnings: 'Slik tjener vi penger',
    worked: ['+840 kr', '−840 kr'],
  },
  dk: {
    sections: ['Formlen', 'Hvor mange der når i mål', 'Karakterens vægte', 'Lande og links'],
    earnings: 'Sådan tjener vi penge',
    worked: ['+300 kr.', '−200 kr.'],
  },
};

for (const market of MARKETS) {
  const { sections, earnings, worked } = WORDS[market];

  test(`the method of ${market} is in its language and currency, and its contents lead to each section`, async ({
    page,
  }) => {
    await page.goto(pathFor('method', market));
    for (const name of sections) await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    await expect(page.locator('.formula-example .amount')).toHaveText(worked);
    await expect(page.locator('.cases li')).toHaveCount(6);
    await expect(page.locator('.weights > div')).toHaveCount(6);
    for (const link of await page.locator('.contents nav a').all()) {
      await link.click();
      const target = page.locator((await link.getAttribute('href')) ?? '');
      await expect(target.locator('h2')).toHaveText((await link.textContent()) ?? '');
      await expect(target.locator('h2')).toBeInViewport();
    }
  });

  test(`every page of ${market} leads to how the site earns`, async ({ page }) => {
    await page.goto(pathFor('home', market));
    await page.locator('.disclosure a').click();
    await expect(page).toHaveURL(new RegExp(`${pathFor('method', market)}#${EARNINGS_ANCHOR}$`));
    await expect(page.getByRole('heading', { level: 2, name: earnings })).toBeInViewport();
    await page.locator('footer').getByRole('link', { name: earnings }).click();
    await expect(page.locator(`#${EARNINGS_ANCHOR}`)).toBeInViewport();
  });
}

test('the average never stands without how many lose everything', async ({ page }) => {
  await page.goto('/fi/nain-laskimme');
  const table = page.locator('.method-table');
  await expect(table.locator('thead th').nth(3)).toHaveText('Keskiarvo');
  await expect(table.locator('thead th').nth(4)).toHaveText('Sadasta häviää kaiken');
  const row = table.locator('tbody tr', { hasText: '35×' });
  await expect(row.locator('td')).toHaveText(['3/10', '−40 €', '+20 €', '68']);
  for (const cell of await table.locator('tbody td:last-child').all()) await expect(cell).toHaveText(/^\d+$/);
});

test('the casinos whose place the editors decided are named', async ({ page }) => {
  await page.goto('/fi/nain-laskimme');
  const order = page.locator('#jarjestys');
  await expect(order).toContainText('Joki Casino, Flamez Casino, Klikki Casino');
  for (const name of [
    'Winz Casino',
    '247 Bet',
    'Rizzio Casino',
    'Boost Casino',
    'Ninja Casino',
    'Speedz Casino',
  ]) {
    await expect(order.locator('li', { hasText: 'jätetty pois' })).toContainText(name);
  }
  await page.goto('/no/slik-regner-vi');
  await expect(page.locator('#jarjestys')).not.toContainText('Joki Casino');
});

test('an offer leads to how its net is calculated', async ({ page }) => {
  await page.goto('/se/kasino/casinoist');
  await page.locator('.offer-card').getByRole('link', { name: 'Så räknade vi' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Så räknar vi' })).toBeVisible();
});
