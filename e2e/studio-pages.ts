import { test as base, expect, type Locator, type Page, type Response } from '@playwright/test';
import {
  type StudioOnTestDatabase,
  startStudioOnTestDatabase,
  TEST_ADMIN,
} from '../ops/studio-on-test-database.ts';
import { startTestMailServer, type TestMailServer } from '../ops/test-mail-server.ts';

export const { email: ADMIN, password: PASSWORD } = TEST_ADMIN;

/** For tests of the studio's pages. A test fails if a page violates the content security policy. */
export const pageTest = base.extend({
  page: async ({ page }, use) => {
    const violations: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) violations.push(message.text());
    });
    await use(page);
    expect(violations).toEqual([]);
  },
});

/**
 * Tests with a studio that has an admin, colleagues and a mail server. All files that a worker runs share the studio,
 * because it takes several seconds to start. Each file changes only documents of its own.
 */
export const test = pageTest.extend<object, { mailServer: TestMailServer; servers: StudioOnTestDatabase }>({
  mailServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructured first argument
    async ({}, use) => {
      const mailServer = await startTestMailServer();
      await use(mailServer);
      await mailServer.stop();
    },
    { scope: 'worker' },
  ],
  servers: [
    async ({ mailServer, browser }, use) => {
      const servers = await startStudioOnTestDatabase({
        studioEnv: {
          SMTP_URL: mailServer.url,
          MAIL_FROM: 'studio@nettobonus.example',
          INBOX_TO: 'inbox@nettobonus.example',
        },
      });
      const page = await browser.newPage();
      await logIn(page, servers);
      for (const colleague of [SVEN, ANNA, EEVA]) {
        await createColleague(page, servers, colleague, mailServer);
      }
      await page.close();
      await use(servers);
      await servers.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

export interface Colleague {
  name: string;
  email: string;
  role: 'editor' | 'market-editor' | 'analyst';
  markets?: readonly string[];
}

/** Invites a user, and chooses the password with the link of the invitation. The page must be logged in as an admin. */
export async function createColleague(
  page: Page,
  servers: StudioOnTestDatabase,
  user: Colleague,
  mailServer?: TestMailServer,
): Promise<void> {
  const { url } = servers.studio;
  const data = { token: await invite(page, servers, user, mailServer), password: PASSWORD };
  const headers = { Origin: url };
  const accepted = await page.request.post(`${url}/api/users/reset-password`, { data, headers });
  expect(accepted.status()).toBe(200);
}

/**
 * Invites a user. Returns the token of the link: from the email, or from the response if the studio has no mail server.
 */
export async function invite(
  page: Page,
  { studio }: StudioOnTestDatabase,
  user: Colleague,
  mailServer?: TestMailServer,
): Promise<string> {
  const headers = { Origin: studio.url };
  const response = await page.request.post(`${studio.url}/api/users`, { data: user, headers });
  expect(response.status()).toBe(201);
  const text = mailServer ? await readEmail(mailServer, user.email) : (await response.json()).link;
  return /choose-password\/([0-9a-f]{40})/.exec(text)?.[1] ?? '';
}

/** Waits for an email, and joins the lines that its encoding broke. */
async function readEmail({ emails }: TestMailServer, address: string): Promise<string> {
  const find = () => emails.find(({ to }) => to.includes(address));
  await expect.poll(find).toBeDefined();
  return find()?.raw.replace(/=\r?\n/g, '') ?? '';
}

export async function logIn(page: Page, { studio }: StudioOnTestDatabase, email = ADMIN): Promise<void> {
  await page.context().clearCookies();
  await page.goto(`${studio.url}/admin/login`);
  await waitForHydration(page.getByRole('button', { name: 'Login' }));
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  // The first login loads the process's modules and hashes a password, while another studio may be starting.
  await expect(page).not.toHaveURL(/login/, { timeout: 45_000 });
}

export const SVEN: Colleague = {
  name: 'Sven',
  email: 'sven@example.org',
  role: 'market-editor',
  markets: ['se'],
};
export const EEVA: Colleague = { name: 'Eeva', email: 'eeva@example.org', role: 'editor' };
export const ANNA: Colleague = { name: 'Anna', email: 'anna@example.org', role: 'analyst' };

/** Waits until React reacts to an element. Input before that is lost. Links work before. */
export async function waitForHydration(element: Locator): Promise<void> {
  await expect.poll(() => element.evaluate(isHydrated)).toBe(true);
}

interface Fiber {
  alternate: Fiber | null;
  flags: number;
  return: Fiber | null;
}

/** Runs in the browser. */
async function isHydrated(element: Element): Promise<boolean> {
  // React sets this property while it renders. It drops events until it has committed, that is, while an ancestor still
  // has the flag Placement or Hydrating: the same condition as in its function `getNearestMountedFiber`.
  const [, mounted] = Object.entries(element).find(([key]) => key.startsWith('__reactFiber$')) ?? [];
  if (!mounted) return false;
  for (let fiber: Fiber | null = mounted; fiber && !fiber.alternate; fiber = fiber.return) {
    if (fiber.flags & 4098) return false;
  }
  // An effect of Payload's outermost provider sets this property, after the effects of all components inside it.
  if (!document.documentElement.style.getPropertyValue('--vw')) return false;
  // A boundary that React hydrates later runs its effects within a frame.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  return element.isConnected;
}

/** Waits until a list has written its query into the URL, which cancels a navigation that a click has just started. */
export async function waitForList(page: Page): Promise<void> {
  await page.waitForURL(/[?&]limit=\d/);
}

/** Follows a link in a list to its document. */
export async function openFromList(page: Page, link: Locator): Promise<void> {
  await waitForList(page);
  await waitForHydration(link);
  await link.click();
  await expect(page).toHaveURL(/\/collections\/[\w-]+\/\d+/);
  await waitForForm(page);
}

/** Waits until the form of a document is ready. Payload sets this attribute for tests. */
export async function waitForForm(page: Page): Promise<void> {
  await page.locator('.collection-edit__form[data-form-ready=true]').waitFor();
}

export async function openDocument(
  page: Page,
  { studio }: StudioOnTestDatabase,
  collection: string,
  title: string,
): Promise<void> {
  await page.goto(`${studio.url}/admin/collections/${collection}?search=${encodeURIComponent(title)}`);
  await openFromList(page, page.getByRole('table').getByRole('link', { name: title, exact: true }));
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
}

/** Whether a response is that of an autosave whose fields match: an earlier one may still be under way. */
export function isAutosave(response: Response, fields: RegExp): boolean {
  return response.url().includes('autosave=true') && fields.test(response.request().postData() ?? '');
}

/** Whether a page of the site currently contains a text. */
export async function isShown(
  page: Page,
  { site }: StudioOnTestDatabase,
  path: string,
  text: string,
): Promise<boolean> {
  return (await (await page.request.get(site.url + path)).text()).includes(text);
}

/** Selects an option in a select field. */
export async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.locator(`#field-${field}`).getByRole('combobox').click();
  await page.getByRole('option', { name: option }).click();
}
