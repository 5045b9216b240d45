import { expect } from '@playwright/test';
import { type ServedSite, startServedSite } from '../bench/served-site.ts';
import { expectNoViolations } from './axe.ts';
import { waitForRows } from './casino-list.ts';
import { EXPECTED, withInformationOnly } from './information-only.ts';
import { test } from './visitor.ts';

// Serial, because both tests share one site.
test.describe.configure({ mode: 'serial' });
let site: ServedSite;
test.beforeAll(async () => {
  site = await startServedSite(withInformationOnly('fi', 'se', 'no', 'dk'));
});
test.afterAll(() => site.stop());

test('the list with added and filtered rows, the showcase and the review are marked as information only', async ({
  page,
}) => {
  test.setTimeout(120_000);
  for (const market of ['fi', 'se'] as const) {
    const expected = EXPECTED[market];
    await page.goto(`${site.url}/${market}`);
    await expect(page.locator('.market-notice b')).toHaveText(expected.notice);
    await expect(page.locator('.disclosure')).toContainText(expected.disclosure);
    const rows = page.locator('.offers > li');
    const before = await rows.count();
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
    await page.locator('.more .button').click();
    await expect.poll(() => rows.count()).toBeGreaterThan(before);
    await waitForRows(page);
    await expect(rows.locator('.no-link')).toHaveCount(await rows.count());
    await page.locator('.filters [name=sort]').selectOption('rating');
    await expect(page).toHaveURL(/sort=rating/);
    await expect(rows.first().locator('.no-link')).toHaveText(expected.mode);
    await expect(page.locator('main [rel~=sponsored]')).toHaveCount(0);
    await page.locator('.showcase-step').last().click();
    await expect(page.locator('.showcase-card .no-link')).toHaveText(expected.mode);
    await expect(page.locator('.badge-exclusive, .badge-recommended, .reason')).toHaveCount(0);
  }
  await page.goto(`${site.url}/se/kasino/ninja-casino`);
  await expect(page.locator('.offer-card .no-link')).toContainText('Ingen länk till casinot');
  await expect(page.locator('.offer-card .instead a')).toHaveText([
    'Kontrollera licensen i registret',
    'Jämför med andra bonusar',
    'Hjälp vid spelproblem: Stödlinjen',
  ]);
  await page.locator('.offer-card .instead a').first().click();
  await expect(page.locator('#licence, #facts')).toBeInViewport();
  await page.locator('.market-notice a').click();
  await expect(page.locator('#markkinat')).toContainText('ren information');
});

test('axe finds nothing on information-only pages', async ({ page }) => {
  test.setTimeout(180_000);
  for (const [width, path] of [
    [390, '/se'],
    [1440, '/se/kasino/ninja-casino'],
    [1440, '/no/vertailu?kasinot=winz-casino,casinoist'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(site.url + path);
    await expectNoViolations(page, `${path} ${width}`);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `${path} ${width}`).toBeLessThanOrEqual(0);
  }
});
