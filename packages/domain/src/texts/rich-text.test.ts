import { expect, test } from 'vitest';
import { parseInlineText, parseParagraph } from './parse-text.ts';
import { isBlock, isInlineText, TEXT_LIMITS } from './rich-text.ts';
import { inlineTextSchema, richTextSchema } from './text-schema.ts';

const text = (value: string) => [{ type: 'text', text: value }];
const readProblem = (block: object) =>
  richTextSchema.safeParse([block]).error?.issues.map(({ message }) => message);

const EVERY_BLOCK = [
  parseParagraph('Netto on {net}.'),
  { type: 'heading', level: 2, content: text('Otsikko') },
  {
    type: 'list',
    ordered: true,
    items: [{ content: text('yksi'), list: { ordered: false, items: [{ content: text('a') }] } }],
  },
  { type: 'table', header: [text('a'), text('b')], rows: [[text('1'), []]] },
  { type: 'figure', media: 'a'.repeat(64), alt: 'Kuva', caption: 'Teksti', width: 800, height: 450 },
  { type: 'offer', rule: 'highest-net' },
  { type: 'offer', rule: 'casino', casino: 'hohto' },
  {
    type: 'chart',
    kind: 'line',
    title: 'Netot',
    source: 'Oma laskelma',
    rows: [
      { label: '10×', value: 60 },
      { label: '35×', value: -40 },
    ],
  },
  { type: 'note', tone: 'warning', blocks: [parseParagraph('Huomio.')] },
  { type: 'help' },
];

test('a text may consist of every block', () => {
  expect(richTextSchema.parse(EVERY_BLOCK)).toEqual(EVERY_BLOCK);
  expect(EVERY_BLOCK.every(isBlock)).toBe(true);
});

test.each([
  ['markup instead of text', { type: 'html', html: '<b>a</b>' }],
  ['a heading of the first level', { type: 'heading', level: 1, content: text('a') }],
  ['an empty paragraph', { type: 'paragraph', content: [] }],
  ['an unknown picture', { type: 'figure', media: '../x', alt: 'a', width: 1, height: 1 }],
  ['a link without https', link({ kind: 'url', url: 'javascript:alert(1)' })],
  ['a nested note', { type: 'note', tone: 'info', blocks: [{ type: 'note', tone: 'info', blocks: [] }] }],
  ['a list in a list in a list', nestedList(3)],
])('refuses %s', (_, block) => {
  const parsed = richTextSchema.safeParse([block]);
  // Too deep levels are dropped by the schema, not kept.
  expect(parsed.success && JSON.stringify(parsed.data) === JSON.stringify([block])).toBe(false);
});

function link(to: object) {
  return { type: 'paragraph', content: [{ type: 'link', to, content: text('a') }] };
}

function nestedList(depth: number): object {
  const build = (left: number): object => ({
    type: 'list',
    ordered: false,
    items: [{ content: text('a'), ...(left > 1 ? { list: build(left - 1) } : {}) }],
  });
  return build(depth);
}

test('the messages are sentences for an editor', () => {
  const cells = Array.from({ length: 2 }, () => text('a'));
  expect(readProblem({ type: 'table', header: cells, rows: [[text('a')]] })).toEqual([
    'The number of cells differs from the number of columns.',
  ]);
  expect(readProblem({ type: 'table', header: [text('a')], rows: [[text('a')]] })).toContain(
    'A table needs at least two columns.',
  );
  expect(readProblem(link({ kind: 'url', url: 'http://x.example' }))).toEqual([
    'A link must start with https://.',
  ]);
});

test('a text has a limit', () => {
  const paragraphs = (count: number) => Array.from({ length: count }, () => parseParagraph('a'));
  expect(richTextSchema.safeParse(paragraphs(TEXT_LIMITS.blocks)).success).toBe(true);
  expect(richTextSchema.safeParse(paragraphs(TEXT_LIMITS.blocks + 1)).success).toBe(false);
});

test('strings of the earlier form become paragraphs with tokens', () => {
  expect(richTextSchema.parse(['Netto on {net}.', 'Toinen.'])).toEqual([
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Netto on ' },
        { type: 'token', token: 'net' },
        { type: 'text', text: '.' },
      ],
    },
    { type: 'paragraph', content: text('Toinen.') },
  ]);
  expect(inlineTextSchema.parse('Panosraja {maxBet}')).toEqual(parseInlineText('Panosraja {maxBet}'));
  expect(richTextSchema.parse([])).toEqual([]);
});

test('tells inline text from other values', () => {
  expect(isInlineText(parseInlineText('a {net}'))).toBe(true);
  expect(isInlineText([])).toBe(false);
  expect(isInlineText([parseParagraph('a')])).toBe(false);
  expect(isInlineText(['a'])).toBe(false);
});
