import type { Page } from '@playwright/test';

/** Whether the test runs at the width of a phone. */
export const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 800;
