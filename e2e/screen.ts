import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';

/** Whether the test runs at the width of a phone. */
export const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 800;

/** Questions and messages are counted by visitor, so every test is a visitor of its own. */
export const beAnotherVisitor = (page: Page) =>
  page.setExtraHTTPHeaders({
    'X-Forwarded-For': `2001:db8:${randomBytes(4).toString('hex').replace(/^.{4}/, '$&:')}::1`,
  });

/** Waits until what moves has come to rest and all rows are laid out. What follows the scrolling is never over. */
export const finishMotion = (page: Page) =>
  page.evaluate(async () => {
    const moving = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
