import { expect, test } from 'vitest';
import { type AddressedArticle, groupByCategory, sortArticles } from '../articles/article.ts';
import { parseParagraph } from '../texts/parse-text.ts';
import type { Block } from '../texts/rich-text.ts';
import { type ParsedDocument, parseDocument } from './published-document.ts';

const article = {
  kind: 'guide',
  title: 'Näin kierrätys toimii',
  intro: 'Kierrätys on bonuksen hinta.',
  body: [parseParagraph('Teksti.')] as Block[],
  author: 'maija-korpela',
  category: 'wagering',
  publishedOn: '2026-03-20',
  updatedOn: '2026-11-10',
  search: { title: 'Kierrätys', description: 'Opas.', keywords: ['kierrätys'] },
} as const;

const parse = (changes: object = {}, key = 'kierratys') =>
  parseDocument({ kind: 'article', market: 'fi', key, body: { ...article, ...changes } });
const listProblems = (parsed: ParsedDocument<'article'> | ReturnType<typeof parse>) =>
  parsed.ok ? [] : parsed.fields.map(({ path }) => path);

test('a complete article is valid, also without a picture and related pages', () => {
  expect(parse()).toMatchObject({ ok: true, document: { body: { relatedArticles: [], relatedPages: [] } } });
});

test.each([
  ['an update before the publication', { updatedOn: '2026-03-19' }, ['updatedOn']],
  ['a text without paragraphs', { body: [] }, ['body']],
  ['an unknown topic', { category: 'poker' }, ['category']],
  ['an unknown related page', { relatedPages: ['blog'] }, ['relatedPages']],
  [
    'a picture without a description',
    { picture: { media: 'a'.repeat(64), width: 800, height: 600 } },
    ['picture.alt'],
  ],
  ['a figure of a listing', { body: [parseParagraph('Netto on {net}.')] }, ['body.0.content']],
])('%s is refused', (_, changes, paths) => {
  expect(listProblems(parse(changes))).toEqual(paths);
});

test.each(['Kierrätys', 'a/b', 'a--b', '-a', 'a b', 'x'.repeat(81)])('the address %s is refused', (key) => {
  expect(listProblems(parse({}, key))).toEqual(['key']);
});

test('a link to an article needs its address', () => {
  const link = (slug: string): Block => ({
    type: 'paragraph',
    content: [
      { type: 'link', to: { kind: 'article', article: slug }, content: [{ type: 'text', text: 'Opas' }] },
    ],
  });
  expect(parse({ body: [link('kierratys')] }).ok).toBe(true);
  expect(parse({ body: [link('')] }).ok).toBe(false);
});

test('the newest article is first, and topics keep their order', () => {
  const list = [
    { title: 'b', publishedOn: '2026-01-02', category: 'tax' },
    { title: 'a', publishedOn: '2026-01-02', category: 'wagering' },
    { title: 'c', publishedOn: '2026-02-01', category: 'tax' },
  ] as AddressedArticle[];
  expect(sortArticles(list).map(({ title }) => title)).toEqual(['c', 'a', 'b']);
  expect(
    groupByCategory(list).map(({ category, articles }) => [category, articles.map(({ title }) => title)]),
  ).toEqual([
    ['wagering', ['a']],
    ['tax', ['b', 'c']],
  ]);
});
