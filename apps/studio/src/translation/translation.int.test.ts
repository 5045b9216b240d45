import { listDocuments } from '@nettobonus/content/documents';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Role } from '../access/roles.ts';
import { loadDocuments } from '../publishing/load-documents.ts';
import type { StoredDocument } from '../publishing/stored-document.ts';
import {
  logInAs,
  pickDocuments,
  type TestStudio,
  turnOffSecondPerson,
  withTestStudio,
} from '../test-studio.ts';
import { listOutdated } from './list-outdated.ts';
import { openTranslation } from './open-translation.ts';
import { startTestModel, type TestModel } from './test-model-process.ts';

const CASINO = 'winz-casino';
const REASON = 'The test marks translations and does not translate.';

let model: TestModel;
// Before the studio starts: it reads its configuration once.
beforeAll(async () => {
  model = await startTestModel();
  process.env.TRANSLATION_BASE_URL = model.baseURL;
  process.env.TRANSLATION_MODEL = 'good';
});
afterAll(() => model.stop());

let studio: TestStudio;
withTestStudio((started) => {
  studio = started;
});

const tokens = new Map<Role, string>();
let source: number;
let copy: number;
let finnish: StoredDocument;

beforeAll(async () => {
  const documents = pickDocuments(
    listDocuments(),
    ({ kind, market, key }) =>
      (kind === 'market-settings' && (market === 'fi' || market === 'se')) ||
      (kind === 'listing' && key === CASINO && (market === 'fi' || market === 'se')) ||
      (kind === 'review' && key === CASINO && market === 'fi') ||
      (kind === 'page' && key === 'privacy' && (market === 'fi' || market === 'se')),
  );
  await loadDocuments(studio.payload, documents);
  const { docs } = await studio.payload.find({ collection: 'reviews', depth: 0 });
  finnish = { ...docs[0] };
  source = Number(finnish.id);
  for (const role of ['editor', 'market-editor', 'analyst'] as const)
    tokens.set(role, await logInAs(studio, role));
  await turnOffSecondPerson(studio);
}, 120_000);

beforeEach(async () => {
  await studio.payload.delete({ collection: 'reviews', where: { market: { equals: 'se' } } });
  const { id: _, createdAt: __, updatedAt: ___, revision: ____, ...fields } = finnish;
  await studio.payload.update({ collection: 'reviews', id: source, data: fields as never });
  copy = (await send('editor', 'POST', `/reviews/${source}/duplicate?draft=true`, { market: 'se' })).body.doc
    .id;
});

async function send(role: Role, method: string, path: string, body?: object) {
  const token = tokens.get(role) ?? '';
  const response = await studio.request(method, path, { token, ...(body ? { body } : {}) });
  return { status: response.status, body: await response.json() };
}
const createReq = async () => {
  const { createLocalReq } = await import('payload');
  const { docs } = await studio.payload.find({ collection: 'users', where: { role: { equals: 'editor' } } });
  return createLocalReq({ user: { ...docs[0], collection: 'users' } as never }, studio.payload);
};
async function open() {
  const opened = await openTranslation(await createReq(), { collection: 'reviews', id: copy });
  if (!opened) throw new Error('The copy is no translation');
  return opened;
}
const post = async (action: string, fields: object = {}, role: Role = 'market-editor') =>
  send(role, 'POST', `/document-translations/${action}`, { collection: 'reviews', id: copy, ...fields });
const changeSource = (fields: object) =>
  send('editor', 'PATCH', `/reviews/${source}?draft=true`, { ...fields });
const getNote = async (role: Role = 'editor') =>
  (await send(role, 'GET', `/document-translations/of/reviews/${copy}`)).body.note;
const readField = async (path: string) => (await open()).fields.find((field) => field.path === path);

describe('a copy', () => {
  test('remembers the revision and the texts of its source', async () => {
    const { translation, changes } = await open();
    expect(translation).toMatchObject({ documents: 'reviews', document: copy, source });
    expect(translation.sourceRevision).toBe((await open()).source.revision);
    expect(changes).toEqual([]);
    expect(await getNote()).toEqual({ sourceMarket: 'fi', changeCount: 0, machineCount: 0 });
  });

  test('says which texts of the source have changed since, and is listed as outdated', async () => {
    const [first, ...rest] = finnish.faq as { id: string; question: string; answer: string }[];
    await changeSource({ conclusion: 'Uusi arvio.', faq: [{ ...first, answer: 'Uusi vastaus.' }, ...rest] });
    expect(await getNote()).toMatchObject({ changeCount: 2 });
    expect((await open()).changes).toEqual([
      { path: 'conclusion', before: finnish.conclusion, after: 'Uusi arvio.' },
      { path: 'faq.0.answer', before: first?.answer, after: 'Uusi vastaus.' },
    ]);
    const req = await createReq();
    expect(await listOutdated(req, ['se'])).toMatchObject([
      { collection: 'reviews', id: copy, market: 'se', sourceMarket: 'fi', changeCount: 2 },
    ]);
    expect(await listOutdated(req, ['no'])).toEqual([]);
  });

  test('is not outdated because rows moved or figures changed', async () => {
    const faq = finnish.faq as object[];
    await changeSource({ faq: faq.toReversed(), scores: { ...(finnish.scores as object), games: 1 } });
    expect((await open()).changes).toEqual([]);
    expect(await listOutdated(await createReq(), null)).toEqual([]);
  });

  test('is up to date again when an editor says so, unless the source has changed again', async () => {
    await changeSource({ conclusion: 'Uusi arvio.' });
    const { revision } = (await open()).source;
    await changeSource({ conclusion: 'Vielä uudempi.' });
    expect((await post('up-to-date', { sourceRevision: revision })).status).toBe(409);
    expect(await getNote()).toMatchObject({ changeCount: 1 });
    expect((await post('up-to-date', { sourceRevision: revision + 1 })).status).toBe(200);
    expect(await getNote()).toMatchObject({ changeCount: 0 });
  });

  test('is forgotten with its source', async () => {
    await send('editor', 'PATCH', `/reviews/${source}`, { _status: 'draft' });
    const { body } = await send('editor', 'POST', `/reviews/${copy}/duplicate?draft=true`, { market: 'no' });
    await studio.payload.delete({ collection: 'reviews', id: copy });
    const { totalDocs } = await studio.payload.count({
      collection: 'translations',
      where: { or: [{ source: { equals: copy } }, { document: { equals: copy } }] },
    });
    expect(totalDocs).toBe(0);
    await studio.payload.delete({ collection: 'reviews', id: body.doc.id });
  });
});

