import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listDocumented } from '../../../ops/documented.ts';
import { LEVEL_OF_EVENT } from './log-event.ts';

test('docs/operating.md lists exactly the events that the studio logs, with their levels', () => {
  const sources = globSync('**/*.{ts,tsx}', { cwd: import.meta.dirname });
  const logged = sources.flatMap((path) =>
    [
      ...readFileSync(`${import.meta.dirname}/${path}`, 'utf8').matchAll(/\blogEvent\(\s*\w+, '([^']+)'/g),
    ].map(([, event]) => event),
  );
  expect([...new Set(logged)].sort()).toEqual(Object.keys(LEVEL_OF_EVENT).sort());
  const documented = listDocumented('Events of the studio').map(([event, level]) => [event, level]);
  expect(documented.sort()).toEqual(Object.entries(LEVEL_OF_EVENT).sort());
});
