import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{packages,apps,content,ops,bench}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/dist/**', '**/*.int.test.ts'],
          // Property tests run thousands of cases, which takes time on a busy machine.
          testTimeout: 30_000,
          // The tested modules keep no state; loading them anew for each file took twice as long as the tests.
          pool: 'threads',
          isolate: false,
        },
      },
      {
        test: {
          name: 'integration',
          include: ['{packages,apps,ops}/**/*.int.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          // Each file has its own database and spends most of its time waiting for it.
          maxWorkers: 3,
          // As with the end-to-end tests: a test that passes only on retry is reported as flaky and must be investigated.
          retry: process.env.CI ? 1 : 0,
        },
      },
    ],
  },
});