describe('the side-by-side view', () => {
  test('saves texts into the translation as a draft, and only those', async () => {
    const { revision } = (await open()).target;
    const texts = { conclusion: 'Vår bedömning.', 'faq.1.answer': 'Ett svar.' };
    expect((await post('save', { revision, texts })).status).toBe(200);
    const saved = await studio.payload.findByID({ collection: 'reviews', id: copy, depth: 0, draft: true });
    expect(saved.conclusion).toBe('Vår bedömning.');
    expect(saved.faq?.map(({ answer }) => answer)).toEqual(
      (finnish.faq as { answer: string }[]).map(({ answer }, index) => (index === 1 ? 'Ett svar.' : answer)),
    );
    expect(saved._status).toBe('draft');
    expect((await readField('conclusion'))?.state).toBe('translated');
    expect((await readField('overview'))?.state).toBe('untranslated');
  });

  test('overwrites nobody, and no field that is not a text', async () => {
    const { revision } = (await open()).target;
    await send('editor', 'PATCH', `/reviews/${copy}?draft=true`, { security: 'Säkert.' });
    expect((await post('save', { revision, texts: { security: 'Min.' } })).status).toBe(409);
    const texts = { market: 'fi' };
    expect((await post('save', { revision: revision + 1, texts })).status).toBe(409);
    expect(await readField('security')).toMatchObject({ target: 'Säkert.' });
  });

  test.each(['save', 'draft', 'read', 'up-to-date', 'link'])(
    '“%s” is for editors of the market only',
    async (action) => {
      const body = { revision: 1, sourceRevision: 1, texts: {}, source };
      expect((await post(action, body, 'analyst')).status).toBe(403);
      expect((await post(action, { ...body, id: source }, 'market-editor')).status).toBe(403);
      expect((await post(action, { ...body, collection: 'users' }, 'editor')).status).toBe(403);
    },
  );

  test('a page that was not copied gets a source, which must be the same page of another market', async () => {
    const { docs } = await studio.payload.find({ collection: 'page-texts', depth: 0, sort: 'market' });
    const [fi, se] = docs;
    const link = (of: number) =>
      send('market-editor', 'POST', '/document-translations/link', {
        collection: 'page-texts',
        id: se?.id,
        source: of,
      });
    expect((await link(se?.id ?? 0)).status).toBe(400);
    expect((await link(fi?.id ?? 0)).status).toBe(200);
    const opened = await openTranslation(await createReq(), { collection: 'page-texts', id: se?.id ?? 0 });
    expect(opened?.fields.map(({ state }) => state)).not.toContain('missing');
  });
});

describe('a machine draft', () => {
  const draft = async () => post('draft', { revision: (await open()).target.revision });

  test('translates untranslated fields, keeps what somebody has translated, and is a draft', async () => {
    await post('save', { revision: (await open()).target.revision, texts: { conclusion: 'Vår bedömning.' } });
    const { status, body } = await draft();
    // The test model does not translate, so the language check refuses its longer texts.
    expect([status, body.translated > 5, body.failed.length > 0]).toEqual([200, true, true]);
    expect(body.failed[0].problem).toBe('The model answered in Finnish.');
    expect(await readField('conclusion')).toMatchObject({ target: 'Vår bedömning.' });
    const [{ question } = { question: '' }] = finnish.faq as { question: string }[];
    expect(await readField('faq.0.question')).toMatchObject({ target: `${question} (översatt)` });
    const stored = await studio.payload.findByID({ collection: 'reviews', id: copy, draft: true });
    expect(stored._status).toBe('draft');
  });

  test('cannot be published before somebody has read it, and read again after the next one', async () => {
    await draft();
    const fields = { overrideReason: REASON, _status: 'published' };
    const publish = () => send('editor', 'PATCH', `/reviews/${copy}`, fields);
    const refused = await publish();
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([
      400,
      expect.stringContaining('nobody has confirmed to have read it'),
    ]);
    expect(await getNote()).toMatchObject({ machineCount: expect.any(Number) });
    const { revision } = (await open()).target;
    expect((await post('read', { revision: revision - 1 })).status).toBe(409);
    expect((await post('read', { revision })).status).toBe(200);
    expect(await getNote()).toMatchObject({ machineCount: 0 });
    expect((await publish()).status).toBe(200);
  });

  test('does not overwrite what was saved in the meantime', async () => {
    const { revision } = (await open()).target;
    await send('editor', 'PATCH', `/reviews/${copy}?draft=true`, { security: 'Säkert.' });
    expect((await post('draft', { revision })).status).toBe(409);
    expect((await open()).translation.machinePaths ?? []).toEqual([]);
  });
});
