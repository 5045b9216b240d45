import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listDocumentedRows } from '../../../ops/documented-rows.ts';
import { EVENT_LEVELS } from './log-event.ts';

test('docs/operating.md lists exactly the events that the studio logs, with their levels', () => {
  const sources = globSync('**/*.{ts,tsx}', { cwd: import.meta.dirname });
  const logged = sources.flatMap((path) =>
    [
      ...readFileSync(`${import.meta.dirname}/${path}`, 'utf8').matchAll(/\blogEvent\(\s*\w+, '([^']+)'/g),
    ].map(([, event]) => event),
  );
  expect([...new Set(logged)].sort()).toEqual(Object.keys(EVENT_LEVELS).sort());
  const documented = listDocumentedRows('Studio log events').map(([event, level]) => [event, level]);
  expect(documented.sort()).toEqual(Object.entries(EVENT_LEVELS).sort());
});
