import { randomBytes } from 'node:crypto';
import { expect, type Page } from '@playwright/test';

/** Whether the test runs at the width of a phone. */
export const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 800;

/**
 * Gives the test its own IP address: the rate limits for questions to the assistant and contact messages apply per
 * address.
 */
export const setNewIpAddress = (page: Page) =>
  page.setExtraHTTPHeaders({
    'X-Forwarded-For': `2001:db8:${randomBytes(4).toString('hex').replace(/^.{4}/, '$&:')}::1`,
  });

/** Waits until all islands are hydrated, except those that wait until they are visible. */
export const waitForIslands = (page: Page) =>
  expect(page.locator('astro-island[ssr]:not([client=visible])')).toHaveCount(0);

/**
 * Collects the requests for the code and data of the casino-of-the-month popup, from now on. Without them it cannot
 * open later.
 */
export function collectPopupRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/part\/month$|\/(widgets|month-popup)\.[^/]+$/.test(pathname)) paths.push(pathname);
  });
  return paths;
}

/** Waits until all animations have finished, except scroll-driven ones, which never finish. */
export const waitForAnimations = (page: Page) =>
  // `finished` would stay pending for a row that leaves the screen meanwhile: the browser stops its animations.
  page.waitForFunction(
    () =>
      document
        .getAnimations()
        .every(({ playState, timeline }) => playState !== 'running' || timeline !== document.timeline),
    undefined,
    { polling: 50 },
  );
