import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_FLAGS, HEADLESS_CHROMIUM } from '../bench/browser.ts';

// Two checkouts can run tests at the same time, each on its own port.
const PORT = Number(process.env.E2E_PORT ?? 4390);

const DESKTOP = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } };
const STUDIO = /studio.*\.spec\.ts/;
/** Has its own configuration. */
const ENGINES = /engines\//;

/** Every language, width and theme, instead of only the tests that no other one repeats. */
const ALL = Boolean(process.env.E2E_ALL);

export default defineConfig({
  testDir: '.',
  testMatch: /\.spec\.ts$/,
  outputDir: '../test-results',
  fullyParallel: true,
  // One for each core: with more, the browsers wait for one another.
  workers: 2,
  // Axe checks pages with thousands of elements on two cores.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  ...(ALL ? {} : { grepInvert: /@all/ }),
  forbidOnly: Boolean(process.env.CI),
  // Two tests of the studio fail now and then while two studios start at once. To be removed with its cause.
  retries: process.env.CI ? 1 : 0,
  reporter: process.env.CI ? 'list' : 'line',
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: { executablePath: HEADLESS_CHROMIUM, args: CHROMIUM_FLAGS },
    trace: process.env.CI ? 'off' : 'retain-on-failure',
  },
  projects: [
    // First, because its files take longest. Longer timeouts: forms have a few hundred fields and share two cores with everything else.
    {
      name: 'studio',
      testMatch: STUDIO,
      use: { ...DESKTOP, actionTimeout: 30_000 },
      expect: { timeout: 15_000 },
    },
    { name: 'desktop', testIgnore: [STUDIO, ENGINES], use: DESKTOP },
    {
      name: 'phone',
      testMatch: /(shell|accessibility|listing|reviews|month-popup|picker|toasts)\.spec\.ts/,
      ...(ALL ? {} : { grep: /@phone/ }),
      use: { ...devices['Desktop Chrome'], viewport: { width: 390, height: 844 }, hasTouch: true },
    },
  ],
  webServer: {
    command: 'node ops/up.ts start',
    cwd: '..',
    url: `http://localhost:${PORT}/readyz`,
    // Tests set their own visitor address in X-Forwarded-For, as a proxy would.
    env: { PORT: String(PORT), DATA_DIR: '.data/e2e', TRUSTED_PROXY_HOPS: '1' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 45_000 },
    reuseExistingServer: false,
  },
});
