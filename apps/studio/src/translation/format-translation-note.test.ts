import { expect, test } from 'vitest';
import { formatTranslationNote } from './format-translation-note.ts';

test.each([
  [{ changeCount: 0, machineCount: 0 }, []],
  [{ changeCount: 2, machineCount: 0 }, ['The Finnish source has changed since: 2 fields.']],
  [
    { changeCount: 1, machineCount: 3 },
    ['The Finnish source has changed since: 1 field.', 'Machine draft, not read yet: 3 fields.'],
  ],
])('%j', (counts, sentences) => {
  expect(formatTranslationNote({ sourceMarket: 'fi', ...counts })).toEqual(sentences);
});
