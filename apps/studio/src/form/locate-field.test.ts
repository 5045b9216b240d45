import type { ClientField } from 'payload';
import { expect, test } from 'vitest';
import { locateField } from './locate-field.ts';

const text = (name: string, label: string) => ({ type: 'text', name, label });

const FIELDS = [
  text('title', 'Title'),
  {
    type: 'tabs',
    tabs: [
      { label: 'Offer', fields: [{ type: 'row', fields: [text('bonus', 'Headline')] }] },
      {
        label: 'Terms',
        fields: [
          { type: 'group', name: 'terms', label: 'Terms', fields: [text('maxBonus', 'Maximum bonus')] },
          { type: 'array', name: 'faq', label: 'Questions', fields: [text('question', 'Question')] },
        ],
      },
    ],
  },
  text('order', 'Position'),
] as ClientField[];

test.each([
  ['title', { label: 'Title', tabIndex: null, listPaths: [] }],
  ['bonus', { label: 'Headline', tabIndex: 0, listPaths: [] }],
  ['terms.maxBonus', { label: 'Terms → Maximum bonus', tabIndex: 1, listPaths: [] }],
  ['faq.2.question', { label: 'Questions → 3 → Question', tabIndex: 1, listPaths: ['faq'] }],
  ['order', { label: 'Position', tabIndex: null, listPaths: [] }],
])('%s is found by its label, its tab and its lists', (path, location) => {
  expect(locateField(FIELDS, path)).toEqual({ path, ...location });
});

test('a field that the form does not have has the label of its nearest parent', () => {
  expect(locateField(FIELDS, 'terms.unknown')).toMatchObject({ path: 'terms', label: 'Terms', tabIndex: 1 });
  expect(locateField(FIELDS, 'unknown').label).toBe('The document');
});

test('an entry of a list of texts is found by its list', () => {
  expect(locateField(FIELDS, 'bonus.1')).toMatchObject({
    path: 'bonus',
    label: 'Headline → 2',
    listPaths: [],
  });
});
