import { listDocuments } from '@nettobonus/content/documents';
import { parseParagraph } from '@nettobonus/domain/texts/parse-text';
import { beforeAll, expect, test } from 'vitest';
import { drawPicture, uploadForm } from '../media/test-picture.ts';
import { logInAs, type TestStudio, withTestStudio } from '../test-studio.ts';
import { toLexical } from '../texts/to-lexical.ts';
import { loadDocuments } from './load-documents.ts';

let studio: TestStudio;
withTestStudio((started) => {
  studio = started;
});

const documents = listDocuments().filter(
  ({ kind, market }) => (kind === 'person' || kind === 'article') && (market === 'fi' || market === 'se'),
);
const tokens = { chief: '', swedish: '' };
let author = 0;
let finnishAuthor = 0;

beforeAll(async () => {
  await loadDocuments(studio.payload, documents);
  tokens.chief = await logInAs(studio, 'chief-editor');
  tokens.swedish = await logInAs(studio, 'market-editor');
  author = await findId('people', { key: 'elin-sandmark' });
  finnishAuthor = await findId('people', { key: 'maija-korpela' });
}, 120_000);

async function findId(collection: 'people' | 'articles', fields: Record<string, string>): Promise<number> {
  const where = { and: Object.entries(fields).map(([field, value]) => ({ [field]: { equals: value } })) };
  const { docs } = await studio.payload.find({ collection, where, depth: 0 });
  return docs[0]?.id ?? 0;
}

const findArticleId = (slug: string) => findId('articles', { slug });

async function readPublished(slug: string, market = 'se') {
  const [row] = await studio.db`SELECT body FROM site.published_documents
    WHERE kind = 'article' AND market = ${market} AND key = ${slug}`;
  return row?.body ?? null;
}

const toState = (text: Parameters<typeof toLexical>[0], articleId = 0) =>
  toLexical(text, { getCasinoId: () => 0, getArticleId: () => articleId });

const createArticle = (changes: object = {}) => ({
  market: 'se',
  kind: 'guide',
  title: 'Vad är en sticky-bonus?',
  intro: 'En bonus som du inte kan ta ut.',
  body: toState([parseParagraph('Text.')]),
  author,
  category: 'bonuses',
  publishedOn: '2026-11-01',
  updatedOn: '2026-11-02',
  search: { title: 'Sticky-bonus', description: 'En guide.', keywords: ['sticky'] },
  _status: 'published',
  ...changes,
});

const send = (method: string, path: string, body?: object, token = tokens.swedish) =>
  studio.request(method, path, { token, ...(body ? { body } : {}) });

async function readProblems(response: Response): Promise<Record<string, string>> {
  expect(response.status).toBe(400);
  const { errors } = await response.json();
  const problems: { path: string; message: string }[] = errors[0].data.errors;
  return Object.fromEntries(problems.map(({ path, message }) => [path, message]));
}

test('loading the same documents again changes nothing', async () => {
  const result = await loadDocuments(studio.payload, documents);
  expect(result).toEqual({ created: 0, changed: 0, unchanged: documents.length });
});

test('a market editor publishes an article, whose address comes from its title', async () => {
  const related = await findArticleId('casino-med-svensk-licens');
  const body = createArticle({ relatedArticles: [related], relatedPages: ['method'] });
  const response = await send('POST', '/articles', body);
  expect(response.status).toBe(201);
  const { doc } = await response.json();
  expect(doc.slug).toBe('vad-ar-en-sticky-bonus');
  expect(await readPublished('vad-ar-en-sticky-bonus')).toMatchObject({
    title: 'Vad är en sticky-bonus?',
    author: 'elin-sandmark',
    body: [{ type: 'paragraph' }],
    relatedArticles: ['casino-med-svensk-licens'],
    relatedPages: ['method'],
    search: { title: 'Sticky-bonus' },
  });
  expect((await send('PATCH', `/articles/${doc.id}`, { _status: 'draft' })).status).toBe(200);
  expect(await readPublished('vad-ar-en-sticky-bonus')).toBeNull();
  const trashed = await send('PATCH', `/articles/${doc.id}`, { deletedAt: new Date().toISOString() });
  expect(trashed.status).toBe(200);
});

test('a draft’s address stays open while its title is typed', async () => {
  const response = await send(
    'POST',
    '/articles?draft=true',
    createArticle({ title: 'V', _status: 'draft' }),
  );
  const { doc } = await response.json();
  const title = 'Vinstgränser';
  await send('PATCH', `/articles/${doc.id}?draft=true`, { title, _status: 'draft' });
  await send('PATCH', `/articles/${doc.id}`, { _status: 'published' });
  expect(await readPublished('vinstgranser')).toMatchObject({ title });
  const renamed = { title: 'Andra ord', _status: 'published' };
  expect((await send('PATCH', `/articles/${doc.id}`, renamed)).status).toBe(200);
  expect(await readPublished('vinstgranser')).toMatchObject({ title: 'Andra ord' });
});

