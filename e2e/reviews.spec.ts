import { expect, test } from '@playwright/test';

for (const [market, words] of Object.entries({
  fi: { sections: ['Yleiskuva', 'Bonus ja ehdot', 'Kysymyksiä ja vastauksia', 'Lopuksi'] },
  se: { sections: ['Översikt', 'Bonus och villkor', 'Frågor och svar', 'Sammanfattning'] },
  no: { sections: ['Oversikt', 'Bonus og vilkår', 'Spørsmål og svar', 'Konklusjon'] },
  dk: { sections: ['Overblik', 'Bonus og vilkår', 'Spørgsmål og svar', 'Konklusion'] },
})) {
  test(`a review of ${market} can be read whole, and its parts are reached by their links`, async ({
    page,
  }) => {
    await page.goto(`/${market}/kasino/casinoist`);
    for (const name of words.sections) {
      await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    }
    await expect(page.locator('.scores li')).toHaveCount(6);
    await expect(page.locator('.review-figure .amount')).toHaveText(/^−/);
    expect(await page.locator('#payments tbody tr').count()).toBeGreaterThan(2);
    await page.locator('.review-nav a').last().click();
    await expect(page.locator('#conclusion')).toBeInViewport();
    const answer = page.locator('#questions details p').first();
    await expect(answer).toBeHidden();
    await page.locator('#questions summary').first().click();
    await expect(answer).toBeVisible();
  });
}

test('a casino whose name has letters of its own is reached from the list', async ({ page }) => {
  await page.goto('/dk?search=lærke');
  await page.locator('.offer h3 a').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lærkespil' })).toBeVisible();
  const logo = page.locator('.review-head img');
  await expect.poll(() => logo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
});

test('a casino without a review shows what is known of it, and says so', async ({ page }) => {
  await page.goto('/se/kasino/kattfot-casino');
  await expect(page.getByRole('heading', { name: 'Recensionen är inte skriven än' })).toBeVisible();
  await expect(page.locator('#facts')).toContainText('Spelinspektionen');
  await expect(page.locator('#review a')).toHaveCount(0);
});

test('a review in another language only is said and linked', async ({ page }) => {
  await page.goto('/no/kasino/snöhare-casino');
  await page.getByRole('link', { name: 'Anmeldelsen finnes på et annet språk: Sverige' }).click();
  await expect(page).toHaveURL(/\/se\/kasino\//);
  await expect(page.getByRole('heading', { level: 2, name: 'Översikt' })).toBeVisible();
});
