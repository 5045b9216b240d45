import { setTimeout } from 'node:timers/promises';
import { listDocuments } from '@nettobonus/content/documents';
import { placesSchema } from '@nettobonus/domain/places/places';
import { type PublishedDocument, SINGLETON_KEY } from '@nettobonus/domain/publishing/published-document';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { runScheduledChange } from '../schedule/run-scheduled-change.ts';
import {
  findUserId,
  logInAs,
  pickDocuments,
  type TestStudio,
  turnOffSecondPerson,
  withTestStudio,
} from '../test-studio.ts';
import { refusal } from './field-error.ts';
import { loadDocuments } from './load-documents.ts';
import { runStatement } from './run-statement.ts';
import { listDifferences as listDifferencesOf } from './test-differences.ts';

let studio: TestStudio;
withTestStudio((started) => {
  studio = started;
});

const CASINOS = ['casinoist', 'winz-casino', 'crab-slots'];
const documents = pickDocuments(
  listDocuments(),
  ({ kind, market, key }) =>
    kind === 'market-settings' ||
    (kind === 'editorial' && market === 'fi') ||
    (kind === 'competition' && market === 'dk') ||
    (['fi', 'se'].includes(market) && ['listing', 'review'].includes(kind) && CASINOS.includes(key)),
);
const places: PublishedDocument = {
  kind: 'places',
  market: 'dk',
  key: SINGLETON_KEY,
  body: placesSchema.parse({ monthCasino: 'boost-casino', recommended: ['rizzio-casino', 'ninja-casino'] }),
};
const placed = pickDocuments([...listDocuments(), places], (document) => document === places);
const tokens: Record<string, string> = {};

beforeAll(async () => {
  await loadDocuments(studio.payload, [...documents, ...placed]);
  await turnOffSecondPerson(studio);
  for (const role of ['admin', 'editor', 'market-editor'] as const)
    tokens[role] = await logInAs(studio, role);
}, 120_000);

// Every test starts from the sample content.
beforeEach(async () => {
  await loadDocuments(studio.payload, documents);
});

const send = async (role: string, method: string, path: string, body?: object) => {
  const response = await studio.request(method, path, {
    token: tokens[role] ?? '',
    ...(body ? { body } : {}),
  });
  return { status: response.status, body: await response.json() };
};

/** Finds a listing or review by its title, or a casino by its name. */
async function findId(collection: 'listings' | 'reviews' | 'casinos', title: string): Promise<number> {
  const field = collection === 'casinos' ? 'name' : 'title';
  const { docs } = await studio.payload.find({ collection, where: { [field]: { equals: title } }, depth: 0 });
  if (!docs[0]) throw new Error(`The studio has no ${title}`);
  return docs[0].id;
}

const listDifferences = () => listDifferencesOf(studio);

const readOnSite = async (kind: string, market: string, key: string) => {
  const [row] = await studio.db`
    SELECT body FROM site.published_documents WHERE (kind, market, key) = (${kind}, ${market}, ${key})`;
  return row?.body ?? null;
};

/** A bulk edit that the site accepts. */
const editFinnishListings = () =>
  send('editor', 'PATCH', '/listings?where[market][equals]=fi', {
    _status: 'published',
    verdict: 'Muutettu.',
  });

/** Each listing, with its number of versions and audit entries. */
const readListings = async () => [
  ...(await studio.db`
    SELECT id, verdict, _status, updated_at,
      (SELECT count(*)::int FROM studio._listings_v WHERE parent_id = l.id) AS versions,
      (SELECT count(*)::int FROM studio.audit_log WHERE kind = 'listings' AND document = l.id::text) AS entries
    FROM studio.listings l ORDER BY id`),
];

/** What the database's client gets: a text, or an object with it. */
type Statement = { text?: string };

