import { listDocuments } from '@nettobonus/content/documents';
import { type Browser, expect, type Page } from '@playwright/test';
import { withServedSite } from '../bench/served-site.ts';
import { collectPopupRequests } from './screen.ts';
import { stopClock } from './stopped-clock.ts';
import { test } from './visitor.ts';

/**
 * The sample content, but Finland has no casino-of-the-month popup, Sweden is information only, and Norway has what the
 * specification says.
 */
const changedDocuments = listDocuments().map((document) => {
  if (document.kind !== 'market-settings') return document;
  const change = {
    fi: { monthPopup: false },
    se: { mode: 'information-only' as const },
    no: { quizSet: 'fi' as const, bestByCategory: 'coming-soon' as const },
  }[document.market as string];
  return { ...document, body: { ...document.body, ...change } };
});

/** Opens a page as a new visitor and lets the popup's delay pass. */
async function openForPopup(browser: Browser, url: string): Promise<{ page: Page; requests: string[] }> {
  const page = await browser.newPage();
  const requests = collectPopupRequests(page);
  await stopClock(page);
  await page.goto(url);
  await page.clock.runFor(5_000);
  return { page, requests };
}

test('the market settings turn the casino-of-the-month popup off, and choose the quiz questions and the empty entries of the home page', async ({
  browser,
  page,
}) => {
  await withServedSite(async (site) => {
    const danish = await openForPopup(browser, `${site}/dk/privatliv`);
    await expect(danish.page.locator('#month-popup')).toBeVisible();
    expect(danish.requests).toContain('/dk/part/month');
    for (const path of ['/fi/tietosuoja', '/se/integritet']) {
      const other = await openForPopup(browser, `${site}${path}`);
      await expect(other.page.locator('#month-popup')).toBeHidden();
      expect(other.requests).toEqual([]);
      await other.page.close();
    }
    await danish.page.close();
    expect((await page.request.get(`${site}/fi/part/month`)).status()).toBe(404);
    await page.goto(`${site}/no`);
    await page.locator('.hero-tools [data-opens=quiz]').click();
    await expect(page.locator('#quiz')).toContainText('Millaista bonusta etsit?');
    await expect(page.locator('#quiz .quiz-question')).toHaveAttribute('lang', 'fi');
    await expect(page.locator('.best').getByText('Coming Soon')).toHaveCount(5);
  }, changedDocuments);
});
