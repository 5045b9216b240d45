import { defineConfig } from 'vitest/config';

/** Generous, like all timeouts here: a shared machine can stand still for seconds. The default is one second. */
const POLL = { timeout: 30_000 };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{packages,apps,content,ops,bench}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/dist/**', '**/*.int.test.ts', '**/*.dom.test.tsx'],
          setupFiles: ['ops/fast-check-seed.ts'],
          // Property tests run thousands of cases, which is slow on a busy machine.
          testTimeout: 120_000,
          // Test files share modules, which have no state. Reloading the modules took twice as long as the tests.
          pool: 'threads',
          isolate: false,
          expect: { poll: POLL },
        },
      },
      {
        test: {
          name: 'components',
          include: ['apps/site/src/**/*.dom.test.tsx'],
          environment: 'happy-dom',
          // Treat stylesheets as loaded: React waits for them before it shows a widget.
          environmentOptions: { happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: true } } },
          // Without this, the URL of a stylesheet is empty.
          css: true,
          maxWorkers: 2,
          setupFiles: ['apps/site/src/test-dom.ts'],
          testTimeout: 120_000,
          expect: { poll: POLL },
        },
      },
      {
        test: {
          name: 'integration',
          include: ['{packages,apps,ops}/**/*.int.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          // Hashing passwords takes seconds on a busy machine.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: POLL },
          globalSetup: ['ops/migrated-database.ts'],
          // Each file has its own database and spends most of its time waiting for it.
          maxWorkers: 3,
        },
      },
      {
        test: {
          name: 'http',
          include: ['e2e/http/*.test.ts'],
          globalSetup: ['e2e/http/start-site.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: POLL },
          maxWorkers: 2,
        },
      },
    ],
  },
});
