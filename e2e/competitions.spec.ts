import { MARKETS, type Market } from '@nettobonus/domain/markets/market';
import { pathFor } from '@nettobonus/domain/routes/routes';
import { expect, type Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
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

const fillEntry = async (page: Page) => {
  for (const [index, amount] of ['52', '−12', '18', '56', '34'].entries()) {
    await page.locator(`#entry-amount-${index}`).fill(amount);
  }
  await page.getByLabel('Sähköposti').fill('aino@esimerkki.fi');
};

test('the site’s own competition is entered with a form: it names what is missing, and confirms the entry', async ({
  page,
}) => {
  await page.goto(pathFor('competitions', 'fi'));
  await page.getByRole('link', { name: 'Osallistu' }).click();
  await fillEntry(page);
  await expect(page.locator('#entry form')).toHaveAttribute('novalidate', '');
  await page.getByRole('button', { name: 'Lähetä vastaus' }).click();
  await expect(page.getByRole('alert')).toHaveText('Vastausta ei lähetetty vielä. Tarkista merkityt kohdat.');
  await expect(page.getByLabel('Olen täyttänyt 18 vuotta')).toBeFocused();
  await expectNoViolations(page, 'entry with a problem', '#entry');
  await page.getByLabel('Olen täyttänyt 18 vuotta').check();
  await page.getByRole('button', { name: 'Lähetä vastaus' }).click();
  await expect(page.locator('#entry').getByRole('status')).toContainText('Vastaus on perillä.');
  await expect(page.locator('#entry').getByRole('status')).toBeFocused();
  await expectNoViolations(page, 'entry sent', '#entry');
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 820, height: 1180 } });

  test('the link to the entry form ends at the form, and its fields are in line', async ({ page }) => {
    await page.goto(pathFor('competitions', 'dk'));
    await page.getByRole('link', { name: 'Deltag', exact: true }).click();
    const header = await page.locator('header').first().boundingBox();
    const form = await page.locator('#entry').boundingBox();
    expect(form?.y ?? 0).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
    expect(form?.y ?? 0).toBeLessThan((header?.y ?? 0) + (header?.height ?? 0) + 32);
    // “Hyldeblomst Casino” takes two lines.
    const tops = await page
      .locator('#entry [name=amount]')
      .evaluateAll((inputs) => inputs.map((input) => input.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser validates the entry form, and the page confirms the entry', async ({ page }) => {
    await page.goto(pathFor('competitions', 'fi'));
    await fillEntry(page);
    await expect(page.locator('#entry-sent')).toBeHidden();
    await page.getByLabel('Olen täyttänyt 18 vuotta').check();
    await page.getByRole('button', { name: 'Lähetä vastaus' }).click();
    await expect(page.locator('#entry-sent')).toBeVisible();
    await expect(page.locator('#entry form')).toBeHidden();
  });
});
