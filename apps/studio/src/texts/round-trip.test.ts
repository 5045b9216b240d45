import { countWords } from '@nettobonus/domain/texts/plain-text';
import type { Block, Inline, RichText, TextNode } from '@nettobonus/domain/texts/rich-text';
import { richTextSchema } from '@nettobonus/domain/texts/text-schema';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromLexical, listFromLexical, listTextCasinoIds } from './from-lexical.ts';
import type { LexicalNode } from './lexical-state.ts';
import { listToLexical, toLexical } from './to-lexical.ts';

const CASINOS = ['hohto', 'winz-casino', 'kiekka-casino'];
const ARTICLES = ['nain-kierratys-toimii', 'kasinovoiton-verotus'];
const options = {
  getCasinoId: (slug: string) => CASINOS.indexOf(slug) + 1,
  getCasinoSlug: (id: number) => CASINOS[id - 1] ?? '',
  getArticleId: (slug: string) => ARTICLES.indexOf(slug) + 1,
  getArticleSlug: (id: number) => ARTICLES[id - 1] ?? '',
};

/** Without braces, which are figures, and not blank. */
const words = fc.string({ minLength: 1 }).map((text) => `${text.replaceAll(/[{}]/g, '')}a`);
const marks = fc.record(
  { bold: fc.constant(true as const), italic: fc.constant(true as const) },
  { requiredKeys: [] },
);
const text = fc.tuple(words, marks).map(([value, set]): TextNode => ({ type: 'text', text: value, ...set }));
const token = fc.tuple(fc.constantFrom('net', 'cost.number', 'finish.words'), marks).map(([name, set]) => ({
  type: 'token' as const,
  token: name,
  ...set,
}));
const casino = fc.constantFrom(...CASINOS);
const target = fc.oneof(
  fc.constant({ kind: 'page' as const, page: 'method' }),
  casino.map((slug) => ({ kind: 'casino' as const, casino: slug })),
  fc.constantFrom(...ARTICLES).map((slug) => ({ kind: 'article' as const, article: slug })),
  fc.constant({ kind: 'url' as const, url: 'https://peluuri.fi/' }),
);
const link = fc.tuple(target, fc.oneof(text, token)).map(([to, child]) => ({
  type: 'link' as const,
  to,
  content: [child],
}));
/** The editor joins neighbouring texts with the same marks. */
const content = fc
  .array(fc.oneof(text, token, link, fc.constant({ type: 'break' as const })), { minLength: 1, maxLength: 5 })
  .map((nodes): Inline[] =>
    nodes.filter((node, index) => !(node.type === 'text' && nodes[index - 1]?.type === 'text')),
  )
  .filter((nodes) => nodes.some(({ type }) => type !== 'break'));
const items = fc.array(
  fc.record(
    {
      content,
      list: fc.record({
        ordered: fc.boolean(),
        items: fc.array(fc.record({ content }), { minLength: 1, maxLength: 2 }),
      }),
    },
    { requiredKeys: ['content'] },
  ),
  { minLength: 1, maxLength: 3 },
);
const paragraph = content.map((nodes) => ({ type: 'paragraph' as const, content: nodes }));
const list = fc
  .tuple(fc.boolean(), items)
  .map(([ordered, entries]) => ({ type: 'list' as const, ordered, items: entries }));
const block = fc.oneof(
  paragraph,
  fc.tuple(fc.constantFrom(2 as const, 3 as const, 4 as const), content).map(([level, nodes]) => ({
    type: 'heading' as const,
    level,
    content: nodes,
  })),
  list,
  fc
    .integer({ min: 2, max: 4 })
    .chain((columns) =>
      fc
        .array(fc.array(content, { minLength: columns, maxLength: columns }), { minLength: 2, maxLength: 3 })
        .map(([header = [], ...rows]) => ({ type: 'table' as const, header, rows })),
    ),
  fc.constant({ type: 'offer' as const, rule: 'highest-net' as const }),
  casino.map((slug) => ({ type: 'offer' as const, rule: 'casino' as const, casino: slug })),
  fc.constant({
    type: 'chart' as const,
    kind: 'bar' as const,
    title: 'Netot',
    source: 'Laskelma',
    rows: [
      { label: 'a', value: 1 },
      { label: 'b', value: -2.5 },
    ],
  }),
  fc.array(fc.oneof(paragraph, list), { minLength: 1, maxLength: 2 }).map((blocks) => ({
    type: 'note' as const,
    tone: 'tip' as const,
    blocks,
  })),
  fc.constant({ type: 'help' as const }),
) as fc.Arbitrary<Block>;

