import { expect } from '@playwright/test';
import sharp from 'sharp';
import type { StudioOnTestDatabase } from '../ops/studio-on-test-database.ts';
import { isAutosave, logIn, openDocument, test, waitForForm } from './studio-pages.ts';

test.describe.configure({ mode: 'serial' });

const LOGO = /\/media\/[\da-f]{64}\.webp$/;
let servers: StudioOnTestDatabase;

test.beforeAll(async ({ servers: shared }) => {
  servers = shared;
});

test('an editor uploads a logo, chooses it for a casino, previews and publishes it', async ({ page }) => {
  await logIn(page, servers);
  await page.goto(`${servers.studio.url}/admin/collections/media/create`);
  await waitForForm(page);
  const buffer = await sharp({ create: { width: 240, height: 240, channels: 3, background: '#d21f6b' } })
    .png()
    .toBuffer();
  await page.locator('input[type=file]').setInputFiles({ name: 'winz.png', mimeType: 'image/png', buffer });
  await page.locator('#field-kind').click();
  await page.getByRole('option', { name: 'Logo' }).click();
  await page.getByLabel('Name').fill('The letters of Winz');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('successfully created')).toBeVisible();
  const thumbnail = page.locator('.file-details img').first();
  await expect(thumbnail).toBeVisible();
  await expect.poll(() => thumbnail.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(128);
  const cacheControl = await thumbnail.evaluate(async ({ src }: HTMLImageElement) =>
    (await fetch(src)).headers.get('Cache-Control'),
  );
  expect(cacheControl).toBe('private, max-age=300');

  await openDocument(page, servers, 'casinos', 'Winz Casino');
  await page.getByRole('button', { name: 'Choose from existing' }).click();
  const saved = page.waitForResponse((response) => isAutosave(response, /"logo":"?\d/));
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /winz\.webp/ })
    .first()
    .click();
  expect((await saved).status()).toBe(200);

  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Preview', exact: true }).click(),
  ]);
  const previewLogo = tab.locator('main img[src*="/media/"]').first();
  await expect(previewLogo).toHaveAttribute('src', /^\/preview\/[^/]+\/media\//);
  await expect
    .poll(() => previewLogo.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(0);
  const src = (await previewLogo.getAttribute('src'))?.replace(/^\/preview\/[^/]+/, '') ?? '';
  expect((await page.request.get(servers.site.url + src)).status()).toBe(404);

  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(page.getByText('Updated successfully')).toBeVisible();
  await expect.poll(async () => (await page.request.get(servers.site.url + src)).status()).toBe(200);
  const response = await page.request.get(servers.site.url + src);
  expect(response.headers()).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
});

test('every page with the casino shows its logo, and other casinos keep theirs', async ({ page }) => {
  for (const path of [
    '/fi/kasino/winz-casino',
    '/se/casinorecensioner',
    '/fi/vertailu?kasinot=winz-casino,casinoist',
    '/dk?search=winz',
  ]) {
    await page.goto(servers.site.url + path);
    const logo = page.locator('main img[src^="/media/"]').first();
    await logo.scrollIntoViewIfNeeded();
    await expect(logo, path).toHaveAttribute('src', LOGO);
    await expect
      .poll(() => logo.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth), path)
      .toBeGreaterThan(0);
    await expect(logo, path).toHaveAttribute('alt', '');
  }
  await page.goto(`${servers.site.url}/fi/kasino/winz-casino`);
  const largest = page.locator('.review-head img');
  await expect(largest).toHaveAttribute('srcset', /webp 128w, .*webp 320w$/);
  // More than 128 pixels wide on the page, so the browser chooses the larger size.
  expect(await largest.evaluate((image: HTMLImageElement) => image.currentSrc)).toBe(
    servers.site.url + (await largest.getAttribute('srcset'))?.split(/[ ,]+/)[2],
  );
  await page.goto(`${servers.site.url}/fi/kasino/casinoist`);
  expect(await page.locator('main img[src*="tiles/casinoist.svg"]').count()).toBeGreaterThan(0);
  const unknown = await page.request.get(`${servers.site.url}/media/${'ab'.repeat(32)}.webp`);
  expect(unknown.status()).toBe(404);
});

test('the social image contains the logo', async ({ page }) => {
  const response = await page.request.get(`${servers.site.url}/og/fi/kasino/winz-casino.png`);
  const { data, info } = await sharp(await response.body())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colours = new Set<string>();
  for (let offset = 0; offset < data.length; offset += info.channels) {
    colours.add(data.subarray(offset, offset + 3).toString('hex'));
  }
  const similar = [...colours].filter((colour) => {
    const [red = 0, green = 0, blue = 0] = Buffer.from(colour, 'hex');
    return Math.abs(red - 0xd2) < 8 && Math.abs(green - 0x1f) < 8 && Math.abs(blue - 0x6b) < 8;
  });
  expect(similar.length).toBeGreaterThan(0);
});

test('a file that is not an image is rejected with a message', async ({ page }) => {
  await logIn(page, servers);
  await page.goto(`${servers.studio.url}/admin/collections/media/create`);
  await waitForForm(page);
  const buffer = Buffer.from('not a picture');
  await page.locator('input[type=file]').setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer });
  await page.locator('#field-kind').click();
  await page.getByRole('option', { name: 'Logo' }).click();
  await page.getByLabel('Name').fill('Nothing');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(
    page.getByText('This is not a picture. Upload a PNG, JPEG, WebP or SVG file.').first(),
  ).toBeVisible();
});
