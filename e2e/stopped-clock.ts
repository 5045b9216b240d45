import type { Page } from '@playwright/test';

/** The clock runs until it is stopped, and cannot be stopped in its past: a busy machine takes its time in between. */
const MARGIN_MS = 60_000;

/** From now on the clock of the page's documents only moves when told. */
export async function stopClock(page: Page): Promise<void> {
  const start = new Date('2026-11-15T12:00:00Z').getTime();
  await page.clock.install({ time: start });
  await page.clock.pauseAt(start + MARGIN_MS);
}
