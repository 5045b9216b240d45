import type { Field } from 'payload';
import { expect, test } from 'vitest';
import type { MergeField } from '../conflicts/merge-documents.ts';
import { checkbox, day, group, money, quantity, rows, select, text } from '../fields.ts';
import type { StoredDocument } from '../publishing/stored-document.ts';
import { findDifferences, formatChanges, listRelations } from './list-changes.ts';

const FIELDS: Field[] = [
  text('bonus', ['Headline', '']),
  quantity('out-of-10', 'rating', ['Rating', '']),
  group(
    'terms',
    ['Terms', ''],
    [
      money('maxBonus', ['Maximum bonus', '']),
      quantity('times', 'wagerTimes', ['Wagering', '']),
      select('wagerBase', ['Wagering base', ''], [{ label: 'Bonus and deposit', value: 'both' }]),
    ],
  ),
  checkbox('recommended', ['Recommended', '']),
  day('verifiedOn', ['Terms verified on', '']),
  { name: 'licence', type: 'relationship', relationTo: 'licences', label: 'Licence' },
  rows('deposits', ['Deposits', ''], [text('method', ['Method', '']), money('minimum', ['Minimum', ''])]),
  { name: 'note', type: 'richText', label: 'Note' },
];

function list(before: StoredDocument, after: StoredDocument) {
  const fields = FIELDS as unknown as MergeField[];
  const getTitle = (collection: string, id: unknown) => `${collection} ${id}`;
  return formatChanges(findDifferences(fields, before, after), { before, after, getTitle });
}

test('values are formatted as an editor reads them', () => {
  const before = { market: 'se', rating: 7.5, terms: { maxBonus: 300, wagerTimes: 0 }, licence: 4 };
  const after = {
    market: 'se',
    rating: 8,
    terms: { maxBonus: 250.5, wagerTimes: 35, wagerBase: 'both' },
    recommended: true,
    verifiedOn: '2026-11-06',
    licence: { id: 9, createdAt: 'x' },
  };
  expect(list(before, after)).toEqual([
    { label: 'Rating', before: '7.5 / 10', after: '8 / 10' },
    { label: 'Terms → Maximum bonus', before: 'SEK\u00a0300', after: 'SEK\u00a0250.50' },
    { label: 'Terms → Wagering', before: '0 ×', after: '35 ×' },
    { label: 'Terms → Wagering base', before: null, after: 'Bonus and deposit' },
    { label: 'Recommended', before: null, after: 'Yes' },
    { label: 'Terms verified on', before: null, after: '6.11.2026' },
    { label: 'Licence', before: 'licences 4', after: 'licences 9' },
  ]);
});

test('amounts of each version are in its own currency', () => {
  const terms = (currency: string) => ({ terms: { currency, maxBonus: currency === 'EUR' ? 10 : 100 } });
  expect(list(terms('EUR'), terms('DKK'))).toEqual([
    { label: 'Terms → Maximum bonus', before: '€10', after: 'DKK\u00a0100' },
  ]);
});

test('a row with a new id and an equal one are the same row', () => {
  const before = { deposits: [{ id: 'a', method: 'Trustly', minimum: 10 }] };
  const deposits = [
    { id: 'x', method: 'Trustly', minimum: 20 },
    { id: 'y', method: 'Visa', minimum: 5 },
  ];
  expect(list(before, { market: 'fi', deposits })).toEqual([
    { label: 'Deposits → 1 → Minimum', before: '10', after: '€20' },
    { label: 'Deposits → 2', before: null, after: 'Method: Visa; Minimum: €5' },
  ]);
});

test('a row that moved keeps its id', () => {
  const [first, second] = [
    { id: 'a', method: 'Trustly' },
    { id: 'b', method: 'Visa' },
  ];
  expect(list({ deposits: [first, second] }, { deposits: [second, first] })).toEqual([]);
});

test('a text is stored in full, a paragraph on each line', () => {
  const toText = (...paragraphs: string[]) => ({
    root: {
      children: paragraphs.map((content) => ({
        type: 'paragraph',
        children: [{ type: 'text', text: content, format: 0, version: 1 }],
        version: 1,
      })),
    },
  });
  const long = 'Pitkä. '.repeat(500).trim();
  expect(list({}, { note: toText(long, 'Loppu.') })).toEqual([
    { label: 'Note', before: null, after: `${long}\nLoppu.` },
  ]);
});

test('a value may refer to documents of several collections', () => {
  const field = { type: 'relationship', relationTo: ['reviews', 'articles'] };
  const change = { path: 'about', label: 'About', changedBy: 'mine', field, stored: null } as const;
  const mine = [{ relationTo: 'articles', value: 3 }];
  expect(listRelations([{ ...change, opened: null, mine }])).toEqual([{ collection: 'articles', id: 3 }]);
});
