import { describe, expect, test } from 'vitest';
import { MARKETS } from '../../markets/market.ts';
import { DK } from './dk.ts';
import { FI } from './fi.ts';
import { NO } from './no.ts';
import { SE } from './se.ts';
import { getVocabulary, Vocabulary } from './vocabulary.ts';

const read = (text: string) => getVocabulary('fi').read(text);

test('knows only the listed forms of a word', () => {
  expect(read('bonuksen ehdot')).not.toBeNull();
  expect(read('bonuksenkin ehdot')).toBeNull();
  expect(read('bonu ehdot')).toBeNull();
});

test('knows some words only within a phrase, which may contain a comma', () => {
  expect(read('hyvä kysymys')).not.toBeNull();
  expect(read('hyvä kasino')).toBeNull();
  expect(read('kysymys hyvä')).toBeNull();
  expect(getVocabulary('dk').read('gennemspillet koster mere, end bonussen giver')?.claims).toEqual([
    { claim: 'netMinus', index: 40 },
  ]);
});

test('accepts a capital letter only at the start and in proper names', () => {
  expect(read('Bonus on voimassa')).not.toBeNull();
  expect(read('”Bonus on voimassa')).not.toBeNull();
  expect(read('on Bonus voimassa')).toBeNull();
  expect(read('BONUS on voimassa')).toBeNull();
  expect(read('lisenssi on Malta')).not.toBeNull();
  expect(read('lisenssi on malta')).toBeNull();
});

test('finds claims, and the subjects of numbers by clause', () => {
  const reading = read('pienin talletus, ja bonus on non-sticky');
  expect(reading?.claims).toEqual([{ claim: 'nonsticky', index: 29 }]);
  expect(reading?.roles).toEqual([
    { role: 'minDeposit', index: 7, clause: 0 },
    { role: 'bonus', index: 20, clause: 2 },
  ]);
});

test.each([FI, SE, NO, DK])(
  'no word that is allowed in every sentence makes a claim or names a subject',
  (lists) => {
    const unrestricted = new Vocabulary({
      ...lists,
      claims: toEmpty(lists.claims),
      roles: toEmpty(lists.roles),
      phrases: '',
    });
    const terms = [...Object.values(lists.claims), ...Object.values(lists.roles)]
      .flatMap((list) => list.split(';').map((term) => term.trim()))
      .filter((term) => !/\s/.test(term));
    for (const term of terms) {
      const [stem, endings = ''] = term.split('|');
      for (const ending of endings.split(',')) expect(unrestricted.read(`${stem}${ending}`), term).toBeNull();
    }
  },
);

function toEmpty<Key extends string>(lists: Record<Key, string>): Record<Key, string> {
  return Object.fromEntries(Object.keys(lists).map((key) => [key, ''])) as Record<Key, string>;
}

describe.each(MARKETS)('in %s', (market) => {
  test.each([
    'ei',
    'inte',
    'ikke',
    'kyllä',
    'nej',
    'nei',
    'paras',
    'bäst',
    'best',
    'bedst',
    'heti',
    'nu',
    'nå',
    'kolme',
    'tre',
  ])('a word that denies, judges, counts or urges is not allowed in every sentence: %s', (word) => {
    expect(getVocabulary(market).read(word)).toBeNull();
  });
});
