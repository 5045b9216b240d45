import { defineConfig } from 'vitest/config';

/** For mutation tests, which run the rules' tests alone. */
export default defineConfig({ test: { include: ['packages/domain/src/**/*.test.ts'] } });
