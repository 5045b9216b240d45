import { expect } from '@playwright/test';
import { test } from './visitor.ts';

test('hovering over a link prefetches its page', async ({ page }) => {
  await page.goto('/fi/kilpailut');
  const prefetch = page.context().waitForEvent('request', {
    predicate: (request) => request.headers()['sec-purpose'] === 'prefetch',
    timeout: 30_000,
  });
  const link = page.locator('main a[href^="/fi/kasino/"]').first();
  await link.hover();
  expect(new URL((await prefetch).url()).pathname).toBe(await link.getAttribute('href'));
});

test('links that count clicks, leave the site or write data are not prefetched', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Preload.enable');
  const paths: string[] = [];
  session.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    paths.push(...preloadingAttemptSources.map(({ key }) => new URL(key.url).pathname));
  });
  await page.goto('/fi/kilpailut');
  const addLinks = (links: string[]) =>
    page.evaluate((hrefs) => {
      for (const href of hrefs) {
        const link = Object.assign(document.createElement('a'), { href, textContent: href });
        document.body.append(link);
      }
    }, links);
  await addLinks(['/go/winz-casino', '/go', '/api/click', '/fi/part/month', '/fi/pikakasinot?sort=net']);
  await expect.poll(() => paths).toContain('/fi/pikakasinot');
  // The browser reports links that it finds later after those that it found first.
  await addLinks(['/fi/mga-kasinot']);
  await expect.poll(() => paths).toContain('/fi/mga-kasinot');
  expect(paths.filter((path) => /^\/(go|api|fi\/part)/.test(path))).toEqual([]);
});
