import { listDocuments } from '@nettobonus/content/documents';
import { expect, type Page } from '@playwright/test';
import { runStudioCommand } from '../ops/studio-command.ts';
import { type StudioOnTestDatabase, startStudioOnTestDatabase } from '../ops/studio-on-test-database.ts';
import { startTestMailServer, type TestMailServer } from '../ops/test-mail-server.ts';
import { expectNoViolations } from './axe.ts';
import { type FilledStudio, fillStudio } from './fill-studio.ts';
import { pageTest as test } from './studio-pages.ts';
import { SCREENS } from './studio-screens.ts';
import { NIGHTLY } from './tags.ts';

// One after the other: a second worker would fill a second studio.
test.describe.configure({ mode: 'default' });

const WIDTHS = [390, 1440];
/** The kinds of documents that the other tests of the studio do without. */
const TEXT_KINDS: readonly string[] = ['article', 'person'];

let mailServer: TestMailServer;
let servers: StudioOnTestDatabase;
let studio: FilledStudio;
let cookies: Awaited<ReturnType<ReturnType<Page['context']>['cookies']>>;

// The state that the screens show would disturb the other tests, so this file has a studio of its own.
test.beforeAll(async ({ browser }) => {
  test.setTimeout(300_000);
  mailServer = await startTestMailServer();
  servers = await startStudioOnTestDatabase({
    studioEnv: {
      SMTP_URL: mailServer.url,
      MAIL_FROM: 'studio@nettobonus.example',
      INBOX_TO: 'inbox@nettobonus.example',
    },
  });
  const lines = listDocuments()
    .filter(({ kind, market, key }) => market === 'fi' && (TEXT_KINDS.includes(kind) || key === 'privacy'))
    .map((document) => JSON.stringify(document));
  await runStudioCommand('src/load.ts', { databaseUrl: servers.databaseUrl, lines, output: 'ignore' });
  const page = await browser.newPage();
  studio = await fillStudio(page, servers, mailServer);
  cookies = await page.context().cookies();
  await page.close();
});
test.afterAll(async () => {
  await servers.stop();
  await mailServer.stop();
});

for (const width of WIDTHS) {
  for (const { name, path, act, isPublic = false, isInCi = false } of SCREENS) {
    test(
      `axe finds nothing at ${width} pixels, light and dark: ${name}`,
      isInCi ? {} : NIGHTLY,
      async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme: 'light' });
        if (!isPublic) await page.context().addCookies(cookies);
        await page.goto(`${servers.studio.url}/admin${path(studio)}`);
        await act?.(page, studio);
        await expectNoViolations(page, 'light', 'html', ['light']);
        // Payload reads the colour scheme only when it loads a page.
        await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
        await expectNoViolations(page, 'dark', 'html', ['dark']);
        const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(excess, 'pixels of horizontal scrolling').toBeLessThanOrEqual(0);
      },
    );
  }
}
