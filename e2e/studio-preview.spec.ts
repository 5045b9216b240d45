import { expect, type Page } from '@playwright/test';
import type { StudioOnTestDatabase } from '../ops/studio-on-test-database.ts';
import { isAutosave, logIn, openDocument, openFromList, test } from './studio-pages.ts';
import { NIGHTLY } from './tags.ts';

test.describe.configure({ mode: 'serial' });

let servers: StudioOnTestDatabase;

test.beforeAll(async ({ servers: shared }) => {
  servers = shared;
});

/** Changes the headline and waits until the draft is saved. */
async function changeHeadline(page: Page, value: string) {
  const saved = page.waitForResponse((response) => isAutosave(response, new RegExp(`"bonus":"${value}"`)));
  await page.getByLabel('Headline').fill(value);
  expect((await saved).status()).toBe(200);
}

/** Clicks the preview link and returns the new tab. */
async function openPreview(page: Page): Promise<Page> {
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Preview', exact: true }).click(),
  ]);
  await tab.waitForLoadState();
  return tab;
}

test('an editor previews a changed headline on the site, and visitors do not see it', async ({ page }) => {
  await logIn(page, servers);
  await openDocument(page, servers, 'listings', 'Winz Casino · fi');
  await changeHeadline(page, '123 % jopa 456 €');
  const tab = await openPreview(page);
  await expect(tab).toHaveURL(new RegExp(`^${servers.site.url}/preview/[^/]+/fi/kasino/winz-casino$`));
  await expect(tab.getByText('123 % jopa 456 €').first()).toBeVisible();
  const bar = tab.getByRole('complementary', { name: 'Esikatselu' });
  await expect(bar).toContainText('Tämä on luonnoksen esikatselu.');
  await expect(bar).toContainText(/toimii klo\s\d{1,2}\.\d{2} asti/);

  const response = await tab.request.get(tab.url());
  expect(response.headers()).toMatchObject({
    'cache-control': 'no-store, private',
    'x-robots-tag': 'noindex, nofollow',
  });
  const altered = tab.url().replace(/\/preview\/(.)/, (_, first) => `/preview/${first === 'a' ? 'b' : 'a'}`);
  expect((await tab.request.get(altered)).status()).toBe(404);
  const [, token = ''] = /\/preview\/([^/]+)/.exec(tab.url()) ?? [];
  const [id, , signature] = token.split('.');
  const expired = tab
    .url()
    .replace(token, `${id}.${Math.floor(Date.now() / 1000 - 60).toString(36)}.${signature}`);
  expect((await tab.request.get(expired)).status()).toBe(404);

  await bar.getByRole('link', { name: 'Katso julkaistu sivu' }).click();
  await expect(tab).toHaveURL(`${servers.site.url}/fi/kasino/winz-casino`);
  await expect(tab.getByRole('heading', { level: 1, name: 'Winz Casino' })).toBeVisible();
  expect(await tab.content()).not.toContain('123 % jopa 456 €');
});

test('if the site cannot show a draft, the preview names the field that prevents it', async ({ page }) => {
  await logIn(page, servers);
  await openDocument(page, servers, 'listings', 'Halla Bet · fi');
  await changeHeadline(page, '');
  const tab = await openPreview(page);
  await expect(tab.getByRole('heading', { name: 'No preview available' })).toBeVisible();
  await expect(tab.getByRole('listitem')).toContainText('Headline');
});

test('a draft of the navigation is previewed on the home page', NIGHTLY, async ({ page }) => {
  await logIn(page, servers);
  await page.goto(`${servers.studio.url}/admin/collections/navigation`);
  await openFromList(page, page.getByRole('link', { name: 'Danmark', exact: true }));
  const saved = page.waitForResponse((response) => isAutosave(response, /Kladdemenu/));
  await page.locator('#field-header__0__label').fill('Kladdemenu');
  expect((await saved).status()).toBe(200);
  const tab = await openPreview(page);
  await expect(tab).toHaveURL(/\/preview\/[^/]+\/dk$/);
  await expect(tab.getByRole('banner').getByText('Kladdemenu').first()).toBeVisible();
  await expect(tab.getByText('Dette er en forhåndsvisning af en kladde.')).toBeVisible();
});
