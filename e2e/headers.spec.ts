import { expect, test } from '@playwright/test';

for (const path of [
  '/fi',
  '/se/casinorecensioner',
  '/dk/kasino/winz-casino',
  '/no/finnes-ikke',
  '/readyz',
  '/',
]) {
  test(`${path} is answered with the security headers`, async ({ request }) => {
    const headers = (await request.get(path, { maxRedirects: 0 })).headers();
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': expect.stringMatching(/max-age=\d{8}/),
      'permissions-policy': expect.stringContaining('camera=()'),
    });
  });
}

test('the policy allows no inline script and no eval', async ({ request }) => {
  const policy = (await request.get('/fi')).headers()['content-security-policy'] ?? '';
  const directives = new Map(policy.split(';').map((part) => [part.trim().split(' ')[0], part.trim()]));
  expect(directives.get('script-src')).toBeDefined();
  expect(directives.get('script-src')).not.toMatch(/unsafe-(inline|eval)/);
  expect(directives.get('style-src')).not.toContain('unsafe-inline');
  expect(directives.get('default-src')).toBe("default-src 'self'");
  expect(directives.get('frame-ancestors')).toBe("frame-ancestors 'none'");
});

test('pages keep to their policy and ask no other host', async ({ page, baseURL }) => {
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
  }
  expect(problems).toEqual([]);
});

test('an inline script does not run', async ({ page }) => {
  await page.goto('/fi');
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.injected = true';
    document.body.append(script);
    return 'injected' in window;
  });
  expect(ran).toBe(false);
});