describe('bulk edit', () => {
  // The list's form sends `draft=true` even to publish.
  test.each(['', '&draft=true'])(
    'saves no part of a document that the site would refuse%s',
    async (query) => {
      const id = await findId('listings', 'Winz Casino · fi');
      const { status, body } = await send('editor', 'PATCH', `/listings?where[market][equals]=fi${query}`, {
        _status: 'published',
        verdict: 'Muutettu.',
        terms: { kind: 'match', currency: 'EUR', validDays: 1.5 },
      });
      expect(status).toBe(400);
      expect(body.errors).toHaveLength(3);
      expect(await studio.payload.findByID({ collection: 'listings', id })).not.toMatchObject({
        verdict: 'Muutettu.',
      });
      expect(await listDifferences()).toEqual([]);
    },
  );

  test('saves the documents that are valid', async () => {
    const { body } = await send('editor', 'PATCH', '/listings?where[title][like]=Winz', {
      _status: 'published',
      overrideReason: 'Agreed with the lawyer',
      terms: { currency: 'EUR' },
    });
    expect(body.docs).toHaveLength(1);
    expect(body.errors).toHaveLength(1);
    expect(await listDifferences()).toEqual([]);
  });

  test('says which documents were refused, and why', async () => {
    const { body } = await send('editor', 'PATCH', '/listings?where[title][like]=Winz', {
      _status: 'published',
      overrideReason: 'Agreed with the lawyer',
      terms: { currency: 'EUR' },
    });
    expect(body.errors).toMatchObject([
      {
        title: 'Winz Casino · se',
        message: expect.stringMatching(/^Terms → Currency: .*SEK/),
      },
    ]);
  });

  test('asks the database about all documents at once for what they share', async () => {
    const client = await studio.payload.db.pool.connect();
    client.release();
    const query = vi.spyOn(Object.getPrototypeOf(client), 'query');
    const { status, body } = await editFinnishListings();
    const texts = query.mock.calls.map(([statement]) => String((statement as Statement).text ?? statement));
    query.mockRestore();
    expect(status).toBe(200);
    expect(body.docs.length).toBeGreaterThan(2);
    const count = (pattern: RegExp) => texts.filter((text) => pattern.test(text)).length;
    expect(count(/pg_advisory_xact_lock/)).toBe(1);
    expect(count(/FROM studio._casinos_v/)).toBe(1);
    expect(count(/from "studio"."market_settings"/)).toBe(1);
    expect(count(/from "studio"."licences"/)).toBe(1);
    expect(count(/site.publish/)).toBe(1);
    expect(count(/INSERT INTO studio.audit_log/)).toBe(1);
  });

  test.each([
    ['fails', `RAISE EXCEPTION 'disk full'`],
    ['loses its connection', `PERFORM pg_terminate_backend(pg_backend_pid())`],
  ])('saves nothing at all if the site’s database %s for one document', async (_, fault) => {
    const before = await readOnSite('listing', 'fi', 'casinoist');
    await studio.db.unsafe(`
      CREATE FUNCTION site.fault() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN IF NEW.key = 'winz-casino' THEN ${fault}; END IF; RETURN NEW; END $$;
      CREATE TRIGGER fault BEFORE UPDATE ON site.published_documents FOR EACH ROW EXECUTE FUNCTION site.fault()`);
    try {
      const { status } = await editFinnishListings();
      expect(status).toBe(500);
    } finally {
      await studio.db.unsafe('DROP FUNCTION site.fault CASCADE');
    }
    expect(await readOnSite('listing', 'fi', 'casinoist')).toEqual(before);
    expect(await listDifferences()).toEqual([]);
  });

  test('reports an error if the audit log cannot be written, and saves nothing', async () => {
    await studio.db.unsafe(`
      CREATE FUNCTION studio.fault() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN IF NEW.title LIKE 'Winz%' THEN RAISE EXCEPTION 'disk full'; END IF; RETURN NEW; END $$;
      CREATE TRIGGER fault BEFORE INSERT ON studio.audit_log FOR EACH ROW EXECUTE FUNCTION studio.fault()`);
    try {
      const { status } = await editFinnishListings();
      expect(status).toBe(500);
    } finally {
      await studio.db.unsafe('DROP FUNCTION studio.fault CASCADE');
    }
    expect(await listDifferences()).toEqual([]);
  });

  test.each([
    ['an error before the site is written', 'unshift', new Error('A fault')],
    ['a refusal after the site is written', 'push', refusal('A late refusal')],
  ] as const)('saves nothing at all after %s', async (_, add, error) => {
    const { hooks } = studio.payload.collections.listings.config;
    const hooksBefore = [...hooks.afterChange];
    hooks.afterChange[add](({ doc }) => {
      if (doc.title === 'Winz Casino · fi') throw error;
    });
    const before = await readOnSite('listing', 'fi', 'casinoist');
    try {
      expect((await editFinnishListings()).status).toBe(500);
    } finally {
      hooks.afterChange = hooksBefore;
    }
    expect(await readOnSite('listing', 'fi', 'casinoist')).toEqual(before);
    expect(await listDifferences()).toEqual([]);
  });

  // Payload rolls the transaction back as soon as any operation fails that a hook has called, while it saves the other
  // documents in parallel.
  test('saves nothing at all if the transaction ends while it saves', async () => {
    const before = await readListings();
    const { hooks } = studio.payload.collections.listings.config;
    const hooksBefore = [...hooks.beforeChange];
    hooks.beforeChange.push(async ({ data, originalDoc, req }) => {
      if (originalDoc?.title === 'Winz Casino · fi')
        await req.payload.findByID({ collection: 'casinos', id: 0, req });
      await setTimeout(200);
      return data;
    });
    try {
      const { body } = await editFinnishListings();
      expect(body.docs ?? []).toEqual([]);
      expect(body.errors).toHaveLength(3);
    } finally {
      hooks.beforeChange = hooksBefore;
    }
    expect(await readListings()).toEqual(before);
    expect(await listDifferences()).toEqual([]);
    // The next change is saved as usual.
    expect((await editFinnishListings()).status).toBe(200);
  });

  test('does not publish a draft that the editor does not see; the Publish button does', async () => {
    const id = await findId('listings', 'Winz Casino · fi');
    await studio.payload.update({ collection: 'listings', id, data: { verdict: 'KESKEN' }, draft: true });
    const path = '/listings?where[market][equals]=fi&draft=true';
    const edited = await send('editor', 'PATCH', path, { order: 9, _status: 'published' });
    expect(edited.body.docs).toHaveLength(2);
    expect(edited.body.errors).toMatchObject([{ id, message: expect.stringContaining('unpublished draft') }]);
    expect(await readOnSite('listing', 'fi', 'winz-casino')).not.toMatchObject({ verdict: 'KESKEN' });
    expect(await listDifferences()).toEqual([]);
    expect((await send('editor', 'PATCH', path, { _status: 'published' })).status).toBe(200);
    expect(await readOnSite('listing', 'fi', 'winz-casino')).toMatchObject({ verdict: 'KESKEN' });
    expect(await listDifferences()).toEqual([]);
  });

  test('cannot give two listings the same market and casino', async () => {
    const casino = await findId('casinos', 'Crab Slots');
    await studio.payload.delete({
      collection: 'listings',
      where: { casino: { equals: casino }, market: { equals: 'fi' } },
    });
    const { status, body } = await send('editor', 'PATCH', '/listings?where[market][equals]=fi', {
      casino,
      _status: 'published',
    });
    expect(status).toBe(400);
    expect(body.docs).toHaveLength(0);
    expect(await listDifferences()).toEqual([]);
  });
});

