import { defineConfig } from '@playwright/test';
import type { Display } from './engine.ts';

const PORT = Number(process.env.E2E_PORT ?? 4391);
/** Tests a site that is already running, for example an older build, instead of starting one. */
const RUNNING_SITE_URL = process.env.ENGINES_URL;

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

/** Runs journeys in Chromium, Firefox and WebKit and compares their layouts. Playwright is only the test runner. */
export default defineConfig<object, { display: Display }>({
  testDir: '.',
  outputDir: '../../test-results/engines',
  preserveOutput: 'always',
  fullyParallel: true,
  // Each worker runs three browsers.
  workers: 2,
  // A test runs its journey in three engines.
  timeout: 300_000,
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.CI ? 'list' : 'line',
  use: { baseURL: RUNNING_SITE_URL ?? `http://localhost:${PORT}` },
  projects: [
    { name: 'phone', use: { display: { ...PHONE, theme: 'light' } } },
    { name: 'desktop', use: { display: { ...DESKTOP, theme: 'light' } } },
    { name: 'phone-dark', grep: /@dark/, use: { display: { ...PHONE, theme: 'dark' } } },
    { name: 'desktop-dark', grep: /@dark/, use: { display: { ...DESKTOP, theme: 'dark' } } },
  ],
  ...(RUNNING_SITE_URL
    ? {}
    : {
        webServer: {
          command: 'node ops/up.ts start',
          cwd: '../..',
          url: `http://localhost:${PORT}/readyz`,
          timeout: 180_000,
          env: { PORT: String(PORT), DATA_DIR: '.data/engines' },
          gracefulShutdown: { signal: 'SIGTERM', timeout: 45_000 },
          reuseExistingServer: false,
        },
      }),
});
