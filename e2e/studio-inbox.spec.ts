import { expect, type Page } from '@playwright/test';
import type { StudioOnTestDatabase } from '../ops/studio-on-test-database.ts';
import type { TestMailServer } from '../ops/test-mail-server.ts';
import {
  ANNA,
  choose,
  EEVA,
  logIn,
  openFromList,
  SVEN,
  test,
  waitForHydration,
  waitForList,
} from './studio-pages.ts';
import { NIGHTLY } from './tags.ts';

test.describe.configure({ mode: 'serial' });

const TEXT = 'Kierrätys koskee myös talletusta.\nTeillä luki vain bonus.';
const EXCERPT = 'Kierrätys koskee myös talletusta. Teillä luki vain bonus.';
let servers: StudioOnTestDatabase;
let mailServer: TestMailServer;

test.beforeAll(async ({ servers: shared, mailServer: started }) => {
  servers = shared;
  mailServer = started;
});

const filters = (page: Page) => page.getByRole('navigation', { name: 'Message filters' });
const inbox = () => `${servers.studio.url}/admin/collections/messages`;

test('with a mail server, the login page links to the password reset', async ({ page }) => {
  await page.goto(`${servers.studio.url}/admin/login`);
  await expect(page.getByText('can give you a link for a new one')).toHaveCount(0);
  const forgot = page.getByRole('link', { name: 'Forgot password?' });
  await waitForHydration(forgot);
  await forgot.click();
  await expect(page).toHaveURL(/\/admin\/forgot$/);
});

test('a message from a visitor arrives in the inbox and by email within seconds', async ({ page }) => {
  await logIn(page, servers);
  await page.goto(`${servers.site.url}/fi/tietosuoja`);
  await page.locator('.chat-button').click();
  const panel = page.locator('#chat-panel');
  await panel.getByRole('button', { name: 'Yhteydenottolomake' }).click();
  const form = panel.locator('.contact');
  await form.getByLabel('Nimi').fill('Aino Lehtonen');
  await form.getByLabel('Sähköposti').fill('aino@esimerkki.fi');
  await form.getByLabel('Viesti').fill(TEXT);
  await form.getByRole('button', { name: 'Lähetä viesti' }).click();
  await expect(panel.getByText('Kiitos, viesti on lähetetty.')).toBeVisible();

  const listNotifications = () =>
    mailServer.emails.filter(({ to }) => to.includes('inbox@nettobonus.example'));
  await expect.poll(() => listNotifications().length).toBe(1);
  expect(listNotifications()[0]?.raw).toContain('Reply-To: Aino Lehtonen <aino@esimerkki.fi>');
  await page.goto(inbox());
  const row = page.getByRole('row').filter({ hasText: EXCERPT });
  await expect(row).toContainText('Suomi');
  await expect(row).toContainText(/\d min/);
  await expect(row).toContainText('New');
  await expect(row).toContainText('Unassigned');
});

test('an admin assigns the message, adds a note and marks it as answered', async ({ page }) => {
  await logIn(page, servers);
  await page.goto(inbox());
  await openFromList(page, page.getByRole('link', { name: EXCERPT }));
  await expect(page.locator('#field-message')).toHaveValue(TEXT);
  await expect(page.locator('#field-message')).not.toBeEditable();
  await expect(page.getByText('Mail sent')).toBeVisible();
  await page.getByRole('button', { name: 'Add Note' }).click();
  await page.locator('#field-notes__0__text').fill('The casino agrees; terms changed.');
  await page.locator('#field-assignee').getByRole('combobox').fill('Maija');
  await page.getByRole('option', { name: 'Maija' }).click();
  await choose(page, 'status', 'Answered');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Updated successfully')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Written by')).toHaveValue('Maija');
  await expect(page.getByText('Answered or closed')).toBeVisible();

  await page.goto(inbox());
  await waitForList(page);
  await expect(page.getByText(EXCERPT)).toHaveCount(0);
  await filters(page).getByRole('link', { name: 'Mine' }).click();
  await expect(page.getByRole('row').filter({ hasText: EXCERPT })).toContainText('Maija');

  await page.goto(`${servers.studio.url}/admin/collections/audit-log`);
  const entry = page
    .getByRole('row')
    .filter({ hasText: /Message \d+ · fi/ })
    .first();
  await expect(entry).toContainText(/Maija \(user \d+\)/);
  await expect(entry).toContainText('changed');
  await expect(page.getByText('Aino')).toHaveCount(0);
});

test('a colleague sees the assignee and closes the message', async ({ page }) => {
  await logIn(page, servers, EEVA.email);
  await page.goto(inbox());
  await waitForList(page);
  await filters(page).getByRole('link', { name: 'All' }).click();
  await openFromList(page, page.getByRole('link', { name: EXCERPT }));
  await expect(page.getByRole('definition').filter({ hasText: 'Maija' })).toBeVisible();
  await choose(page, 'status', 'Closed');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Updated successfully')).toBeVisible();
  await page.goto(inbox());
  await waitForList(page);
  await filters(page).getByRole('link', { name: 'All' }).click();
  const row = page.getByRole('row').filter({ hasText: EXCERPT });
  await expect(row).toContainText('Closed');
  await expect(row).toContainText('Maija');
});

test('market editors of other markets and analysts cannot see the message', NIGHTLY, async ({ page }) => {
  await logIn(page, servers, SVEN.email);
  await page.goto(inbox());
  await waitForList(page);
  await filters(page).getByRole('link', { name: 'All' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  await expect(page.getByText(EXCERPT)).toHaveCount(0);
  await logIn(page, servers, ANNA.email);
  await expect(page.getByRole('link', { name: 'Messages' })).toHaveCount(0);
  const response = await page.request.get(`${servers.studio.url}/api/messages`);
  expect(response.status()).toBe(403);
});