test('every text is the same after a round trip through the editor’s form', () => {
  fc.assert(
    fc.property(fc.array(block, { maxLength: 5 }), (blocks: RichText) => {
      // The database stores JSON.
      const state = JSON.parse(JSON.stringify(toLexical(blocks, options)));
      expect(richTextSchema.parse(fromLexical(state, options))).toEqual(blocks);
    }),
  );
});

test('every list of short texts is the same after a round trip', () => {
  fc.assert(
    fc.property(fc.array(content, { maxLength: 4 }), (texts) => {
      expect(listFromLexical(listToLexical(texts, options), options)).toEqual(texts);
    }),
  );
});

const write = (...children: object[]) => ({ root: { type: 'root', children: children as LexicalNode[] } });
const plain = (value: string) => ({ type: 'text', version: 1, text: value, format: 0 });
const listMessages = (state: object) =>
  richTextSchema.safeParse(fromLexical(state, options)).error?.issues.map(({ message }) => message);

test('a typed figure in braces becomes a figure, and blank paragraphs disappear', () => {
  const state = write(
    { type: 'paragraph', version: 1, children: [plain(' ')] },
    { type: 'paragraph', version: 1, children: [plain('Netto {net}'), plain('!')] },
  );
  expect(fromLexical(state, options)).toEqual([
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Netto ' },
        { type: 'token', token: 'net' },
        { type: 'text', text: '!' },
      ],
    },
  ]);
});

test('what cannot be published is refused with a sentence', () => {
  const unknown = ['A part of the text cannot be published. Remove it or write it again.'];
  expect(listMessages(write({ type: 'horizontalrule', version: 1 }))).toEqual(unknown);
  expect(
    listMessages(write({ type: 'paragraph', version: 1, children: [{ type: 'upload', version: 1 }] })),
  ).toEqual(unknown);
  const nest = (...children: object[]): object => ({
    type: 'list',
    version: 1,
    listType: 'bullet',
    children: [
      { type: 'listitem', version: 1, children: [plain('a')] },
      ...(children.length > 0 ? [{ type: 'listitem', version: 1, children }] : []),
    ],
  });
  expect(listMessages(write(nest(nest(nest()))))).toEqual(['A list may have two levels at most.']);
  const link = {
    type: 'link',
    version: 3,
    fields: { linkType: 'internal', doc: { value: 99 } },
    children: [plain('a')],
  };
  expect(listMessages(write({ type: 'paragraph', version: 1, children: [link] }))).toEqual([
    'Choose the casino, page or article again. It no longer exists here.',
  ]);
});

test.each([[null], ['<p>text</p>'], [{ root: { children: 'x' } }], [{ root: null }]])(
  'a value that is no text of the editor is empty: %o',
  (value) => {
    expect(fromLexical(value, options)).toEqual([]);
  },
);

test('the words of a text count while a chart is still empty', () => {
  const chart = { type: 'block', version: 2, fields: { blockType: 'chart', rows: [{}] } };
  const root = { type: 'root', version: 1, children: [chart] };
  expect(countWords(fromLexical({ root }, options))).toBe(3);
});

test('lists the casinos of links and offers once', () => {
  const to = { kind: 'casino' as const, casino: 'hohto' };
  const text_: RichText = [
    { type: 'paragraph', content: [{ type: 'link', to, content: [{ type: 'text', text: 'a' }] }] },
    { type: 'offer', rule: 'casino', casino: 'winz-casino' },
    { type: 'offer', rule: 'casino', casino: 'hohto' },
  ];
  expect(listTextCasinoIds(toLexical(text_, options))).toEqual([1, 2]);
});
