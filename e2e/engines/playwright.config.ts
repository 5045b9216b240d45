import { defineConfig } from '@playwright/test';
import type { Display } from './engine.ts';

const PORT = Number(process.env.E2E_PORT ?? 4391);
/** Another site that runs already, for example an older build to compare with. */
const RUNNING = process.env.ENGINES_URL;

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

/** Journeys in Chromium, Firefox and WebKit, and their layouts compared. Playwright is the runner only. */
export default defineConfig<object, { display: Display }>({
  testDir: '.',
  outputDir: '../../test-results/engines',
  preserveOutput: 'always',
  fullyParallel: true,
  // Each worker runs three browsers.
  workers: 2,
  // Four browsers start at once on two cores. To be removed together with the retry of the other tests.
  retries: process.env.CI ? 1 : 0,
  // A journey walks through a page in three engines.
  timeout: 300_000,
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.CI ? 'list' : 'line',
  use: { baseURL: RUNNING ?? `http://localhost:${PORT}` },
  projects: [
    { name: 'phone', use: { display: { ...PHONE, theme: 'light' } } },
    { name: 'desktop', use: { display: { ...DESKTOP, theme: 'light' } } },
    { name: 'phone-dark', grep: /@dark/, use: { display: { ...PHONE, theme: 'dark' } } },
    { name: 'desktop-dark', grep: /@dark/, use: { display: { ...DESKTOP, theme: 'dark' } } },
  ],
  ...(RUNNING
    ? {}
    : {
        webServer: {
          command: 'node ops/up.ts start',
          cwd: '../..',
          url: `http://localhost:${PORT}/readyz`,
          env: { PORT: String(PORT), DATA_DIR: '.data/engines' },
          gracefulShutdown: { signal: 'SIGTERM', timeout: 45_000 },
          reuseExistingServer: false,
        },
      }),
});