test.each([
  ['a change', 'PATCH', { verdict: 'Ei tallessa.', _status: 'published' }],
  ['a bulk edit', 'PATCH', { verdict: 'Ei tallessa.', _status: 'published' }],
])('%s reports an error if PostgreSQL cannot commit it', async (name, method, body) => {
  const id = await findId('listings', 'Winz Casino · fi');
  await studio.db.unsafe(`
    CREATE FUNCTION studio.fault() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'disk full'; END $$;
    CREATE CONSTRAINT TRIGGER fault AFTER UPDATE OR DELETE ON studio.listings DEFERRABLE INITIALLY DEFERRED
      FOR EACH ROW EXECUTE FUNCTION studio.fault()`);
  try {
    const path = name === 'a bulk edit' ? `/listings?where[id][equals]=${id}` : `/listings/${id}`;
    expect((await send('admin', method, path, body)).status).toBe(500);
  } finally {
    await studio.db.unsafe('DROP FUNCTION studio.fault CASCADE');
  }
  expect(await studio.payload.findByID({ collection: 'listings', id })).not.toMatchObject({
    verdict: 'Ei tallessa.',
  });
  expect(await listDifferences()).toEqual([]);
});

describe('a request that selects few fields for its response', () => {
  test('publishes', async () => {
    const id = await findId('listings', 'Winz Casino · fi');
    await send('editor', 'PATCH', `/listings/${id}?select[title]=true`, {
      verdict: 'Lyhyt.',
      _status: 'published',
    });
    expect(await readOnSite('listing', 'fi', 'winz-casino')).toMatchObject({ verdict: 'Lyhyt.' });
    expect(await listDifferences()).toEqual([]);
  });

  test('unpublishes what it deletes', async () => {
    const id = await findId('listings', 'Winz Casino · fi');
    await studio.payload.delete({
      collection: 'listings',
      where: { id: { equals: id } },
      select: { title: true },
    });
    expect(await readOnSite('listing', 'fi', 'winz-casino')).toBeNull();
    expect(await listDifferences()).toEqual([]);
  });
});

