import { globSync, readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { listDocumentedRows } from '../../../../ops/documented-rows.ts';
import { EVENT_LEVELS, log } from './log.ts';

const ROOT = new URL('../../../..', import.meta.url).pathname;
const sources = globSync(['apps/site/src/**/*.ts', 'packages/store/src/*.ts'], { cwd: ROOT }).filter(
  (path) => !path.endsWith('.test.ts'),
);

test('EVENT_LEVELS lists exactly the events that the code logs', () => {
  const logged = sources.flatMap((path) =>
    [...readFileSync(ROOT + path, 'utf8').matchAll(/\blog\(\s*'([^']+)'/g)].map(([, event]) => event),
  );
  expect([...new Set(logged)].sort()).toEqual(Object.keys(EVENT_LEVELS).sort());
});

test('docs/operating.md lists exactly these events, with their levels', () => {
  const documented = listDocumentedRows('Log events').map(([event, level]) => [event, level]);
  expect(documented.sort()).toEqual(Object.entries(EVENT_LEVELS).sort());
});

test('an event is one line of JSON with its time and level, even if its details contain line breaks', () => {
  const print = vi.spyOn(console, 'error').mockImplementation(() => {});
  log('go-failed', { error: 'two\nlines' });
  const [line] = print.mock.lastCall as [string];
  print.mockRestore();
  expect(line).not.toContain('\n');
  expect(JSON.parse(line)).toEqual({
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    level: 'error',
    event: 'go-failed',
    error: 'two\nlines',
  });
});
