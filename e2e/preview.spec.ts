import { previewPath } from '@nettobonus/domain/publishing/preview';
import { expect, test } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { openList } from './casino-list.ts';
import { listing, type PreviewSite, startPreviewSite } from './preview-site.ts';

test.describe.configure({ mode: 'serial' });

let site: PreviewSite;

test.beforeAll(async () => {
  site = await startPreviewSite();
});
test.afterAll(() => site.stop());

test('a click on a preview is not counted', async ({ page }) => {
  const token = await site.saveDraft([listing({ bonus: 'Klikattava luonnos' })]);
  const clicks: string[] = [];
  await page.route('**/api/click', (route) => {
    clicks.push(route.request().postDataJSON().path);
    return route.fulfill({ status: 204 });
  });
  await page.route(/winz-casino\.example|^https:/, (route) => route.fulfill({ body: 'a casino' }));
  for (const path of [previewPath(token, '/fi/kasino/winz-casino'), '/fi/kasino/winz-casino']) {
    await page.goto(site.url + path);
    const link = page.locator('.offer-card a[rel~=sponsored]').first();
    await link.evaluate((element) => element.addEventListener('click', (event) => event.preventDefault()));
    await link.click();
  }
  // The beacon of the second click comes after that of the first, if there is one.
  await expect.poll(() => clicks).toContain('/fi/kasino/winz-casino');
  expect(clicks).toEqual(['/fi/kasino/winz-casino']);
});

test('filtering in a preview shows the draft, and the URL stays in the preview', async ({ page }) => {
  const token = await site.saveDraft([listing({ bonus: 'Suodatettu luonnos' })]);
  await openList(page, site.url + previewPath(token, '/fi'));
  await page.getByRole('searchbox').last().fill('Winz');
  await expect(page.getByText('Suodatettu luonnos').last()).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/preview/${token.replaceAll('.', '\\.')}/fi\\?`));
});

test('the preview bar has no axe violations, on phones and on desktops', async ({ page }) => {
  const token = await site.saveDraft([listing({ bonus: 'Luettava luonnos' })]);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(site.url + previewPath(token, '/fi/kasino/winz-casino'));
    await expectNoViolations(page, `the bar at ${width}`, '.preview-bar');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});
