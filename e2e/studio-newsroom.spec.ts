import { expect, type Page } from '@playwright/test';
import type { StudioOnTestDatabase } from '../ops/studio-on-test-database.ts';
import { ADMIN, EEVA, isShown, logIn, openDocument, SVEN, test, waitForHydration } from './studio-pages.ts';

test.describe.configure({ mode: 'serial' });

const REVIEW = 'Crab Slots · se';
let servers: StudioOnTestDatabase;

/** Changes the settings of Sweden or a user as the admin, who is logged in. */
async function change(page: Page, collection: string, where: string, fields: object): Promise<void> {
  const { url } = servers.studio;
  const headers = { Origin: url };
  const found = await page.request.get(`${url}/api/${collection}?${where}&draft=true`, { headers });
  const [{ id, revision }] = (await found.json()).docs;
  const response = await page.request.patch(`${url}/api/${collection}/${id}`, {
    data: { ...fields, revision },
    headers,
  });
  expect(response.status()).toBe(200);
}

const setWorkflow = (page: Page, workflow: boolean) =>
  change(page, 'market-settings', 'where[market][equals]=se', { workflow, _status: 'published' });

test.beforeAll(async ({ servers: shared, browser }) => {
  servers = shared;
  const page = await browser.newPage();
  await logIn(page, servers);
  await setWorkflow(page, true);
  await change(page, 'users', `where[email][equals]=${ADMIN}`, { approvesLegally: true });
  await page.close();
});
// The other files publish in Sweden without approvals.
test.afterAll(async ({ browser }) => {
  const page = await browser.newPage();
  await logIn(page, servers);
  await setWorkflow(page, false);
  await page.close();
});

test('a market editor writes, a colleague reviews, the lawyer approves, and the change is published', async ({
  page,
}) => {
  const panel = page.getByRole('region', { name: 'Review', exact: true });
  const press = async (name: string) => {
    const button = page.getByRole('button', { name, exact: true });
    await expect(button).toBeEnabled();
    await waitForHydration(button);
    await button.click();
  };
  const showsOnSite = () => isShown(page, servers, '/se/kasino/crab-slots', 'Spelredaktör i test');

  await logIn(page, servers, SVEN.email);
  await openDocument(page, servers, 'reviews', REVIEW);
  await expect(panel).toContainText('Published');
  await page.getByRole('textbox', { name: 'Author', exact: false }).fill('Spelredaktör i test');
  await press('Ask for review');
  await expect(panel).toContainText('In review');
  await expect(panel).toContainText('a colleague must approve it');
  await expect(page.getByRole('button', { name: 'Approve content' })).toBeDisabled();

  await logIn(page, servers, EEVA.email);
  await page.goto(`${servers.studio.url}/admin`);
  const waiting = page
    .getByRole('region', { name: 'Under review' })
    .getByRole('link', { name: `Review: ${REVIEW}` });
  await waitForHydration(waiting);
  await waiting.click();
  await press('Approve content');
  await expect(panel).toContainText('Legal check');
  await expect(page.getByRole('button', { name: 'Approve legally' })).toBeDisabled();

  await logIn(page, servers, ADMIN);
  await openDocument(page, servers, 'reviews', REVIEW);
  await press('Approve legally');
  await expect(panel).toContainText('Approved');
  await panel.getByText('Who did what (3)').click();
  await expect(panel.getByRole('listitem').first()).toContainText('Maija approved it legally');
  expect(await showsOnSite()).toBe(false);
  await press('Publish changes');
  await expect(panel).toContainText('Published');
  await expect.poll(showsOnSite).toBe(true);
});

test('editors comment on a document, answer and resolve', async ({ page }) => {
  await logIn(page, servers, EEVA.email);
  await openDocument(page, servers, 'reviews', REVIEW);
  const open = page.getByRole('button', { name: /^Comments/ });
  await waitForHydration(open);
  await open.click();
  const drawer = page.getByRole('dialog').filter({ hasText: `Comments on “${REVIEW}”` });
  await drawer.getByLabel('New comment').fill('Stämmer gränsen?');
  await drawer.getByLabel('Tell a colleague by email').selectOption('Sven');
  await drawer.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(drawer.getByRole('listitem')).toContainText('Stämmer gränsen?');
  await drawer.getByRole('button', { name: 'Answer' }).click();
  await drawer.getByLabel('Answer', { exact: true }).fill('Ja.');
  await drawer.getByRole('button', { name: 'Send answer' }).click();
  await expect(drawer.getByRole('listitem')).toContainText('Ja.');
  await drawer.getByRole('button', { name: 'Resolve' }).click();
  await expect(drawer.getByRole('listitem')).toContainText('Resolved by Eeva');
});

test('a draft is moved to the trash and restored', async ({ page }) => {
  await logIn(page, servers, EEVA.email);
  const { url } = servers.studio;
  const created = await page.request.post(`${url}/api/demo-games?draft=true`, {
    data: { market: 'se', name: 'Provspel', key: 'provspel' },
    headers: { Origin: url },
  });
  const { doc } = await created.json();
  await page.goto(`${url}/admin/collections/demo-games/${doc.id}`);
  const menu = page.locator('.doc-controls__popup button').first();
  await waitForHydration(menu);
  await menu.click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('dialog')).toContainText('moves to the trash');
  await expect(page.getByLabel('Delete for good')).toHaveCount(0);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(/\/collections\/demo-games\/?(\?|$)/);
  await page.goto(`${url}/admin/collections/demo-games/trash/${doc.id}`);
  await expect(page.getByText('is in the trash. Restore it to change it.')).toBeVisible();
  const restore = page.getByRole('button', { name: 'Restore' });
  await waitForHydration(restore);
  await restore.click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(new RegExp(`/collections/demo-games/${doc.id}`));
  await expect(page.getByText('Draft', { exact: true }).first()).toBeVisible();
});
