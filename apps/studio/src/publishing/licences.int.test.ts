import { listDocuments } from '@nettobonus/content/documents';
import type { Listing } from '@nettobonus/domain/catalogue/casino';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Role } from '../access/roles.ts';
import {
  findUserId,
  logInAs,
  pickDocuments,
  type TestStudio,
  turnOffSecondPerson,
  withTestStudio,
} from '../test-studio.ts';
import { loadDocuments } from './load-documents.ts';
import { listDifferences } from './test-differences.ts';

let studio: TestStudio;
withTestStudio((started) => {
  studio = started;
});

/** Has the same licence of Curaçao in Finland and Sweden. */
const CASINO = 'casinoist';
/** Has a licence of Curaçao without a number. */
const CASINO_WITHOUT_NUMBER = 'tyrsky-casino';
const documents = pickDocuments(
  listDocuments(),
  ({ kind, market, key }) =>
    kind === 'listing' &&
    ((key === CASINO && ['fi', 'se'].includes(market)) || (key === CASINO_WITHOUT_NUMBER && market === 'fi')),
);
const tokens = new Map<Role, string>();

beforeAll(async () => {
  await loadDocuments(studio.payload, documents);
  await turnOffSecondPerson(studio);
  for (const role of ['editor', 'market-editor', 'analyst'] as const) {
    tokens.set(role, await logInAs(studio, role));
  }
}, 120_000);

// Restores what the previous test has changed.
beforeEach(async () => {
  await loadDocuments(studio.payload, documents);
  await studio.db`TRUNCATE studio.audit_log CASCADE`;
}, 60_000);

async function send(role: Role, method: string, path: string, body?: object) {
  const token = tokens.get(role);
  const response = await studio.request(method, path, {
    ...(token ? { token } : {}),
    ...(body ? { body } : {}),
  });
  return { status: response.status, body: await response.json() };
}

async function findListing(market: 'fi' | 'se', casino = CASINO) {
  const { docs } = await studio.payload.find({
    collection: 'listings',
    where: { market: { equals: market }, 'casino.slug': { equals: casino } },
    depth: 0,
  });
  const [listing] = docs;
  if (!listing) throw new Error(`${casino} has no listing in ${market}`);
  return { ...listing, licence: Number(listing.licence) };
}

async function readOnSite(market: 'fi' | 'se'): Promise<Listing> {
  const [row] = await studio.db<[{ body: Listing }]>`
    SELECT body FROM site.published_documents WHERE (kind, market, key) = ('listing', ${market}, ${CASINO})`;
  return row.body;
}

const listAuditEntries = async () =>
  (
    await studio.payload.find({
      collection: 'audit-log',
      where: { kind: { equals: 'licences' } },
      sort: 'id',
      pagination: false,
    })
  ).docs.map(({ user, action, document, fields }) => ({ user, action, document, fields }));

test('listings with the same number share a licence, and publish its facts', async () => {
  const finnish = await findListing('fi');
  const swedish = await findListing('se');
  const { licence: withoutNumber } = await findListing('fi', CASINO_WITHOUT_NUMBER);
  expect(finnish.licence).toBe(swedish.licence);
  expect(withoutNumber).not.toBe(finnish.licence);
  expect((await readOnSite('se')).licence).toEqual({
    type: 'curacao',
    number: 'OGL/2024/9118/0411',
    register: 'gcb.example',
    entity: 'Casinoist B.V.',
    domains: ['casinoist.example'],
    checkedOn: '2025-11-03',
  });
  expect(await studio.payload.count({ collection: 'licences' })).toEqual({ totalDocs: 2 });
});

test.each([
  ['swedish', 'Sverige'],
  ['danish', 'Danmark'],
  ['mga', 'None of our markets'],
] as const)('the markets of a %s licence follow from the authority', async (type, markets) => {
  const { status, body } = await send('editor', 'POST', '/licences', { type, markets: 'Suomi' });
  expect(status).toBe(201);
  expect(body.doc.markets).toBe(markets);
  await studio.payload.delete({ collection: 'licences', id: body.doc.id });
});

