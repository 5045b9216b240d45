import { expect, test } from '@playwright/test';
import { waitForIslands } from './screen.ts';

test('pages comply with their content security policy and request no other host', async ({
  page,
  baseURL,
}) => {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '')) problems.push(request.url());
  });
  for (const path of ['/fi', '/se/omsattningsfria', '/no/kasino/crab-slots', '/dk/privatliv']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await waitForIslands(page);
  }
  expect(problems).toEqual([]);
});

test('an injected inline script does not run', async ({ page }) => {
  await page.goto('/fi');
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.injected = true';
    document.body.append(script);
    return 'injected' in window;
  });
  expect(ran).toBe(false);
});
