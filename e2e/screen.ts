import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';

/** Whether the test runs at the width of a phone. */
export const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 800;

/** Gives the test its own visitor address, because rate limits for questions and messages apply per visitor. */
export const setNewVisitorAddress = (page: Page) =>
  page.setExtraHTTPHeaders({
    'X-Forwarded-For': `2001:db8:${randomBytes(4).toString('hex').replace(/^.{4}/, '$&:')}::1`,
  });

/** Waits until animations have finished and all rows have their layout. Ignores scroll-driven ones, which never finish. */
export const waitForAnimations = (page: Page) =>
  page.evaluate(async () => {
    const moving = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