describe('a version', () => {
  test('that is restored as a draft does not change the site', async () => {
    const id = await findId('listings', 'Winz Casino · fi');
    const before = await readOnSite('listing', 'fi', 'winz-casino');
    await studio.payload.update({ collection: 'listings', id, data: { order: 99, _status: 'published' } });
    const { docs } = await studio.payload.findVersions({
      collection: 'listings',
      where: { parent: { equals: id }, 'version.order': { not_equals: 99 } },
      limit: 1,
    });
    expect((await send('editor', 'POST', `/listings/versions/${docs[0]?.id}?draft=true`)).status).toBe(200);
    expect(await readOnSite('listing', 'fi', 'winz-casino')).toEqual({ ...before, order: 99 });
    expect(await listDifferences()).toEqual([]);
    expect((await send('editor', 'POST', `/listings/versions/${docs[0]?.id}`)).status).toBe(200);
    expect(await readOnSite('listing', 'fi', 'winz-casino')).not.toMatchObject({ order: 99 });
    expect(await listDifferences()).toEqual([]);
  });

  test('is restored before a deletion that begins meanwhile', async () => {
    const id = await findId('reviews', 'Winz Casino · fi');
    const { docs } = await studio.payload.findVersions({
      collection: 'reviews',
      where: { parent: { equals: id } },
      limit: 1,
    });
    const { db } = studio.payload;
    const findOne = db.findOne.bind(db);
    let deletion: Promise<unknown> | undefined;
    vi.spyOn(db, 'findOne').mockImplementation(async (args) => {
      const found = await findOne(args);
      if (args.collection === 'reviews' && !deletion) {
        deletion = studio.payload.delete({ collection: 'reviews', id });
        await Promise.race([deletion, setTimeout(1_000)]);
      }
      return found;
    });
    try {
      expect((await send('editor', 'POST', `/reviews/versions/${docs[0]?.id}`)).status).toBe(200);
      expect(await deletion).toMatchObject({ id });
    } finally {
      vi.restoreAllMocks();
    }
    expect(await listDifferences()).toEqual([]);
  });

  test('is published if a draft is saved with the status published', async () => {
    const id = await findId('listings', 'Winz Casino · fi');
    await send('editor', 'PATCH', `/listings/${id}?draft=true`, { verdict: 'Heti.', _status: 'published' });
    expect(await readOnSite('listing', 'fi', 'winz-casino')).toMatchObject({ verdict: 'Heti.' });
    expect(await listDifferences()).toEqual([]);
  });
});