test('a link names the article, and one of another market is refused', async () => {
  const link = [
    {
      type: 'paragraph' as const,
      content: [
        {
          type: 'link' as const,
          to: { kind: 'article' as const, article: 'x' },
          content: [{ type: 'text' as const, text: 'Guide' }],
        },
      ],
    },
  ];
  const own = await findArticleId('casino-med-svensk-licens');
  const created = await send('POST', '/articles', createArticle({ slug: 'lank', body: toState(link, own) }));
  expect(created.status).toBe(201);
  const published = await readPublished('lank');
  expect(published.body[0].content[0].to).toEqual({ kind: 'article', article: 'casino-med-svensk-licens' });
  const finnish = await findArticleId('kasinovoiton-verotus');
  const refused = createArticle({ slug: 'fel', body: toState(link, finnish) });
  expect(await readProblems(await send('POST', '/articles', refused))).toEqual({
    body: expect.stringContaining('Choose the casino, page or article again'),
  });
});

test('problems are reported at their fields', async () => {
  const changes = {
    slug: 'Å fel',
    author: finnishAuthor,
    updatedOn: '2026-10-01',
  };
  const problems = await readProblems(await send('POST', '/articles', createArticle(changes)));
  expect(problems).toMatchObject({ author: expect.stringContaining('Choose the author again') });
  const valid = await readProblems(await send('POST', '/articles', createArticle({ ...changes, author })));
  expect(valid).toEqual({ updatedOn: expect.stringContaining('before it was published') });
  expect(await readProblems(await send('POST', '/articles', createArticle({ slug: 'Å fel' })))).toEqual({
    slug: expect.stringContaining('letters a to z'),
  });
});

test('two articles of a market cannot have the same address', async () => {
  const body = createArticle({ slug: 'casino-med-svensk-licens' });
  expect(await readProblems(await send('POST', '/articles', body))).toEqual({
    slug: expect.stringContaining('already has one'),
  });
});

test('a picture is published with its description, and refused without one', async () => {
  const upload = async (colour: string, texts: object) => {
    const form = uploadForm(await drawPicture(colour, 900), 'a.png', 'image/png', {
      kind: 'figure',
      name: colour,
      texts,
    });
    const response = await studio.request('POST', '/media', { token: tokens.chief, body: form });
    return (await response.json()).doc;
  };
  const described = await upload('#123456', { se: { alt: 'En tabell' } });
  const body = createArticle({ slug: 'bild', picture: described.id });
  expect((await send('POST', '/articles', body)).status).toBe(201);
  expect((await readPublished('bild')).picture).toMatchObject({ media: described.hash, alt: 'En tabell' });
  const finnish = await upload('#654321', { fi: { alt: 'Taulukko' } });
  const other = createArticle({ slug: 'bild-2', picture: finnish.id });
  expect(await readProblems(await send('POST', '/articles', other))).toEqual({
    picture: expect.stringContaining('Describe the picture'),
  });
});

test('the author must be published, and cannot disappear while articles name them', async () => {
  const { doc } = await (
    await send(
      'POST',
      '/people?draft=true',
      { market: 'se', name: 'Ny Person', role: 'redaktör' },
      tokens.chief,
    )
  ).json();
  expect(
    await readProblems(await send('POST', '/articles', createArticle({ slug: 'ny-person', author: doc.id }))),
  ).toEqual({
    author: 'Publish the author first.',
  });
  const unpublish = await send('PATCH', `/people/${author}`, { _status: 'draft' }, tokens.chief);
  expect(unpublish.status).toBe(400);
  expect(await unpublish.text()).toContain('is the author of published articles');
  const remove = await send('DELETE', `/people/${author}`, undefined, tokens.chief);
  expect(remove.status).toBe(400);
  expect(await remove.text()).toContain('Unpublish it before you delete it');
  expect((await send('DELETE', `/people/${doc.id}`, undefined, tokens.chief)).status).toBe(200);
});

test('the form’s search preview has the address that the article will have', async () => {
  const { doc } = await (
    await send('POST', '/articles?draft=true', createArticle({ title: 'Ny titel', _status: 'draft' }))
  ).json();
  const entry = await (await send('GET', `/search-entry/articles/${doc.id}`)).json();
  expect(entry.url).toMatch(/\/se\/guider\/ny-titel$/);
});

test('a draft is previewed on its own page, and a person has no page', async () => {
  const { doc } = await (
    await send(
      'POST',
      '/articles?draft=true',
      createArticle({ title: 'Utkast', kind: 'news', _status: 'draft' }),
    )
  ).json();
  const preview = await send('GET', `/preview/articles/${doc.id}`);
  expect(preview.headers.get('location')).toMatch(/\/preview\/[^/]+\/se\/nyheter\/utkast$/);
  const person = await send('GET', `/preview/people/${author}`);
  expect(person.status).toBe(422);
  expect(await person.text()).toContain('No page of the site shows this document on its own.');
});
