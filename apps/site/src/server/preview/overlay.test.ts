import { DocumentSet } from '@nettobonus/store/document-set';
import type { Draft } from '@nettobonus/store/previews';
import { expect, test } from 'vitest';
import { overlay } from './overlay.ts';

const now = new Date('2026-11-15T12:00:00Z');
const since = new Date('2026-01-01T00:00:00Z');
const casino = (key: string, name: string) => ({
  kind: 'casino' as const,
  market: 'all' as const,
  key,
  body: { name, image: `/tiles/${key}.svg` },
});
const content = DocumentSet.from(7, [
  { ...casino('winz', 'Winz'), publishedAt: since, publishedSince: since },
  { ...casino('joki', 'Joki'), publishedAt: since, publishedSince: since },
]);
const lay = (draft: Partial<Draft>) => overlay(content, { published: [], withdrawn: [], ...draft }, now);
const nameOf = (set: DocumentSet, key: string) => set.get('casino', 'all', key)?.name;

test('a draft takes the place of what is published, and what is published stays as it was', () => {
  const shown = lay({ published: [casino('winz', 'Winz Royal')] });
  expect(nameOf(shown, 'winz')).toBe('Winz Royal');
  expect(nameOf(shown, 'joki')).toBe('Joki');
  expect(shown).not.toBe(content);
  expect(nameOf(content, 'winz')).toBe('Winz');
});

test('a draft of what is not published yet is there, and what leaves for it is not', () => {
  const withdrawn = [{ kind: 'casino', market: 'all', key: 'joki' } as const];
  const shown = lay({ published: [casino('new', 'New')], withdrawn });
  expect(nameOf(shown, 'new')).toBe('New');
  expect(nameOf(shown, 'joki')).toBeUndefined();
  expect(nameOf(content, 'joki')).toBe('Joki');
  expect(nameOf(content, 'new')).toBeUndefined();
});

test('a draft is of now, and has been published for as long as what it replaces', () => {
  const shown = lay({ published: [casino('winz', 'Winz Royal'), casino('new', 'New')] });
  expect(shown.publishedAt('casino', 'all', 'winz')).toEqual(now);
  expect(shown.publishedSince('casino', 'all', 'winz')).toEqual(since);
  expect(shown.publishedSince('casino', 'all', 'new')).toEqual(now);
});