test('a copy in another market is a draft', async () => {
  const id = await findId('listings', 'Winz Casino · fi');
  const { body } = await send('editor', 'POST', `/listings/${id}/duplicate`, { market: 'dk' });
  expect(body.doc).toMatchObject({ market: 'dk', _status: 'draft' });
  expect(await listDifferences()).toEqual([]);
  await studio.payload.delete({ collection: 'listings', id: body.doc.id });
});

test('invalid fields are reported with the form’s own messages where it has them', async () => {
  const id = await findId('listings', 'Winz Casino · fi');
  const { status, body } = await send('editor', 'PATCH', `/listings/${id}`, {
    verdict: '',
    verifiedOn: '2026-2-31',
    affiliateLink: 'http://winz.example',
    terms: { validDays: 1.5 },
    _status: 'published',
  });
  expect(status).toBe(400);
  const errors = body.errors[0].data.errors.map(({ path, message, label }: Record<string, string>) => [
    path,
    label,
    message,
  ]);
  expect(errors).toEqual(
    expect.arrayContaining([
      ['verdict', 'Verdict', 'This field is required.'],
      ['verifiedOn', 'Terms verified on', expect.stringMatching(/^Enter the date as day\.month\.year/)],
      ['affiliateLink', 'Affiliate link', 'A link must start with https://.'],
      ['terms.validDays', 'Terms → Validity in days', 'Enter a whole number.'],
    ]),
  );
});

test('a required date that is empty is reported with the other required fields', async () => {
  const id = await findId('listings', 'Winz Casino · fi');
  const fields = { bonus: '', verifiedOn: '', _status: 'published' };
  const { body } = await send('editor', 'PATCH', `/listings/${id}`, fields);
  expect(body.errors[0].data.errors).toEqual([
    { path: 'bonus', label: 'Headline', message: 'This field is required.' },
    { path: 'verifiedOn', label: 'Terms verified on', message: 'This field is required.' },
  ]);
});

describe('a date that does not exist', () => {
  test.each([
    ['2026-13-45', 'There is no day 2026-13-45. Enter the date as day.month.year, for example 15.11.2026'],
    ['16.11.2026', 'Enter the date as day.month.year, for example 15.11.2026'],
  ])('%s is refused in a draft', async (verifiedOn, message) => {
    const id = await findId('listings', 'Winz Casino · fi');
    const draft = { verifiedOn, verdict: 'Päivä puuttuu.' };
    for (const path of [`/listings/${id}?draft=true`, `/listings/${id}?draft=true&autosave=true`]) {
      const { status, body } = await send('editor', 'PATCH', path, draft);
      expect(status).toBe(400);
      expect(body.errors[0].data.errors).toEqual([{ path: 'verifiedOn', message }]);
    }
    const bulk = await send('editor', 'PATCH', `/listings?draft=true&where[id][equals]=${id}`, draft);
    expect(bulk.body.errors).toMatchObject([{ id, message }]);
    const { verdict } = await studio.payload.findByID({ collection: 'listings', id, draft: true });
    expect(verdict).not.toBe(draft.verdict);
  });

  test('is refused in a new draft', async () => {
    const { status, body } = await send('editor', 'POST', '/competitions?draft=true', {
      market: 'fi',
      startsOn: '2026-02-30',
    });
    expect(status).toBe(400);
    expect(body.errors[0].data.errors[0].path).toBe('startsOn');
  });

  test('that was stored earlier does not prevent drafts of other fields', async () => {
    const id = await findId('listings', 'Winz Casino · fi');
    await send('editor', 'PATCH', `/listings/${id}?draft=true`, { verdict: 'Ensin.' });
    await studio.db`UPDATE studio._listings_v SET version_verified_on = '16.11.2026' WHERE parent_id = ${id} AND latest`;
    const draft = { verdict: 'Sitten.' };
    expect((await send('editor', 'PATCH', `/listings/${id}?draft=true`, draft)).status).toBe(200);
    const { status, body } = await send('editor', 'PATCH', `/listings/${id}?draft=true`, {
      _status: 'published',
    });
    expect(status).toBe(400);
    expect(body.errors[0].data.errors[0].path).toBe('verifiedOn');
    await send('editor', 'PATCH', `/listings/${id}?draft=true`, { verifiedOn: '2026-11-15' });
  });
});

