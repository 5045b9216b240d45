import { globSync, readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { listDocumented } from '../../../../ops/documented.ts';
import { LEVEL_OF_EVENT, log } from './log.ts';

const ROOT = new URL('../../../..', import.meta.url).pathname;
const sources = globSync(['apps/site/src/**/*.ts', 'packages/store/src/*.ts'], { cwd: ROOT }).filter(
  (path) => !path.endsWith('.test.ts'),
);

test('every event that the code logs has a level, and none has one that is not logged', () => {
  const logged = sources.flatMap((path) =>
    [...readFileSync(ROOT + path, 'utf8').matchAll(/\blog\(\s*'([^']+)'/g)].map(([, event]) => event),
  );
  expect([...new Set(logged)].sort()).toEqual(Object.keys(LEVEL_OF_EVENT).sort());
});

test('every event is in docs/operating.md with its level, and no other', () => {
  const documented = listDocumented('What the log says').map(([event, level]) => [event, level]);
  expect(documented.sort()).toEqual(Object.entries(LEVEL_OF_EVENT).sort());
});

test('an event is one line of JSON with its time and level, whatever its details hold', () => {
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
