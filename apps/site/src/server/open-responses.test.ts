import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { RESPONSES_TIMEOUT_MS } from './open-responses.ts';

const LEDGER_STOP_MS = 3_000;
const DRAIN_MS = 5_000;

test.each([
  ['compose.yaml', /DRAIN_MS: "5000"[\s\S]*?stop_grace_period: (\d+)s/, DRAIN_MS],
  ['ops/systemd/nettobonus-site@.service', /DRAIN_MS=5000[\s\S]*?TimeoutStopSec=(\d+)/, DRAIN_MS],
  ['ops/child-process.ts', /STOP_TIMEOUT_MS = (\d+)_000/, 0],
])('%s gives the site enough time to stop', (path, pattern, drainMs) => {
  const text = readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');
  const seconds = Number(pattern.exec(text)?.[1]);
  expect(seconds * 1000).toBeGreaterThanOrEqual(drainMs + RESPONSES_TIMEOUT_MS + LEDGER_STOP_MS);
});