describe('parallel requests', () => {
  test.each(['?draft=true', ''])('leave one newest version of a listing%s', async (query) => {
    const id = await findId('listings', 'Winz Casino · fi');
    // The transaction of the draft stays open for a second after it has written its version.
    await studio.db.unsafe(`
      CREATE FUNCTION studio.slow() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN IF NEW.version_verdict = 'Hidas.' THEN PERFORM pg_sleep(1); END IF; RETURN NEW; END $$;
      CREATE TRIGGER slow AFTER INSERT ON studio._listings_v FOR EACH ROW EXECUTE FUNCTION studio.slow()`);
    try {
      const draft = send('editor', 'PATCH', `/listings/${id}?draft=true`, { verdict: 'Hidas.' });
      await expect
        .poll(
          async () => (await studio.db`SELECT 1 FROM pg_stat_activity WHERE wait_event = 'PgSleep'`).length,
          { timeout: 10_000 },
        )
        .toBe(1);
      const fields = { rating: 5, ...(query ? {} : { _status: 'published' }) };
      // It was made from the version before the draft.
      expect((await send('editor', 'PATCH', `/listings/${id}${query}`, fields)).status).toBe(409);
      expect((await draft).status).toBe(200);
    } finally {
      await studio.db.unsafe('DROP FUNCTION studio.slow CASCADE');
    }
    expect(
      await studio.db`SELECT id FROM studio._listings_v WHERE parent_id = ${id} AND latest`,
    ).toHaveLength(1);
  });

  test.each(['listings', 'reviews'] as const)('create one of three identical %s', async (collection) => {
    const id = await findId(collection, 'Winz Casino · fi');
    const source = await studio.payload.findByID({ collection, id, depth: 0 });
    // Rows need new ids, as in a copied document.
    const data = JSON.parse(JSON.stringify(source, (key, value) => (key === 'id' ? undefined : value)));
    const body = { ...data, market: 'no', _status: 'draft' };
    const create = () => send('editor', 'POST', `/${collection}?draft=true`, body);
    const responses = await Promise.all([create(), create(), create()]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 400, 400]);
    const refused = responses.find(({ status }) => status === 400);
    expect(refused?.body.errors[0].data.errors).toMatchObject([
      { path: 'casino', message: 'This market already has one. Edit it instead.' },
    ]);
    await studio.payload.delete({ collection, where: { market: { equals: 'no' } } });
  });
});

