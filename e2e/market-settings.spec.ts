import { listDocuments } from '@nettobonus/content/documents';
import { type Browser, expect } from '@playwright/test';
import { withServedSite } from '../bench/served-site.ts';
import { stopClock } from './stopped-clock.ts';
import { test } from './visitor.ts';

/** The sample content with the popup disabled in Finland, Sweden as information only, and Norway's own questions. */
const changed = listDocuments().map((document) => {
  if (document.kind !== 'market-settings') return document;
  const change = {
    fi: { monthPopup: false },
    se: { mode: 'information-only' as const },
    no: { quizSet: 'no' as const },
  }[document.market as string];
  return { ...document, body: { ...document.body, ...change } };
});

/** Whether the popup opens for a new visitor. */
async function opensPopup(browser: Browser, address: string): Promise<boolean> {
  const page = await browser.newPage();
  await stopClock(page);
  await page.goto(address);
  await page.clock.runFor(5_000);
  const isOpen = await page
    .locator('#month-popup')
    .waitFor({ timeout: 3_000 })
    .then(() => true)
    .catch(() => false);
  await page.close();
  return isOpen;
}

test('the market settings turn the popup off and choose the set of quiz questions', async ({
  browser,
  page,
}) => {
  await withServedSite(async (site) => {
    expect(await opensPopup(browser, `${site}/dk/privatliv`)).toBe(true);
    expect(await opensPopup(browser, `${site}/fi/tietosuoja`)).toBe(false);
    expect(await opensPopup(browser, `${site}/se/integritet`)).toBe(false);
    expect((await page.request.get(`${site}/fi/part/month`)).status()).toBe(404);
    await page.goto(`${site}/no`);
    await page.locator('.hero-tools [data-opens=quiz]').click();
    await expect(page.locator('#quiz')).toContainText('Hva slags bonus ser du etter?');
  }, changed);
});
