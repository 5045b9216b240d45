import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listLinks, listTextCasinos, listTextPictures } from './list-references.ts';
import { parseInlineText, parseParagraph } from './parse-text.ts';
import { countWords, formatInlineText, formatPlainText, listTexts, readingMinutes } from './plain-text.ts';
import type { Block, RichText } from './rich-text.ts';

const link = (to: object): Block => ({
  type: 'paragraph',
  content: [
    { type: 'text', text: 'Katso ' },
    { type: 'link', to: to as never, content: [{ type: 'text', text: 'sivu', bold: true }] },
  ],
});

const TEXT: RichText = [
  { type: 'heading', level: 2, content: parseInlineText('Mikä on netto?') },
  parseParagraph('Netto on {net}.'),
  {
    type: 'list',
    ordered: false,
    items: [
      {
        content: parseInlineText('yksi'),
        list: { ordered: true, items: [{ content: parseInlineText('kaksi') }] },
      },
    ],
  },
  { type: 'table', header: [parseInlineText('a'), []], rows: [[parseInlineText('b'), []]] },
  { type: 'note', tone: 'tip', blocks: [parseParagraph('Vinkki.')] },
  { type: 'offer', rule: 'casino', casino: 'hohto' },
  { type: 'help' },
  link({ kind: 'casino', casino: 'winz-casino' }),
];

test('the plain text contains every word in reading order', () => {
  expect(formatPlainText(TEXT)).toBe('Mikä on netto? Netto on {net}. yksi kaksi a b Vinkki. Katso sivu');
});

test('parsing and formatting a text gives the same text', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(formatInlineText(parseInlineText(text))).toBe(text);
    }),
  );
  expect(formatInlineText(parseInlineText('{a}{b.c} d {e'))).toBe('{a}{b.c} d {e');
});

test('lists each paragraph once, with its field, and skips fields', () => {
  expect(
    listTexts({ overview: TEXT.slice(0, 2), casino: 'x', pros: [parseInlineText('a')] }, /^casino$/),
  ).toEqual([
    { path: 'overview[0]', text: 'Mikä on netto?' },
    { path: 'overview[1]', text: 'Netto on {net}.' },
    { path: 'pros[0]', text: 'a' },
  ]);
});

test('counts the words of texts and of plain fields, but not the names of blocks', () => {
  expect(countWords({ heading: 'kaksi sanaa', body: TEXT })).toBe(2 + 13);
});

test('the reading time is a minute per 200 words, at least one', () => {
  const words = (count: number) => [parseParagraph('sana '.repeat(count).trim())];
  expect(readingMinutes({ casino: 'x', overview: words(560) })).toBe(3);
  expect(readingMinutes({ casino: 'x' })).toBe(1);
});

test('lists what a text refers to, with paths', () => {
  const body = {
    intro: [
      ...TEXT,
      link({ kind: 'page', page: 'method' }),
      { type: 'figure', media: 'f'.repeat(64), alt: 'a', width: 1, height: 1 },
    ],
  };
  expect(listTextCasinos(body)).toEqual([
    { path: 'intro.5', value: 'hohto' },
    { path: 'intro.7.content.1', value: 'winz-casino' },
  ]);
  expect(listLinks(body).map(({ value }) => value.kind)).toEqual(['casino', 'page']);
  expect(listTextPictures(body)).toEqual([{ path: 'intro.9', value: 'f'.repeat(64) }]);
});
