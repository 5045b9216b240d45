import { describe, expect, test } from 'vitest';
import { isSame, type MergeField, mergeDocuments, type Side } from './merge-documents.ts';

const FIELDS: MergeField[] = [
  { type: 'text', name: 'title', label: 'Title', admin: { hidden: true } },
  {
    type: 'tabs',
    tabs: [
      {
        fields: [
          { type: 'row', fields: [{ type: 'number', name: 'rating', label: 'Rating' }] },
          { type: 'textarea', name: 'verdict', label: 'Verdict' },
        ],
      },
      { name: 'meta', fields: [{ type: 'text', name: 'description', label: 'Description' }] },
    ],
  },
  {
    type: 'group',
    name: 'terms',
    label: 'Terms',
    fields: [
      { type: 'number', name: 'maxBonus', label: 'Maximum bonus' },
      { type: 'number', name: 'maxBet', label: 'Maximum bet' },
    ],
  },
  {
    type: 'array',
    name: 'faq',
    label: 'Questions',
    fields: [{ type: 'text', name: 'question', label: 'Question' }],
  },
  { type: 'text', name: 'pros', label: 'Pros' },
  { type: 'ui', name: 'findings' },
  { type: 'select', name: '_status', label: 'Status' },
];

type Document = Record<string, unknown>;
const merge = (
  opened: Document,
  stored: Document,
  mine: Document,
  choose: (path: string) => Side = () => 'mine',
) => mergeDocuments(FIELDS, { opened, stored, mine }, choose);

const describeChanges = (changes: ReturnType<typeof merge>['changes']) =>
  changes.map(({ label, changedBy }) => [label, changedBy]);

describe('fields', () => {
  test('that one side changed get its value, and are listed with their labels', () => {
    const { document, changes } = merge(
      { rating: 7, verdict: 'Good.', terms: { maxBonus: 100, maxBet: 5 } },
      { rating: 5, verdict: 'Good.', terms: { maxBonus: 200, maxBet: 5 } },
      { rating: 7, verdict: 'Very good.', terms: { maxBonus: 100, maxBet: 5 } },
    );
    expect(document).toMatchObject({ rating: 5, verdict: 'Very good.', terms: { maxBonus: 200, maxBet: 5 } });
    expect(describeChanges(changes)).toEqual([
      ['Rating', 'stored'],
      ['Verdict', 'mine'],
      ['Terms → Maximum bonus', 'stored'],
    ]);
  });

  test.each(['stored', 'mine'] as const)('that both sides changed get the chosen value: %s', (side) => {
    const { document, changes } = merge({ rating: 7 }, { rating: 5 }, { rating: 9 }, (path) =>
      path === 'rating' ? side : 'mine',
    );
    expect(document.rating).toBe(side === 'stored' ? 5 : 9);
    expect(changes).toMatchObject([{ path: 'rating', changedBy: 'both', opened: 7, stored: 5, mine: 9 }]);
  });

  test('that both sides changed alike are no change', () => {
    expect(merge({ rating: 7 }, { rating: 5 }, { rating: 5 }).changes).toEqual([]);
  });

  test('of a named tab and lists of texts are merged', () => {
    const { document } = merge(
      { meta: { description: 'A' }, pros: ['Fast'] },
      { meta: { description: 'B' }, pros: ['Fast'] },
      { meta: { description: 'A' }, pros: ['Fast', 'Fair'] },
    );
    expect(document).toMatchObject({ meta: { description: 'B' }, pros: ['Fast', 'Fair'] });
  });

  test('that the studio sets itself are left out', () => {
    const { document, changes } = merge({ title: 'A' }, { title: 'B' }, { title: 'C' });
    expect(document).not.toHaveProperty('title');
    expect(changes).toEqual([]);
  });

  test('do not include the status', () => {
    const { document, changes } = merge({ _status: 'draft' }, { _status: 'published' }, { _status: 'draft' });
    expect(document).not.toHaveProperty('_status');
    expect(changes).toEqual([]);
  });

  test('that one side emptied are emptied', () => {
    expect(merge({ rating: 7 }, { rating: 7 }, { rating: null }).document.rating).toBeNull();
    expect(merge({ verdict: 'Good.' }, {}, { verdict: 'Good.' }).document.verdict).toBeNull();
  });
});

describe('rows', () => {
  const row = (id: string, question = id) => ({ id, question });
  const mergeRows = (opened: Document[], stored: Document[], mine: Document[], side: Side = 'mine') =>
    merge({ faq: opened }, { faq: stored }, { faq: mine }, () => side);

  test('are merged by their ids, even if one side moved or added others', () => {
    const { document, changes } = mergeRows(
      [row('a'), row('b')],
      [row('a', 'Theirs'), row('b'), row('c')],
      [row('b', 'Mine'), row('a')],
    );
    expect(document.faq).toEqual([row('b', 'Mine'), row('c'), row('a', 'Theirs')]);
    expect(describeChanges(changes)).toEqual([
      ['Questions → 1 → Question', 'mine'],
      ['Questions → 2', 'stored'],
      ['Questions → 3 → Question', 'stored'],
    ]);
  });

  test('that both sides added are all kept', () => {
    const { document } = mergeRows([], [row('a')], [row('b')]);
    expect(document.faq).toHaveLength(2);
  });

  test('that one side removed are removed', () => {
    expect(mergeRows([row('a'), row('b')], [row('a')], [row('a'), row('b')]).document.faq).toEqual([
      row('a'),
    ]);
    expect(mergeRows([row('a'), row('b')], [row('a'), row('b')], [row('b')]).document.faq).toEqual([
      row('b'),
    ]);
  });

  test.each([
    ['stored', [row('a', 'Changed')]],
    ['mine', []],
  ] as const)(
    'that one side removed and the other changed are decided by the editor: %s',
    (side, expected) => {
      const { document, changes } = mergeRows([row('a')], [row('a', 'Changed')], [], side);
      expect(describeChanges(changes)).toEqual([['Questions → 1', 'both']]);
      expect(document.faq).toEqual(expected);
    },
  );

  test('that both sides moved differently, or that have no ids, are merged as a whole', () => {
    const moved = mergeRows(
      [row('a'), row('b'), row('c')],
      [row('b'), row('a'), row('c')],
      [row('c'), row('b'), row('a')],
      'stored',
    );
    expect(moved.document.faq).toEqual([row('b'), row('a'), row('c')]);
    expect(describeChanges(moved.changes)).toEqual([['Questions', 'both']]);
    const withoutIds = mergeRows([], [{ question: 'A' }], [{ question: 'B' }], 'mine');
    expect(withoutIds.document.faq).toEqual([{ question: 'B' }]);
  });
});

test('rows of different blocks are merged by the fields of their block', () => {
  const fields: MergeField[] = [
    {
      type: 'blocks',
      name: 'content',
      label: 'Content',
      blocks: [{ slug: 'quote', fields: [{ type: 'text', name: 'text', label: 'Text' }] }],
    },
  ];
  const block = (text: string) => ({ content: [{ id: 'a', blockType: 'quote', text }] });
  const versions = { opened: block('Old'), stored: block('Old'), mine: block('New') };
  expect(mergeDocuments(fields, versions, () => 'mine').document).toEqual(block('New'));
});

test.each([
  [null, undefined],
  ['', null],
  [[], null],
  [{ a: null }, {}],
  [
    { a: 1, b: 2 },
    { b: 2, a: 1 },
  ],
  [7, { id: 7, name: 'Winz', createdAt: '2026-01-01' }],
])('%j and %j are the same value', (a, b) => {
  expect(isSame(a, b)).toBe(true);
});
