import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{packages,apps,content,ops,bench}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/dist/**', '**/*.int.test.ts'],
          // Properties run thousands of cases; a busy machine takes its time over them.
          testTimeout: 30_000,
          // What they test keeps nothing between files; loading all of it anew for each took twice as long as the tests.
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
          // Each file has a database of its own, and most of its time is spent waiting for it.
          maxWorkers: 3,
          // As with journeys: what passes only at the second try is named, and to be looked into.
          retry: process.env.CI ? 1 : 0,
        },
      },
    ],
  },
});