describe('a casino that published documents refer to', () => {
  const REFERRING_DOCUMENTS = /listing.*Suomi.*Sverige/s;
  let id: number;
  beforeEach(async () => {
    id = await findId('casinos', 'Winz Casino');
  });
  const expectPublished = async () => {
    expect(await readOnSite('casino', 'all', 'winz-casino')).not.toBeNull();
    expect(await listDifferences()).toEqual([]);
  };

  test('cannot be unpublished, and the message names the documents', async () => {
    const { status, body } = await send('editor', 'PATCH', `/casinos/${id}`, { _status: 'draft' });
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toMatch(REFERRING_DOCUMENTS);
    await expectPublished();
  });

  test('cannot be unpublished by a bulk edit', async () => {
    const { body } = await send('editor', 'PATCH', `/casinos?where[id][equals]=${id}`, { _status: 'draft' });
    expect(JSON.stringify(body.errors)).toMatch(REFERRING_DOCUMENTS);
    await expectPublished();
  });

  test('cannot be unpublished by a scheduled change', async () => {
    const data = {
      type: 'unpublish',
      doc: { relationTo: 'casinos', value: String(id) },
      user: await findUserId(studio, 'editor@example.org'),
      at: new Date().toISOString(),
    } as const;
    const job = { data, signal: AbortSignal.timeout(60_000), completeIn: async () => {} };
    await expect(runScheduledChange(studio.payload, job)).rejects.toThrow(REFERRING_DOCUMENTS);
    await expectPublished();
  });

  test.each([
    ['Boost Casino', 'order and places of Danmark'],
    ['Ninja Casino', 'order and places of Danmark'],
    ['Speedz Casino', 'home page texts of Suomi'],
    ['Havtorn Spil', 'competitions in Danmark'],
  ])('can neither be unpublished nor deleted if it has no listing: %s (%s)', async (name, references) => {
    const casino = await findId('casinos', name);
    const refused = await send('editor', 'PATCH', `/casinos/${casino}`, { _status: 'draft' });
    expect(refused.status).toBe(400);
    expect(refused.body.errors[0].message).toContain(`(${references})`);
    await expect(studio.payload.delete({ collection: 'casinos', id: casino })).rejects.toThrow(
      `(${references})`,
    );
    expect(await listDifferences()).toEqual([]);
  });

  test('cannot be unpublished by restoring a draft', async () => {
    await studio.payload.update({ collection: 'casinos', id, data: { image: '/x.svg' }, draft: true });
    const { docs } = await studio.payload.findVersions({
      collection: 'casinos',
      where: { parent: { equals: id }, 'version._status': { equals: 'draft' } },
    });
    const { status } = await send('editor', 'POST', `/casinos/versions/${docs[0]?.id}`);
    expect(status).toBe(400);
    await expectPublished();
    await studio.payload.update({ collection: 'casinos', id, data: { image: null, _status: 'published' } });
  });

  test('can be saved as a draft', async () => {
    const { status } = await send('editor', 'PATCH', `/casinos/${id}?draft=true`, { image: '/x.svg' });
    expect(status).toBe(200);
    await studio.payload.update({ collection: 'casinos', id, data: { image: null, _status: 'published' } });
  });

  test('cannot be renamed by a draft that is older than these documents', async () => {
    const { id: newId } = await studio.payload.create({
      collection: 'casinos',
      data: { name: 'Uusi Casino', _status: 'published' },
    });
    const draft = { name: 'Toinen Casino' };
    expect((await send('editor', 'PATCH', `/casinos/${newId}?draft=true`, draft)).status).toBe(200);
    const listing = await findId('listings', 'Winz Casino · fi');
    await studio.payload.update({
      collection: 'listings',
      id: listing,
      data: { casino: newId, _status: 'published' },
    });
    expect(await readOnSite('listing', 'fi', 'uusi-casino')).not.toBeNull();
    const { status, body } = await send('editor', 'PATCH', `/casinos/${newId}`, { _status: 'published' });
    expect(status).toBe(400);
    expect(body.errors[0].data.errors).toMatchObject([{ path: 'name' }]);
    expect(await listDifferences()).toEqual([]);
    await studio.payload.delete({ collection: 'listings', id: listing });
    await studio.payload.delete({ collection: 'casinos', id: newId });
  });

  test('can be unpublished after these documents', async () => {
    for (const collection of ['listings', 'reviews'] as const) {
      await studio.payload.update({
        collection,
        where: { title: { like: 'Crab Slots' } },
        data: { _status: 'draft' },
      });
    }
    const crab = await findId('casinos', 'Crab Slots');
    expect((await send('editor', 'PATCH', `/casinos/${crab}`, { _status: 'draft' })).status).toBe(200);
    expect(await readOnSite('casino', 'all', 'crab-slots')).toBeNull();
    const listing = await findId('listings', 'Crab Slots · fi');
    const { status, body } = await send('editor', 'PATCH', `/listings/${listing}`, { _status: 'published' });
    expect(status).toBe(400);
    expect(body.errors[0].data.errors).toMatchObject([{ path: 'casino' }]);
    expect(await listDifferences()).toEqual([]);
  });
});

