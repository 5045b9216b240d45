import { expect } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { isPhone } from './screen.ts';
import { ON_PHONE } from './tags.ts';
import { test } from './visitor.ts';

test(
  'suggestions in the header open with the keyboard, and load only with the focus',
  ON_PHONE,
  async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.goto('/fi/kilpailut');
    await page.waitForLoadState('networkidle');
    expect(requested.filter((url) => /suggestions/.test(url))).toEqual([]);
    if (isPhone(page)) await page.locator('button[popovertarget=header-search]').click();
    const field = page.locator('.site-header input[name=search]:visible');
    await field.pressSequentially('riz');
    const list = page.getByRole('listbox', { name: 'Ehdotukset' });
    await expect(list.getByRole('option').first()).toContainText('Rizzio Casino');
    await expectNoViolations(page, 'suggestions', '.site-header');
    await page.keyboard.press('ArrowDown');
    await expect(list.getByRole('option', { selected: true })).toContainText('Rizzio Casino');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/fi/kasino/rizzio-casino');
  },
);

test('axe finds nothing on the results page', ON_PHONE, async ({ page }) => {
  for (const query of ['rizzio', 'xqzvw', 'kauanko kotiutus kestää']) {
    await page.goto(`/fi?${new URLSearchParams({ search: query })}`);
    await expectNoViolations(page, query);
  }
});

test('the results page does not scroll sideways', ON_PHONE, async ({ page }) => {
  for (const query of ['kierrätys', 'x'.repeat(80)]) {
    await page.goto(`/fi?search=${query}`);
    const { scrollWidth, clientWidth } = await page.evaluate(() => ({
      scrollWidth: document.documentElement.scrollWidth,
      clientWidth: document.documentElement.clientWidth,
    }));
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  }
});
