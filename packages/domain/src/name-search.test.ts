import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchesName, parseSearch } from './name-search.ts';

test('a name is matched case-insensitively, in any part, and everything by no text', () => {
  expect(matchesName('Joki Casino', 'KI CAS')).toBe(true);
  expect(matchesName('Lærkespil', 'LÆR')).toBe(true);
  expect(matchesName('Joki\u00a0Casino', 'joki casino')).toBe(true);
  expect(matchesName('Joki Casino', 'jokicasino')).toBe(false);
  expect(matchesName('Joki Casino', '')).toBe(true);
});

test('a search text that was read once reads the same again, however long or odd it is', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: 'binary', minLength: 75, maxLength: 90 }),
    fc.constant(`${'x'.repeat(79)} y`),
    fc.constant(`${'x'.repeat(79)}😀`),
  );
  fc.assert(
    fc.property(anyText, (search) => {
      const once = parseSearch(new URLSearchParams({ search }));
      expect(once.length).toBeLessThanOrEqual(80);
      expect(parseSearch(new URLSearchParams({ search: once }))).toBe(once);
    }),
  );
});
