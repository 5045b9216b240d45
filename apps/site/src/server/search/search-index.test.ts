import { expect, test } from 'vitest';
import { findPassage, markMatches } from './mark-matches.ts';
import type { SearchDocument } from './search-documents.ts';
import { SearchIndex } from './search-index.ts';
import { toStem } from './words.ts';

const buildDocument = (id: string, fields: Partial<SearchDocument> = {}): SearchDocument => ({
  id,
  kind: 'question',
  title: '',
  about: '',
  keywords: '',
  text: '',
  href: `/${id}`,
  ...fields,
});

async function search(documents: SearchDocument[], query: string, options?: { isTyping: boolean }) {
  const index = new SearchIndex('fi');
  await index.update(documents);
  return index.search(query, options).map(({ document }) => document.id);
}

test('a casino comes before its review and its questions', async () => {
  const documents = [
    buildDocument('question', { title: 'Onko Kiekka luotettava?' }),
    buildDocument('review', { kind: 'review', title: 'Kiekka Casino' }),
    buildDocument('casino', { kind: 'casino', title: 'Kiekka Casino' }),
  ];
  expect((await search(documents, 'kiekka'))[0]).toBe('casino');
});

test('while typing, the beginning of the last word is enough', async () => {
  const documents = [buildDocument('rizzio', { kind: 'casino', title: 'Rizzio Casino' })];
  expect(await search(documents, 'ri')).toEqual([]);
  expect(await search(documents, 'ri', { isTyping: true })).toEqual(['rizzio']);
});

test('a question is not answered by a document with only one of its words', async () => {
  const documents = [buildDocument('text', { text: 'Huolto tulee huomenna.' })];
  expect(await search(documents, 'polkupyörän huolto')).toEqual([]);
  expect(await search(documents, 'huolto huomenna')).toEqual(['text']);
});

test.each(['', ' ', '…', '\ud800', '%', '"', 'ja', 'on se'])(
  'an odd query finds nothing: %j',
  async (query) => {
    expect(await search([buildDocument('a', { title: 'Kierrätys' })], query)).toEqual([]);
  },
);

test('a query is cut: its time does not grow with its length', async () => {
  const documents = [buildDocument('a', { title: 'Kierrätys' })];
  expect(await search(documents, `${'zzz '.repeat(50_000)}kierrätys`)).toEqual([]);
});

test('an update adds, changes and removes documents', async () => {
  const index = new SearchIndex('fi');
  const find = (query: string) => index.search(query).map(({ document }) => document.id);
  await index.update([buildDocument('a', { title: 'Kotiutus' }), buildDocument('b', { title: 'Talletus' })]);
  await index.update([buildDocument('a', { title: 'Lisenssi' }), buildDocument('c', { title: 'Pelitauko' })]);
  expect(find('kotiutus')).toEqual([]);
  expect(find('talletus')).toEqual([]);
  expect(find('lisenssi')).toEqual(['a']);
  expect(find('pelitauko')).toEqual(['c']);
});

test('an update lets other work run between batches', async () => {
  const index = new SearchIndex('fi');
  let turns = 0;
  const timer = setInterval(() => turns++);
  await index.update(
    Array.from({ length: 2_000 }, (_, at) =>
      buildDocument(`${at}`, { text: `Kierrätys numero ${at} maksaa paljon` }),
    ),
  );
  clearInterval(timer);
  expect(turns).toBeGreaterThan(0);
});

test('matched words are marked in their inflected forms', () => {
  expect(markMatches('Rizzion kierrätykseen 15×.', ['rizzion', toStem('kierrätyksen', 'fi')], 'fi')).toEqual([
    { text: 'Rizzion', isMatch: true },
    { text: ' ' },
    { text: 'kierrätykseen', isMatch: true },
    { text: ' 15×.' },
  ]);
  expect(markMatches('Kasino­arvostelut', ['kasinoarvostelu'], 'fi')).toEqual([
    { text: 'Kasino­arvostelut', isMatch: true },
  ]);
});

test('the passage is the sentence with the most matches, and what fits after it', () => {
  const text = `Alku ilman osumaa. Kierrätys on kallis. Kotiutus ja kierrätys kestävät. Loppu. ${'Pitkä lause. '.repeat(40)}`;
  const passage = findPassage(text, ['kierraty', 'kotiutus'], 'fi');
  expect(passage.startsWith('Kotiutus ja kierrätys kestävät. Loppu. Pitkä lause.')).toBe(true);
  expect(passage.length).toBeLessThanOrEqual(181);
});

test('a long sentence is cut at a word', () => {
  expect(findPassage(`${'sana '.repeat(100)}.`, ['sana'], 'fi')).toMatch(/^(?:sana )+sana…$/);
});
