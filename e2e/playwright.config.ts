import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_FLAGS, HEADLESS_CHROMIUM } from '../bench/browser.ts';

// Two checkouts can run tests at the same time, each on its own port.
const PORT = Number(process.env.E2E_PORT ?? 4390);

const DESKTOP = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } };
const STUDIO = /studio.*\.spec\.ts/;
/** Has its own configuration. */
const ENGINES = /engines\//;

/**
 * Journeys that Finnish has too, in another language: they prove texts and widths, not behaviour. `npm run e2e:all` runs
 * them as well.
 */
const OTHER_LANGUAGES = new RegExp(
  '(accessibility|listing|reviews|review-list|calculator|compare|chat|quiz|picker|month-popup|toasts|demo-games|competitions|method)' +
    String.raw`\.spec\.ts ((se|no|dk) |(.* )?in (se|no|dk)\b|.*/(se|no|dk)\b)`,
);

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  // One more than the cores: many tests wait for a timeout, a mail or the next minute.
  workers: 3,
  // Axe checks pages with thousands of elements on two cores.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  ...(process.env.E2E_ALL ? {} : { grepInvert: OTHER_LANGUAGES }),
  forbidOnly: Boolean(process.env.CI),
  // A test that passes on retry is reported as flaky: worth a look, but it does not block a change.
  retries: process.env.CI ? 1 : 0,
  reporter: process.env.CI ? 'list' : 'line',
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: { executablePath: HEADLESS_CHROMIUM, args: CHROMIUM_FLAGS },
    // In CI record retries only.
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
  },
  projects: [
    { name: 'desktop', testIgnore: [STUDIO, ENGINES], use: DESKTOP },
    // Longer timeouts: forms have a few hundred fields and share two cores with everything else.
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
    // Tests set their own visitor address in X-Forwarded-For, as a proxy would.
    env: { PORT: String(PORT), DATA_DIR: '.data/e2e', TRUSTED_PROXY_HOPS: '1' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 45_000 },
    reuseExistingServer: false,
  },
});