describe('a changed licence', () => {
  test('is published with all its listings, without their drafts, and noted in the audit log', async () => {
    const { id, licence } = await findListing('se');
    await studio.payload.update({ collection: 'listings', id, data: { verdict: 'UTKAST' }, draft: true });
    const change = { entity: 'New Holder B.V.', checkedOn: '2026-11-17', domains: ['new.example'] };
    expect((await send('editor', 'PATCH', `/licences/${licence}`, change)).status).toBe(200);
    for (const market of ['fi', 'se'] as const) {
      const { licence: published, verdict } = await readOnSite(market);
      expect(published).toMatchObject({ ...change, number: 'OGL/2024/9118/0411' });
      expect(verdict).not.toBe('UTKAST');
    }
    expect(await listDifferences(studio)).toEqual([]);
    expect(await listAuditEntries()).toEqual([
      {
        user: await findUserId(studio, 'editor@example.org'),
        action: 'changed',
        document: String(licence),
        fields: ['entity', 'domains', 'checkedOn'],
      },
    ]);
  });

  test('can be restored from its versions, which publishes the listings again', async () => {
    const { licence } = await findListing('se');
    await send('editor', 'PATCH', `/licences/${licence}`, { entity: 'First B.V.' });
    await send('editor', 'PATCH', `/licences/${licence}`, { entity: 'Second B.V.' });
    const { docs } = await studio.payload.findVersions({
      collection: 'licences',
      where: { 'version.entity': { equals: 'First B.V.' } },
    });
    expect((await send('editor', 'POST', `/licences/versions/${docs[0]?.id}`)).status).toBe(200);
    expect((await readOnSite('fi')).licence.entity).toBe('First B.V.');
    expect(await listDifferences(studio)).toEqual([]);
  });

  test('is saved only if its listings can be published, also in a bulk edit', async () => {
    const { id, licence } = await findListing('se');
    const { licence: other } = await findListing('fi', CASINO_WITHOUT_NUMBER);
    await studio.db`UPDATE studio.listings SET rating = 11 WHERE id = ${id}`;
    const change = { entity: 'Refused B.V.' };
    expect((await send('editor', 'PATCH', `/licences/${licence}`, change)).status).toBe(500);
    const bulk = await send('editor', 'PATCH', `/licences?where[id][in]=${other},${licence}`, change);
    expect(bulk.status).toBe(500);
    const { docs } = await studio.payload.find({ collection: 'licences' });
    expect(docs.map(({ entity }) => entity)).not.toContain('Refused B.V.');
    expect(await listAuditEntries()).toEqual([]);
  });

  test.each([
    ['type', { type: 'mga' }, 'Listings refer to this licence (Casinoist · fi and Casinoist · se).'],
    ['type', { type: null }, 'Choose the authority.'],
    ['domains', { domains: ['https://casinoist.example'] }, 'Enter host names only'],
    ['checkedOn', { checkedOn: '2026-13-01' }, 'Enter the date as day.month.year'],
  ])('is refused with an invalid %s: %j', async (path, change, message) => {
    const { licence } = await findListing('se');
    const before = await readOnSite('se');
    const { status, body } = await send('editor', 'PATCH', `/licences/${licence}`, change);
    expect(status).toBe(400);
    expect(body.errors[0].data.errors).toEqual([{ path, message: expect.stringContaining(message) }]);
    expect(await readOnSite('se')).toEqual(before);
  });
});

test('two licences of an authority cannot have the same number', async () => {
  const duplicate = { type: 'curacao', number: 'OGL/2024/9118/0411' };
  const { status, body } = await send('editor', 'POST', '/licences', duplicate);
  expect(status).toBe(400);
  expect(body.errors[0].data.errors[0].path).toBe('number');
});

test('a licence is deleted only if no listing and no draft refers to it', async () => {
  const { id, licence } = await findListing('se');
  const unused = await send('editor', 'POST', '/licences', { type: 'swedish', number: '26Si0001' });
  const unusedId = unused.body.doc.id;
  const refused = await send('editor', 'DELETE', `/licences/${licence}`);
  expect(refused.status).toBe(400);
  expect(refused.body.errors[0].message).toContain('(Casinoist · fi and Casinoist · se)');

  await studio.payload.update({ collection: 'listings', id, data: { licence: unusedId }, draft: true });
  expect((await send('editor', 'DELETE', `/licences/${unusedId}`)).status).toBe(400);
  await studio.payload.update({ collection: 'listings', id, data: { licence }, draft: true });
  expect((await send('editor', 'DELETE', `/licences/${unusedId}`)).status).toBe(200);
  expect((await listAuditEntries()).map(({ action }) => action)).toEqual(['created', 'deleted']);
  expect(await listDifferences(studio)).toEqual([]);
});

test('a market editor may add a licence and choose it, but not change one that other markets share', async () => {
  const { id, licence } = await findListing('se');
  const change = { entity: 'Other B.V.' };
  expect((await send('market-editor', 'PATCH', `/licences/${licence}`, change)).status).toBe(403);
  expect((await send('market-editor', 'DELETE', `/licences/${licence}`)).status).toBe(403);
  expect((await send('analyst', 'GET', `/licences/${licence}`)).status).toBe(403);
  const created = await send('market-editor', 'POST', '/licences', { type: 'swedish', number: '26Si0002' });
  expect(created.status).toBe(201);
  const choice = {
    licence: created.body.doc.id,
    _status: 'published',
    overrideReason: 'Agreed with the lawyer',
  };
  expect((await send('market-editor', 'PATCH', `/listings/${id}`, choice)).status).toBe(200);
  expect((await readOnSite('se')).licence).toEqual({ type: 'swedish', number: '26Si0002' });
  expect((await readOnSite('fi')).licence.type).toBe('curacao');
});

test('a listing without a licence is not published, and its form names the field', async () => {
  const { id } = await findListing('se');
  const { status, body } = await send('editor', 'PATCH', `/listings/${id}`, {
    licence: null,
    _status: 'published',
    overrideReason: 'Agreed with the lawyer',
  });
  expect(status).toBe(400);
  expect(body.errors[0].data.errors).toEqual([
    { path: 'licence', label: 'Licence', message: 'This field is required.' },
  ]);
});

test.each([{ licence: { type: 'mga' } }, { licence: 999_999 }])(
  'a draft cannot refer to a licence that does not exist: %j',
  async (fields) => {
    const { id, licence } = await findListing('se');
    const { status } = await send('editor', 'PATCH', `/listings/${id}?draft=true`, fields);
    expect(status).toBe(400);
    expect((await findListing('se')).licence).toBe(licence);
  },
);

test('the panel of a listing names the field of the licence in a finding', async () => {
  const { id, licence } = await findListing('se');
  await send('editor', 'PATCH', `/licences/${licence}`, { checkedOn: '2020-01-01', domains: ['x.example'] });
  const { body } = await send('editor', 'GET', `/findings/listings/${id}`);
  expect(body.findings).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        title: 'Licence not checked for a year',
        severity: 'warning',
        source: expect.stringContaining('Field: Licence → Checked on.'),
      }),
      expect.objectContaining({ title: 'Link to a host that the licence does not name' }),
    ]),
  );
});
