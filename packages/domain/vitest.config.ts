import { defineConfig } from 'vitest/config';

/** For mutation tests, which run only the tests of this package. */
export default defineConfig({ test: { include: ['packages/domain/src/**/*.test.ts'] } });
