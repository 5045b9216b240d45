import { listDocuments } from '@nettobonus/content/documents';
import { type Browser, expect, type Page } from '@playwright/test';
import { withServedSite } from '../bench/served-site.ts';
import { stopClock } from './stopped-clock.ts';
import { test } from './visitor.ts';

/** The sample content, but Finland has no popup, Sweden is information only, and Norway has its own quiz questions. */
const changedDocuments = listDocuments().map((document) => {
  if (document.kind !== 'market-settings') return document;
  const change = {
    fi: { monthPopup: false },
    se: { mode: 'information-only' as const },
    no: { quizSet: 'no' as const },
  }[document.market as string];
  return { ...document, body: { ...document.body, ...change } };
});

/** Opens a page as a new visitor and lets the popup's delay pass. */
async function openForPopup(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage();
  await stopClock(page);
  await page.goto(url);
  await page.clock.runFor(5_000);
  return page;
}

test('the market settings turn the popup off and choose the set of quiz questions', async ({
  browser,
  page,
}) => {
  await withServedSite(async (site) => {
    const danish = await openForPopup(browser, `${site}/dk/privatliv`);
    await expect(danish.locator('#month-popup')).toBeVisible();
    for (const path of ['/fi/tietosuoja', '/se/integritet']) {
      const other = await openForPopup(browser, `${site}${path}`);
      await other.waitForTimeout(1_000);
      await expect(other.locator('#month-popup')).toBeHidden();
      await other.close();
    }
    await danish.close();
    expect((await page.request.get(`${site}/fi/part/month`)).status()).toBe(404);
    await page.goto(`${site}/no`);
    await page.locator('.hero-tools [data-opens=quiz]').click();
    await expect(page.locator('#quiz')).toContainText('Hva slags bonus ser du etter?');
  }, changedDocuments);
});
