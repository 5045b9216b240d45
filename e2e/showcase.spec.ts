import { MARKETS } from '@nettobonus/domain/markets/market';
import { expect, type Page } from '@playwright/test';
import { waitForIslands } from './screen.ts';
import { stopClock } from './stopped-clock.ts';
import { tagForLanguage } from './tags.ts';
import { test } from './visitor.ts';

const current = (page: Page) => page.locator('.showcase-card').first().locator('h2');
const offset = (page: Page) =>
  page
    .locator('.showcase-strip')
    .evaluate((strip: HTMLElement) => strip.style.transform.match(/^translateY\(-?(.*)%\)$/)?.[1]);

/**
 * Opens the page with a clock that only the test advances, and waits until the rotating showcase of the home page is
 * hydrated.
 */
async function openShowcase(page: Page) {
  await stopClock(page);
  await page.goto('/fi');
  await expect(
    page.locator('astro-island[ssr]').filter({ has: page.locator('.showcase-window') }),
  ).toHaveCount(0);
}

const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

/** Pauses the showcase at its first casino: the arrows pause it. */
async function stopAtFirst(page: Page) {
  await press(page, 'Seuraava');
  await press(page, 'Edellinen');
}

/** Runs the clock in small steps, because each turn starts the timer of the next one. */
async function runTurn(page: Page) {
  for (let step = 0; step < 70; step++) await page.clock.runFor(80);
}

test('the showcase stops when paused, shows the next casino on demand, and resumes; dots show the position', async ({
  page,
}) => {
  await openShowcase(page);
  await stopAtFirst(page);
  await page.clock.runFor(20_000);
  await expect(current(page)).toHaveText('Winz Casino');

  await press(page, 'Seuraava');
  await expect(current(page)).toHaveText('Speedz Casino');
  await expect(page.locator('.showcase-count')).toHaveText('2/12');
  await expect(page.locator('.showcase-dots i')).toHaveCount(12);
  await expect(page.locator('.showcase-dots i').nth(1)).toHaveClass('is-current');
  await press(page, 'Jatka kiertoa');
  await runTurn(page);
  await expect(current(page)).toHaveText('Kiekka Casino');
});

test('with reduced motion the showcase does not move; otherwise it stops only while it has the keyboard focus', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openShowcase(page);
  await page.clock.runFor(20_000);
  await expect(current(page)).toHaveText('Winz Casino');

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await stopAtFirst(page);
  await press(page, 'Jatka kiertoa');
  await page.keyboard.press('Shift+Tab');
  await expect(page.locator('.showcase-actions a').first()).toBeFocused();
  await page.clock.runFor(20_000);
  await expect(current(page)).toHaveText('Winz Casino');
  expect(await offset(page)).toBe('0');
  // Focus on the pause button does not stop the rotation.
  await page.keyboard.press('Tab');
  await page.clock.runFor(4_100);
  await expect.poll(() => offset(page)).not.toBe('0');
});

for (const market of MARKETS) {
  test(
    `in ${market} no turn of the showcase changes its height or moves the page below`,
    tagForLanguage(market),
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const width of [320, 390, 768, 1000, 1440]) {
        await page.setViewportSize({ width, height: 844 });
        await page.goto(`/${market}`);
        await waitForIslands(page);
        const heights = new Set<number>();
        for (let turn = 0; turn < 12; turn++) {
          await page.locator('.showcase-step').last().click();
          await expect(page.locator('.showcase-count')).toHaveText(`${((turn + 1) % 12) + 1}/12`);
          heights.add(await page.locator('.showcase').evaluate((row) => row.getBoundingClientRect().height));
        }
        expect.soft([...heights], `${width} pixels`).toHaveLength(1);
      }
    },
  );
}

const hydratedPauseButton = (page: Page) =>
  page.locator('astro-island:not([ssr])').getByRole('button', { name: 'Pysäytä kierto' });

test('a chunk that fails to load is requested again; a second failure is reported, unless a handler cancels it', async ({
  page,
}) => {
  const reported: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('[astro-island]')) reported.push(message.text());
  });
  const everyRequest = /islands\.[^/]+\.js/;
  await page.route(everyRequest, (route) => route.abort());
  await page.goto('/fi');
  const islands = await page.locator('astro-island').count();
  await expect.poll(() => reported).toHaveLength(islands);
  expect(reported[0]).toContain('islands.');
  await expect(current(page)).toHaveText('Winz Casino');
  await expect(hydratedPauseButton(page)).toHaveCount(0);

  await page.addInitScript(() =>
    addEventListener('astro:hydration-error', (event) => {
      event.preventDefault();
      const { dataset } = document.documentElement;
      dataset.lost = String(Number(dataset.lost ?? 0) + 1);
    }),
  );
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-lost', String(islands));
  expect(reported).toHaveLength(islands);

  // The second request has a query string.
  await page.unroute(everyRequest);
  await page.route(/islands\.[^/]+\.js$/, (route) => route.abort());
  await page.reload();
  await expect(hydratedPauseButton(page)).toBeVisible();
  await waitForIslands(page);
  expect(reported).toHaveLength(islands);
});
