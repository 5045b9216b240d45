import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { type MailServer, startMailServer } from '../ops/mail-server.ts';
import {
  type StudioOnTestDatabase,
  startStudioOnTestDatabase,
  TEST_ADMIN,
} from '../ops/studio-on-test-database.ts';

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
export const test = pageTest.extend<object, { mailServer: MailServer; servers: StudioOnTestDatabase }>({
  mailServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructured first argument
    async ({}, use) => {
      const mailServer = await startMailServer();
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
      for (const colleague of [SVEN, ANNA, EEVA]) await createColleague(page, servers, colleague);
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

/** Creates a user; the page must be logged in as an admin. */
export async function createColleague(
  page: Page,
  { studio }: StudioOnTestDatabase,
  user: Colleague,
): Promise<void> {
  const response = await page.request.post(`${studio.url}/api/users`, {
    data: { ...user, password: PASSWORD },
    headers: { Origin: studio.url },
  });
  expect(response.status()).toBe(201);
}

export async function logIn(page: Page, { studio }: StudioOnTestDatabase, email = ADMIN): Promise<void> {
  await page.context().clearCookies();
  await page.goto(`${studio.url}/admin/login`);
  await waitForHydration(page);
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

/** Waits until React has hydrated the form; input before that is lost. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const form = document.querySelector('form');
    return form && Object.keys(form).some((key) => key.startsWith('__reactProps'));
  });
}

/** Waits until a list has written its query into the URL, which cancels a navigation that a click has just started. */
export async function waitForList(page: Page): Promise<void> {
  await page.waitForURL(/[?&]limit=\d/);
}

/** Follows a link in a list to its document. Clicks again if the list was not hydrated yet. */
export async function openFromList(page: Page, link: Locator): Promise<void> {
  await waitForList(page);
  await link.waitFor();
  const list = page.url();
  await expect(async () => {
    if (page.url().split('?')[0] === list.split('?')[0]) {
      await link.click({ timeout: 5_000 });
    }
    await expect(page).toHaveURL(/\/collections\/[\w-]+\/\d+/, { timeout: 10_000 });
  }).toPass({ timeout: 60_000 });
  await waitForHydration(page);
}

export async function openDocument(
  page: Page,
  { studio }: StudioOnTestDatabase,
  collection: string,
  title: string,
): Promise<void> {
  await page.goto(`${studio.url}/admin/collections/${collection}?search=${encodeURIComponent(title)}`);
  await openFromList(page, page.getByRole('link', { name: title, exact: true }));
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
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
