import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_FLAGS, HEADLESS_CHROMIUM } from '../bench/browser.ts';

// Two checkouts can run tests at the same time, each on its own port.
const PORT = Number(process.env.E2E_PORT ?? 4390);

const DESKTOP = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } };
const STUDIO = /studio.*\.spec\.ts/;
/** These tests have their own configuration. */
const ENGINES = /engines\//;

/** Run every language, width and theme, as at night. By default, tests with the tag `@nightly` (`NIGHTLY`) are skipped. */
const ALL = Boolean(process.env.E2E_ALL);

export default defineConfig({
  testDir: '.',
  testMatch: /\.spec\.ts$/,
  outputDir: '../test-results',
  fullyParallel: true,
  // One per core: with more, the browsers slow one another down.
  workers: 2,
  // Generous: a shared machine can stall for seconds. Benchmarks check the limits that we promise.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  ...(ALL ? {} : { grepInvert: /@nightly/ }),
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.CI ? 'list' : 'line',
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: { executablePath: HEADLESS_CHROMIUM, args: CHROMIUM_FLAGS },
    trace: process.env.CI ? 'off' : 'retain-on-failure',
  },
  projects: [
    // First, because its files take the longest.
    { name: 'studio', testMatch: STUDIO, use: DESKTOP },
    { name: 'desktop', testIgnore: [STUDIO, ENGINES], use: DESKTOP },
    {
      name: 'phone',
      testMatch: /(shell|focus|accessibility|listing|reviews|month-popup|picker|toasts)\.spec\.ts/,
      ...(ALL ? {} : { grep: /@phone/ }),
      use: { ...devices['Desktop Chrome'], viewport: { width: 390, height: 844 }, hasTouch: true },
    },
  ],
  webServer: {
    command: 'node ops/up.ts start',
    cwd: '..',
    url: `http://localhost:${PORT}/readyz`,
    timeout: 180_000,
    // Tests set their own visitor address in X-Forwarded-For, as a proxy would.
    env: { PORT: String(PORT), DATA_DIR: '.data/e2e', TRUSTED_PROXY_HOPS: '1' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 45_000 },
    reuseExistingServer: false,
  },
});
