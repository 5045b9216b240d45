import { listDocuments } from '@nettobonus/content/documents';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Role } from '../access/roles.ts';
import { loadDocuments } from '../publishing/load-documents.ts';
import type { StoredDocument } from '../publishing/stored-document.ts';
import { runScheduledChange } from '../schedule/run-scheduled-change.ts';
import { findUserId, logInAs, pickDocuments, type TestStudio, withTestStudio } from '../test-studio.ts';

const CASINO = 'winz-casino';
const REASON = 'The casino’s own statement, quoted in Finnish on purpose.';

let studio: TestStudio;
withTestStudio((started) => {
  studio = started;
});
const tokens = new Map<Role, string>();
let finnish: number;
let copy: number;

beforeAll(async () => {
  const documents = pickDocuments(
    listDocuments(),
    ({ kind, market, key }) =>
      (kind === 'market-settings' && (market === 'fi' || market === 'se')) ||
      (kind === 'listing' && key === CASINO && (market === 'fi' || market === 'se')) ||
      (market === 'fi' && ((kind === 'review' && key === CASINO) || kind === 'editorial')) ||
      (market === 'fi' && kind === 'page' && key === 'privacy'),
  );
  await loadDocuments(studio.payload, documents);
  finnish = (await studio.payload.find({ collection: 'reviews' })).docs[0]?.id ?? 0;
  for (const role of ['admin', 'editor', 'market-editor'] as const)
    tokens.set(role, await logInAs(studio, role));
}, 120_000);

/** A Swedish review with Finnish texts. */
beforeEach(async () => {
  await studio.payload.delete({ collection: 'reviews', where: { market: { equals: 'se' } } });
  const { body } = await send('editor', 'POST', `/reviews/${finnish}/duplicate?draft=true`, { market: 'se' });
  copy = body.doc.id;
});

async function send(role: Role, method: string, path: string, body?: object) {
  const token = tokens.get(role) ?? '';
  const response = await studio.request(method, path, { token, ...(body ? { body } : {}) });
  return { status: response.status, body: await response.json() };
}
const publish = (fields: object = {}) =>
  send('editor', 'PATCH', `/reviews/${copy}`, { ...fields, _status: 'published' });
const listPublished = () =>
  studio.db`SELECT kind FROM site.published_documents WHERE market = 'se' AND kind = 'review' AND body IS NOT NULL`;
const getState = async (role: Role = 'editor') =>
  (await send(role, 'GET', `/override-reasons/of/reviews/${copy}`)).body;

test('the form shows each field that is in another language, before anything is published', async () => {
  const { body } = await send('editor', 'GET', `/findings/reviews/${copy}`);
  expect(body.findings).toContainEqual(
    expect.objectContaining({
      severity: 'error',
      title: 'Overview is in Finnish, not in Swedish',
      field: 'overview',
    }),
  );
  expect((await send('editor', 'GET', `/findings/reviews/${finnish}`)).body.findings).toEqual([]);
});

describe('a text in another language is not published', () => {
  async function expectRefusal(attempt: Promise<unknown>): Promise<void> {
    await attempt;
    expect(await listPublished()).toHaveLength(0);
  }
  const expectMessage = ({ status, body }: { status: number; body: object }) => {
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain('Overview is in Finnish, not in Swedish');
  };

  test('by the form', () => expectRefusal(publish().then(expectMessage)));

  test('by a bulk edit', () =>
    expectRefusal(
      send('editor', 'PATCH', `/reviews?where[id][equals]=${copy}`, { _status: 'published' }).then(
        expectMessage,
      ),
    ));

  test('by a schedule', () => {
    const run = async () => {
      const data = {
        type: 'publish',
        doc: { relationTo: 'reviews', value: String(copy) },
        user: Number(await findUserId(studio, 'editor@example.org')),
        at: new Date().toISOString(),
      } as const;
      await runScheduledChange(studio.payload, { data, completeIn: async () => {} } as unknown as Parameters<
        typeof runScheduledChange
      >[1]);
    };
    return expectRefusal(expect(run()).rejects.toThrow(/is in Finnish/));
  });

  test.each([
    ['page-texts', 'Sections → 3 → Text'],
    ['editorial', 'Best by category'],
  ] as const)('in %s', async (collection, field) => {
    const { docs } = await studio.payload.find({ collection, depth: 0 });
    const { id: _, createdAt: __, updatedAt: ___, ...fields } = { ...docs[0] } as StoredDocument;
    const body = { ...fields, market: 'se', _status: 'published' };
    const response = await send('editor', 'POST', `/${collection}`, body);
    expect(response.status).toBe(400);
    expect(JSON.stringify(response.body)).toContain(field);
    expect(JSON.stringify(response.body)).toContain('in Finnish, not in Swedish');
  });
});

describe('a reason', () => {
  test('must be confirmed by a second person, and then lets the text be published', async () => {
    await send('editor', 'PATCH', `/reviews/${copy}?draft=true`, { overrideReason: REASON });
    expect(JSON.stringify((await publish()).body)).toContain('Another editor must confirm your reason first');
    const { digest } = await getState();
    const confirm = (role: Role) =>
      send(role, 'POST', '/override-reasons/confirm', { collection: 'reviews', id: copy, digest });
    expect((await confirm('editor')).status).toBe(403);
    expect((await confirm('market-editor')).status).toBe(200);
    expect((await publish()).status).toBe(200);
    expect(await listPublished()).toHaveLength(1);
    const { docs } = await studio.payload.find({ collection: 'audit-log', sort: '-id', limit: 1 });
    expect(docs[0]?.reason).toContain(`${REASON} (text-language; reason given by user`);
  });

  test('is not valid any more when the text changes', async () => {
    await send('editor', 'PATCH', `/reviews/${copy}?draft=true`, { overrideReason: REASON });
    const { digest } = await getState();
    await send('admin', 'POST', '/override-reasons/confirm', { collection: 'reviews', id: copy, digest });
    expect(await getState()).toEqual({ state: 'accepted' });
    const { security } = await studio.payload.findByID({ collection: 'reviews', id: copy, draft: true });
    await send('editor', 'PATCH', `/reviews/${copy}?draft=true`, {
      security: `${security} Rahat ovat erillisellä tilillä, ja maksuliikenne on suojattu samalla tavalla kuin pankeissa.`,
    });
    expect((await publish()).status).toBe(400);
  });
});
