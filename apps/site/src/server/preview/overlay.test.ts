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
const applyDraft = (draft: Partial<Draft>) =>
  overlay(content, { published: [], withdrawn: [], ...draft }, now);
const getName = (set: DocumentSet, key: string) => set.get('casino', 'all', key)?.name;

test('a draft replaces the published document in a new set, and leaves the original set unchanged', () => {
  const shown = applyDraft({ published: [casino('winz', 'Winz Royal')] });
  expect(getName(shown, 'winz')).toBe('Winz Royal');
  expect(getName(shown, 'joki')).toBe('Joki');
  expect(shown).not.toBe(content);
  expect(getName(content, 'winz')).toBe('Winz');
});

test('adds a document that is not published yet, and removes a withdrawn one', () => {
  const withdrawn = [{ kind: 'casino', market: 'all', key: 'joki' } as const];
  const shown = applyDraft({ published: [casino('new', 'New')], withdrawn });
  expect(getName(shown, 'new')).toBe('New');
  expect(getName(shown, 'joki')).toBeUndefined();
  expect(getName(content, 'joki')).toBe('Joki');
  expect(getName(content, 'new')).toBeUndefined();
});

test('a draft gets the current time as publishedAt, and publishedSince from the document that it replaces', () => {
  const shown = applyDraft({ published: [casino('winz', 'Winz Royal'), casino('new', 'New')] });
  expect(shown.publishedAt('casino', 'all', 'winz')).toEqual(now);
  expect(shown.publishedSince('casino', 'all', 'winz')).toEqual(since);
  expect(shown.publishedSince('casino', 'all', 'new')).toEqual(now);
});
