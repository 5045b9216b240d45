import type { Page } from '@playwright/test';

/** The clock runs between `install` and `pauseAt`, which rejects a time in the past: allow for a busy machine. */
const MARGIN_MS = 60_000;

/** Stops the clock of the page: from now on only `page.clock` advances it. */
export async function stopClock(page: Page): Promise<void> {
  const start = new Date('2026-11-15T12:00:00Z').getTime();
  await page.clock.install({ time: start });
  await page.clock.pauseAt(start + MARGIN_MS);
}
