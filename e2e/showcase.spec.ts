import { expect, type Page } from '@playwright/test';
import { NIGHTLY } from './tags.ts';
import { test } from './visitor.ts';

const current = (page: Page) => page.locator('.reel-card').first().locator('h2');
const offset = (page: Page) =>
  page.locator('.reel-strip').evaluate((strip: HTMLElement) => strip.style.getPropertyValue('--offset'));

/** Opens the page with a stopped clock and the reel at its first casino. */
async function openReel(page: Page) {
  const start = new Date('2025-11-15T12:00:00Z');
  await page.clock.install({ time: start });
  await page.goto('/fi');
  await expect(page.locator('astro-island[ssr]').filter({ has: page.locator('.reel-window') })).toHaveCount(
    0,
  );
  // A radio button that is already checked cannot be selected again.
  await page.getByRole('radio', { name: 'Speedz Casino, 3/12' }).click();
  await page.getByRole('radio', { name: 'Winz Casino, 1/12' }).click();
  await page.clock.pauseAt(new Date(start.getTime() + 60_000));
}

test('every four seconds it turns in eight steps of 80 ms, and after 100 ms the next casino is current', async ({
  page,
}) => {
  await openReel(page);
  await page.getByRole('button', { name: 'Jatka kiertoa' }).click();
  await expect(current(page)).toHaveText('Winz Casino');
  await page.clock.runFor(3_900);
  expect(await offset(page)).toBe('0');
  await page.clock.runFor(100);
  await expect.poll(() => offset(page)).toBe('12.5');
  for (let step = 2; step <= 8; step++) {
    await page.clock.runFor(80);
    await expect.poll(() => offset(page)).toBe(String(step * 12.5));
  }
  await expect(current(page)).toHaveText('Winz Casino');
  await page.clock.runFor(100);
  await expect(current(page)).toHaveText('Rizzio Casino');
  expect(await offset(page)).toBe('0');
  // The next turn starts four seconds after the start of this one, which took 660 ms.
  await page.clock.runFor(3_300);
  expect(await offset(page)).toBe('0');
  await page.clock.runFor(40);
  await expect.poll(() => offset(page)).toBe('12.5');
});

test('it stops when paused, shows the casino of a clicked dot, and resumes', async ({ page }) => {
  await openReel(page);
  await page.clock.runFor(20_000);
  await expect(current(page)).toHaveText('Winz Casino');
  await page.getByRole('radio', { name: 'Speedz Casino, 3/12' }).click();
  await expect(current(page)).toHaveText('Speedz Casino');
  await page.getByRole('button', { name: 'Jatka kiertoa' }).click();
  // In small steps, because each turn starts the next one.
  for (let step = 0; step < 70; step++) await page.clock.runFor(80);
  await expect(current(page)).toHaveText('Casinoist');
});

test('the dots are a single tab stop, and the arrow keys move between them', async ({ page }) => {
  await openReel(page);
  await page.locator('.reel-pause').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'Winz Casino, 1/12' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Speedz Casino, 3/12' })).toBeFocused();
  await expect(current(page)).toHaveText('Speedz Casino');
  await page.keyboard.press('Tab');
  await expect(page.locator('.reel-dots :focus')).toHaveCount(0);
});

test('with reduced motion it does not move', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto('/fi');
  await page.clock.runFor(20_000);
  await expect(current(page)).toHaveText('Winz Casino');
});

test('it stops in a hidden tab', NIGHTLY, async ({ page }) => {
  await openReel(page);
  await page.getByRole('button', { name: 'Jatka kiertoa' }).click();
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.clock.runFor(20_000);
  await expect(current(page)).toHaveText('Winz Casino');
});

test('it stops while it has the focus, and resumes afterwards', NIGHTLY, async ({ page }) => {
  await openReel(page);
  await page.getByRole('button', { name: 'Jatka kiertoa' }).click();
  await page.keyboard.press('Shift+Tab');
  await expect(page.locator('.reel-actions a').first()).toBeFocused();
  await page.clock.runFor(20_000);
  await expect(current(page)).toHaveText('Winz Casino');
  expect(await offset(page)).toBe('0');
  // Focus on its own button does not stop the rotation.
  await page.keyboard.press('Tab');
  await page.clock.runFor(4_100);
  await expect.poll(() => offset(page)).not.toBe('0');
});

const hydratedPause = (page: Page) =>
  page.locator('astro-island:not([ssr])').getByRole('button', { name: 'Pysäytä kierto' });

test('a chunk that fails to load is requested again', async ({ page }) => {
  await page.route(/islands\.[^/]+\.js$/, (route) => route.abort());
  await page.goto('/fi');
  await expect(hydratedPause(page)).toBeVisible();
});

test('a second failure is reported, unless a handler cancels it', async ({ page }) => {
  const reported: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('[astro-island]')) reported.push(message.text());
  });
  await page.route(/islands\.[^/]+\.js/, (route) => route.abort());
  await page.goto('/fi');
  const islands = await page.locator('astro-island').count();
  await expect.poll(() => reported).toHaveLength(islands);
  expect(reported[0]).toContain('islands.');
  await expect(current(page)).toHaveText('Winz Casino');
  await expect(hydratedPause(page)).toHaveCount(0);

  await page.addInitScript(() =>
    addEventListener('astro:hydration-error', (event) => {
      event.preventDefault();
      document.documentElement.dataset.lost = 'cancelled';
    }),
  );
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-lost', 'cancelled');
  expect(reported).toHaveLength(islands);
});
