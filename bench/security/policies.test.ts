import { expect, test } from 'vitest';
import { judgePolicy } from './policies.ts';

const STRICT = "default-src 'self'; script-src 'self' 'sha256-abc='; object-src 'none'; base-uri 'none'";

test('a strict policy has no fault', () => {
  expect(judgePolicy(STRICT)).toEqual([]);
});

test.each([
  STRICT.replace("'sha256-abc='", "'unsafe-inline'"),
  STRICT.replace("'sha256-abc='", "'unsafe-eval'"),
  STRICT.replace("script-src 'self'", 'script-src *'),
  "script-src 'none'; object-src *",
])('%s has one', (policy) => {
  expect(judgePolicy(policy)).not.toEqual([]);
});
