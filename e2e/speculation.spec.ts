import { expect } from '@playwright/test';
import { test } from './visitor.ts';

test('hovering over a link prefetches its page, and a click shows the prefetched page', async ({ page }) => {
  await page.goto('/fi/kilpailut');
  const ahead = page.context().waitForEvent('request', {
    predicate: (request) => request.headers()['sec-purpose'] === 'prefetch',
    timeout: 5_000,
  });
  const link = page.locator('main a[href^="/fi/kasino/"]').first();
  await link.hover();
  expect(new URL((await ahead).url()).pathname).toBe(await link.getAttribute('href'));
});

test('links that count clicks, leave the site or write data are not prefetched', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Preload.enable');
  const addresses: string[] = [];
  session.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    addresses.push(...preloadingAttemptSources.map(({ key }) => new URL(key.url).pathname));
  });
  await page.goto('/fi/kilpailut');
  await page.evaluate(() => {
    for (const href of [
      '/go/winz-casino',
      '/go',
      '/api/click',
      '/fi/part/month',
      '/fi/pikakasinot?sort=net',
    ]) {
      const link = Object.assign(document.createElement('a'), { href, textContent: href });
      document.body.append(link);
    }
  });
  await expect.poll(() => addresses).toContain('/fi/pikakasinot');
  expect(addresses.filter((address) => /^\/(go|api|fi\/part)/.test(address))).toEqual([]);
});