describe('a market editor', () => {
  /** Moves a listing from Finland to Sweden, the editor's market. */
  async function moveToSweden(): Promise<number> {
    const swedish = { title: { equals: 'Crab Slots · se' } };
    // The Swedish review names figures that the moved listing does not have.
    await studio.payload.delete({ collection: 'reviews', where: swedish });
    await studio.payload.delete({ collection: 'listings', where: swedish });
    const id = await findId('listings', 'Crab Slots · fi');
    await studio.payload.update({
      collection: 'listings',
      id,
      data: {
        market: 'se',
        terms: { kind: null },
        overrideReason: 'Agreed with the lawyer',
        _status: 'published',
      },
    });
    return id;
  }

  test.each(['', '?draft=true'])(
    'cannot move a listing to another market by restoring a version%s',
    async (query) => {
      const id = await moveToSweden();
      const { docs } = await studio.payload.findVersions({
        collection: 'listings',
        where: { parent: { equals: id }, 'version.market': { equals: 'fi' } },
      });
      const { status } = await send('market-editor', 'POST', `/listings/versions/${docs[0]?.id}${query}`);
      expect(status).toBe(403);
      expect(await readOnSite('listing', 'fi', 'crab-slots')).toBeNull();
      expect(await listDifferences()).toEqual([]);
      await studio.payload.delete({ collection: 'listings', id });
    },
  );

  test('cannot publish a draft that moves a listing from another market', async () => {
    await studio.payload.delete({ collection: 'listings', where: { title: { equals: 'Crab Slots · se' } } });
    const id = await findId('listings', 'Crab Slots · fi');
    await studio.payload.update({ collection: 'listings', id, data: { market: 'se' }, draft: true });
    const { status } = await send('market-editor', 'PATCH', `/listings/${id}`, {
      _status: 'published',
      overrideReason: 'Agreed with the lawyer',
      terms: { kind: null },
    });
    expect([403, 404]).toContain(status);
    expect(await readOnSite('listing', 'fi', 'crab-slots')).not.toBeNull();
    await studio.payload.delete({ collection: 'listings', id });
  });
});

test.each(['draft=true', 'draft=true&autosave=true'])(
  'a draft with an unknown option is refused, and not a failure of the studio: %s',
  async (query) => {
    const id = await findId('listings', 'Winz Casino · fi');
    const fields = { terms: { kind: 'unknown' } };
    expect(await send('editor', 'PATCH', `/listings/${id}?${query}`, fields)).toMatchObject({
      status: 400,
      body: { errors: [{ message: expect.stringContaining('value that it cannot hold') }] },
    });
  },
);

test('terms in a currency other than the market’s cannot be published', async () => {
  const id = await findId('listings', 'Winz Casino · se');
  const { status, body } = await send('editor', 'PATCH', `/listings/${id}`, {
    _status: 'published',
    overrideReason: 'Agreed with the lawyer',
    terms: { currency: 'EUR' },
  });
  expect(status).toBe(400);
  expect(body.errors[0].data.errors).toMatchObject([{ path: 'terms.currency' }]);
  expect(await listDifferences()).toEqual([]);
});

test('a statement’s values are bound by their parameter numbers', async () => {
  const statement = {
    text: 'SELECT $2::text AS second, $1::text AS first, $2::text AS again',
    values: ['a', 'b'],
  };
  expect(await runStatement({ payload: studio.payload }, statement)).toEqual([
    { second: 'b', first: 'a', again: 'b' },
  ]);
});
