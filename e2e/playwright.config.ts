import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_FLAGS, HEADLESS_CHROMIUM } from '../bench/browser.ts';

// Two checkouts can be tried at once, each on a port of its own.
const PORT = Number(process.env.E2E_PORT ?? 4390);

const DESKTOP = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } };
const STUDIO = /studio.*\.spec\.ts/;
/** Has a configuration of its own. */
const ENGINES = /engines\//;

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  // One more than there are cores: many a journey waits, for a time limit, a mail or a minute to be over.
  workers: 3,
  // Axe reads pages of thousands of elements, on machines of two cores.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  // What passes only at the second try is listed as flaky: a fault to look into, not one to hold a change up.
  retries: process.env.CI ? 1 : 0,
  reporter: process.env.CI ? 'list' : 'line',
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: { executablePath: HEADLESS_CHROMIUM, args: CHROMIUM_FLAGS },
    // In CI only what is tried again is recorded.
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
  },
  projects: [
    { name: 'desktop', testIgnore: [STUDIO, ENGINES], use: DESKTOP },
    // Forms of a few hundred fields, on the same two cores as everything else.
    {
      name: 'studio',
      testMatch: STUDIO,
      use: { ...DESKTOP, actionTimeout: 30_000 },
      expect: { timeout: 15_000 },
    },
    {
      name: 'phone',
      testMatch: /(shell|accessibility|listing|reviews|month-popup|picker|toasts)\.spec\.ts/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 390, height: 844 }, hasTouch: true },
    },
  ],
  webServer: {
    command: 'node ops/up.ts start',
    cwd: '..',
    url: `http://localhost:${PORT}/readyz`,
    // Tests that count as visitors of their own name an address as a proxy would.
    env: { PORT: String(PORT), DATA_DIR: '.data/e2e', TRUSTED_PROXY_HOPS: '1' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 45_000 },
    reuseExistingServer: false,
  },
});
