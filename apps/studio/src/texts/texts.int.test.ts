import { listDocuments } from '@nettobonus/content/documents';
import { parseInlineText, parseParagraph } from '@nettobonus/domain/texts/parse-text';
import type { RichText } from '@nettobonus/domain/texts/rich-text';
import { beforeAll, expect, test } from 'vitest';
import { loadDocuments } from '../publishing/load-documents.ts';
import { logInAs, pickDocuments, type TestStudio, withTestStudio } from '../test-studio.ts';
import { listToLexical, toLexical } from './to-lexical.ts';

let studio: TestStudio;
withTestStudio((started) => {
  studio = started;
});

const CASINO = 'winz-casino';
let id: number;
let casinoId: number;
let token: string;

beforeAll(async () => {
  const documents = pickDocuments(
    listDocuments(),
    ({ kind, market, key }) =>
      market === 'fi' &&
      (kind === 'market-settings' || ((kind === 'listing' || kind === 'review') && key === CASINO)),
  );
  await loadDocuments(studio.payload, documents);
  const { docs } = await studio.payload.find({ collection: 'reviews', depth: 0 });
  id = docs[0]?.id ?? 0;
  casinoId = Number(docs[0]?.casino);
  token = await logInAs(studio, 'editor');
}, 120_000);

const options = { getCasinoId: () => casinoId, getArticleId: () => 0 };
const publish = (overview: RichText) =>
  studio.request('PATCH', `/reviews/${id}`, {
    token,
    body: { overview: toLexical(overview, options), _status: 'published' },
  });
const PARAGRAPHS: RichText = [parseParagraph('Netto on {net}.'), parseParagraph('Toinen.')];

async function readOverview(): Promise<unknown> {
  const [row] = await studio.db`
    SELECT body -> 'overview' AS overview FROM site.published_documents WHERE kind = 'review' AND key = ${CASINO}`;
  return row?.overview;
}

async function readErrors(response: Response): Promise<{ label: string; message: string; path: string }[]> {
  expect(response.status).toBe(400);
  const { errors } = await response.json();
  return errors[0].data.errors;
}

test('a text with every kind of block is published as typed blocks', async () => {
  const overview: RichText = [
    { type: 'heading', level: 2, content: parseInlineText('Yleiskuva') },
    ...PARAGRAPHS,
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Lue ', italic: true },
        {
          type: 'link',
          to: { kind: 'casino', casino: CASINO },
          content: [{ type: 'text', text: 'arvostelu' }],
        },
        {
          type: 'link',
          to: { kind: 'page', page: 'method' },
          content: [{ type: 'text', text: 'menetelmä' }],
        },
      ],
    },
    {
      type: 'table',
      header: [parseInlineText('a'), parseInlineText('b')],
      rows: [[parseInlineText('1'), []]],
    },
    { type: 'note', tone: 'warning', blocks: [parseParagraph('Huomio.')] },
    { type: 'offer', rule: 'casino', casino: CASINO },
    {
      type: 'chart',
      kind: 'line',
      title: 'Netot',
      source: 'Laskelma',
      rows: [
        { label: 'a', value: 1 },
        { label: 'b', value: 2 },
      ],
    },
    { type: 'help' },
  ];
  expect((await publish(overview)).status).toBe(200);
  expect(await readOverview()).toEqual(overview);
});

test.each<[string, RichText, string]>([
  ['an unknown figure', [...PARAGRAPHS, parseParagraph('{nett}')], '{nett} is not a figure'],
  ['a figure without a value', [...PARAGRAPHS, parseParagraph('{winCap}')], 'no value for {winCap}'],
  ['one paragraph', PARAGRAPHS.slice(1), 'Write at least two paragraphs.'],
  [
    'an address without https',
    [
      ...PARAGRAPHS,
      {
        type: 'paragraph',
        content: [
          {
            type: 'link',
            to: { kind: 'url', url: 'http://a.example' },
            content: [{ type: 'text', text: 'a' }],
          },
        ],
      },
    ],
    'A link must start with https://.',
  ],
])('publishing refuses %s at the field', async (_, overview, message) => {
  const before = await readOverview();
  const errors = await readErrors(await publish(overview));
  expect(errors).toEqual([
    {
      label: expect.stringContaining('Overview'),
      path: 'overview',
      message: expect.stringContaining(message),
    },
  ]);
  expect(await readOverview()).toEqual(before);
});

test('a casino that a text links to must be published first', async () => {
  const { id: draftCasino } = await studio.payload.create({
    collection: 'casinos',
    data: { name: 'Uusi Casino' },
    draft: true,
  });
  const text: RichText = [...PARAGRAPHS, { type: 'offer', rule: 'casino', casino: 'uusi-casino' }];
  const overview = toLexical(text, { ...options, getCasinoId: () => draftCasino });
  const body = { overview, _status: 'published' };
  const errors = await readErrors(await studio.request('PATCH', `/reviews/${id}`, { token, body }));
  expect(errors).toEqual([
    { label: 'Overview', path: 'overview', message: expect.stringContaining('Publish the casino first') },
  ]);
});

test('the editor shows what the figures of the listing stand for', async () => {
  const texts = await (await studio.request('GET', `/figures/${id}`, { token })).json();
  expect(texts).toMatchObject({ wagering: '0×', 'maxBonus.number': expect.any(String) });
  expect(texts).not.toHaveProperty('winCap');
  expect((await studio.request('GET', `/figures/${id}`)).status).toBe(401);
  const analyst = await logInAs(studio, 'analyst');
  expect((await studio.request('GET', `/figures/${id}`, { token: analyst })).status).toBe(404);
});

test('too few pros are refused, and a draft with them is saved', async () => {
  const pros = listToLexical([parseInlineText('Yksi')], options);
  const body = { pros, _status: 'published' };
  const errors = await readErrors(await studio.request('PATCH', `/reviews/${id}`, { token, body }));
  expect(errors).toEqual([{ label: 'Pros', path: 'pros', message: 'Name at least three.' }]);
  const draft = { pros, _status: 'draft' };
  expect((await studio.request('PATCH', `/reviews/${id}?draft=true`, { token, body: draft })).status).toBe(
    200,
  );
});
