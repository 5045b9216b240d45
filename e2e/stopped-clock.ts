import type { Page } from '@playwright/test';

/** From now on the clock of the page's documents only moves when told. */
export async function stopClock(page: Page): Promise<void> {
  const start = new Date('2026-11-15T12:00:00Z').getTime();
  await page.clock.install({ time: start });
  await page.clock.pauseAt(start + 1_000);
}
