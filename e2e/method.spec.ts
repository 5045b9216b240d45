import { MARKETS, type Market } from '@nettobonus/domain/markets/market';
import { EARNINGS_ANCHOR, pathFor } from '@nettobonus/domain/routes/routes';
import { expect } from '@playwright/test';
import { NIGHTLY, tagForLanguage } from './tags.ts';
import { test } from './visitor.ts';

const EXPECTED: Record<Market, { sections: string[]; earnings: string; exampleNets: [string, string] }> = {
  fi: {
    sections: ['Kaava', 'Kuinka moni pääsee läpi', 'Arvosanan painot', 'Maat ja linkit'],
    earnings: 'Näin ansaitsemme',
    exampleNets: ['+84 €', '−84 €'],
  },
  se: {
    sections: ['Formeln', 'Hur många som klarar omsättningen', 'Betygets vikter', 'Länder och länkar'],
    earnings: 'Så tjänar vi pengar',
    exampleNets: ['+838 kr', '−838 kr'],
  },
  no: {
    sections: ['Formelen', 'Hvor mange som kommer i mål', 'Slik vektes karakteren', 'Land og lenker'],
    earnings: 'Slik tjener vi penger',
    exampleNets: ['+838 kr', '−838 kr'],
  },
  dk: {
    sections: ['Formlen', 'Hvor mange når i mål?', 'Sådan vægtes karakteren', 'Lande og links'],
    earnings: 'Sådan tjener vi penge',
    exampleNets: ['+300 kr.', '−200 kr.'],
  },
};

for (const market of MARKETS) {
  const { sections, earnings, exampleNets } = EXPECTED[market];

  test(
    `the method page in ${market} uses the market’s language and currency, and its table of contents links to each section`,
    tagForLanguage(market),
    async ({ page }) => {
      await page.goto(pathFor('method', market));
      for (const name of sections) await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
      await expect(page.locator('.formula-example .amount')).toHaveText(exampleNets);
      await expect(page.locator('.cases li')).toHaveCount(7);
      await expect(page.locator('.weights > div')).toHaveCount(6);
      for (const link of await page.locator('.contents nav a').all()) {
        await link.click();
        const target = page.locator((await link.getAttribute('href')) ?? '');
        await expect(target.locator('h2')).toHaveText((await link.textContent()) ?? '');
        await expect(target.locator('h2')).toBeInViewport();
      }
    },
  );

  test(
    `the pages in ${market} link to the section on how the site earns money`,
    tagForLanguage(market),
    async ({ page }) => {
      await page.goto(pathFor('home', market));
      await page.locator('.disclosure a').click();
      await expect(page).toHaveURL(new RegExp(`${pathFor('method', market)}#${EARNINGS_ANCHOR}$`));
      await expect(page.getByRole('heading', { level: 2, name: earnings })).toBeInViewport();
      await page.locator('footer').getByRole('link', { name: earnings }).click();
      await expect(page.locator(`#${EARNINGS_ANCHOR}`)).toBeInViewport();
    },
  );
}

test('an offer links to the calculation of its net', NIGHTLY, async ({ page }) => {
  await page.goto('/se/kasino/casinoist');
  await page.locator('.offer-card').getByRole('link', { name: 'Så räknade vi' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Så räknar vi' })).toBeVisible();
});

test('a special case without an example has its heading on one line', NIGHTLY, async ({ page }) => {
  await page.goto('/dk/saadan-beregner-vi');
  const heights = await page
    .locator('.cases h3')
    .evaluateAll((headings) => headings.map((heading) => heading.getBoundingClientRect().height));
  expect(heights).toHaveLength(7);
  expect(new Set(heights).size).toBe(1);
});
