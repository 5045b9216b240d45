import { registerHooks } from 'node:module';
import { listDocuments } from '@nettobonus/content/documents';
import { parseInlineText } from '@nettobonus/domain/texts/parse-text';
import { createLocalReq, type TypedUser } from 'payload';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import type { Role } from '../access/roles.ts';
import type { MarketSetting } from '../payload-types.ts';
import { loadDocuments } from '../publishing/load-documents.ts';
import {
  logInAs,
  pickDocuments,
  type TestStudio,
  turnOffSecondPerson,
  withTestStudio,
} from '../test-studio.ts';

// Payload's components import stylesheets, which Node cannot load.
registerHooks({
  load: (url, context, next) =>
    url.endsWith('.css') ? { format: 'module', source: '', shortCircuit: true } : next(url, context),
});

let studio: TestStudio;
withTestStudio((started) => {
  studio = started;
});

/** Has a Maltese licence in Denmark, where the rules therefore forbid promoting it. */
const CASINO = 'casinoist';
let id: number;
let editorToken: string;

beforeAll(async () => {
  const documents = pickDocuments(
    listDocuments(),
    ({ kind, market, key }) =>
      (kind === 'market-settings' && (market === 'dk' || market === 'se')) ||
      (kind === 'listing' && market === 'dk' && key === CASINO),
  );
  await loadDocuments(studio.payload, documents);
  await turnOffSecondPerson(studio);
  const { docs } = await studio.payload.find({ collection: 'listings', where: { market: { equals: 'dk' } } });
  id = docs[0]?.id ?? 0;
  editorToken = await logInAs(studio, 'editor');
}, 120_000);

const publish = (data: object) =>
  studio.payload.update({ collection: 'listings', id, data: { ...data, _status: 'published' } });

async function readPublishedVerdict(): Promise<unknown> {
  const [row] = await studio.db`
    SELECT body ->> 'verdict' AS verdict FROM site.published_documents WHERE kind = 'listing' AND key = ${CASINO}`;
  return row?.verdict;
}

test('a listing with rule errors cannot be published without a reason', async () => {
  const before = await readPublishedVerdict();
  await expect(publish({ verdict: 'Nyt.' })).rejects.toMatchObject({
    data: {
      errors: [{ path: 'overrideReason', message: expect.stringContaining('The rules report errors (') }],
    },
  });
  expect(await readPublishedVerdict()).toBe(before);
});

test('the panel shows the findings on the newest draft with the labels of their fields', async () => {
  const terms = { kind: 'match' as const, currency: 'DKK' as const, matchPercent: 200, maxBonus: 500 };
  await studio.payload.update({
    collection: 'listings',
    id,
    data: { bonus: '100 % op til 500 kr.', terms },
    draft: true,
  });
  const formatted = await (
    await studio.request('GET', `/findings/listings/${id}`, { token: editorToken })
  ).json();
  const findByTitle = (title: string) =>
    formatted.findings.find((finding: { title: string }) => finding.title === title);
  expect(findByTitle('Headline and terms disagree').why).toContain(
    'Here the percentage and the number of spins differ.',
  );
  expect(findByTitle('Bonus and deposit differ').source).toContain('Field: Terms → Bonus percentage.');
  expect(formatted.net.notes.at(-1)).toMatch(/^Visitors currently see .+\.$/);
});

test('the panel shows findings on the published review', async () => {
  const review = listDocuments().find(
    ({ kind, market, key }) => kind === 'review' && market === 'dk' && key === CASINO,
  );
  if (review?.kind !== 'review') throw new Error(`The sample content has no review of ${CASINO} in Denmark`);
  const bonusDetails = { ...review.body.bonusDetails, bonusTerms: [parseInlineText('Bordspil tæller 10 %')] };
  await loadDocuments(studio.payload, [{ ...review, body: { ...review.body, bonusDetails } }]);
  const { findings } = await (
    await studio.request('GET', `/findings/listings/${id}`, { token: editorToken })
  ).json();
  expect(findings).toContainEqual(
    expect.objectContaining({
      title: 'Game that counts only in part',
      why: expect.stringContaining('Found: “10 %”.'),
      source: expect.stringMatching(/^Field: Review → .+ → 1\..+checked on 16\.11\.2026\.$/),
    }),
  );
});

test('the panel names the fields that prevent the rule check', async () => {
  await studio.payload.update({ collection: 'listings', id, data: { verdict: '' }, draft: true });
  const formatted = await (
    await studio.request('GET', `/findings/listings/${id}`, { token: editorToken })
  ).json();
  expect(formatted).toMatchObject({
    problems: [{ path: 'verdict', label: 'Verdict', message: 'Fill in this field.' }],
    net: null,
  });
});

test('reading findings requires read access to the listing', async () => {
  expect((await studio.request('GET', `/findings/listings/${id}`)).status).toBe(401);
  const token = await logInAs(studio, 'analyst');
  expect((await studio.request('GET', `/findings/listings/${id}`, { token })).status).toBe(404);
});

test('the panel is empty for users who may not read listings, whatever data they send', async () => {
  // Import only now: the panel reads the environment on load.
  const { FindingsPanel } = await import('./findings-panel.tsx');
  const panel = FindingsPanel as unknown as (props: object) => Promise<object | null>;
  const data = await studio.payload.findByID({ collection: 'listings', id, depth: 0, draft: true });
  const render = async (role: Role) => {
    const { docs } = await studio.payload.find({ collection: 'users', where: { role: { equals: role } } });
    const user = { ...docs[0], collection: 'users' } as TypedUser;
    const req = await createLocalReq({ user }, studio.payload);
    return panel({ data, collectionSlug: 'listings', payload: studio.payload, req });
  };
  expect(await render('editor')).not.toBeNull();
  expect(await render('analyst')).toBeNull();
});

test('the panel is empty in a form without a document, such as that of a bulk edit', async () => {
  const { FindingsPanel } = await import('./findings-panel.tsx');
  const panel = FindingsPanel as unknown as (props: object) => Promise<object | null>;
  const { docs } = await studio.payload.find({ collection: 'users', where: { role: { equals: 'editor' } } });
  const req = await createLocalReq(
    { user: { ...docs[0], collection: 'users' } as TypedUser },
    studio.payload,
  );
  expect(await panel({ collectionSlug: 'listings', payload: studio.payload, req })).toBeNull();
});

test('a draft with rule errors can be saved without a reason', async () => {
  await studio.payload.update({ collection: 'listings', id, data: { verdict: 'Kladde.' }, draft: true });
});

test('a listing is published with a reason, which is logged with the rules', async () => {
  await publish({ verdict: 'Begrundet.', overrideReason: 'Agreed with the lawyer' });
  expect(await readPublishedVerdict()).toBe('Begrundet.');
  const { docs } = await studio.payload.find({ collection: 'audit-log', sort: '-createdAt', limit: 1 });
  expect(docs[0]).toMatchObject({
    action: 'published',
    reason: expect.stringMatching(/^Agreed with the lawyer \(.*dk-licence/),
  });
});

test('the panel warns of a link to another host, and the audit log notes its publication', async () => {
  await publish({
    affiliateLink: 'https://track.casinoist.example/a',
    overrideReason: 'Agreed with the lawyer',
  });
  await studio.payload.update({
    collection: 'listings',
    id,
    data: { affiliateLink: 'https://evil.example/?stolen=1' },
    draft: true,
  });
  const why = 'The affiliate link leads to evil.example instead of casinoist.example.';
  const { findings } = await (
    await studio.request('GET', `/findings/listings/${id}`, { token: editorToken })
  ).json();
  expect(findings).toContainEqual(expect.objectContaining({ severity: 'warning', why }));
  await publish({ overrideReason: 'Agreed with the lawyer' });
  const readReason = async () =>
    (await studio.payload.find({ collection: 'audit-log', sort: '-id', limit: 1 })).docs[0]?.reason;
  expect(await readReason()).toContain(why);
  await publish({
    affiliateLink: 'https://www.evil.example/other',
    overrideReason: 'Agreed with the lawyer',
  });
  expect(await readReason()).not.toContain('leads to');
});

test.each(['https://localhost:4321', 'https://localhost/go/casinoist', 'https://localhost:3001/admin'])(
  'a link to our own site cannot be published: %s',
  async (affiliateLink) => {
    await expect(publish({ affiliateLink, overrideReason: 'Agreed with the lawyer' })).rejects.toMatchObject({
      data: { errors: [{ path: 'affiliateLink' }] },
    });
  },
);

test('loading sample content needs no reason', async () => {
  const listing = listDocuments().find(
    ({ kind, market, key }) => kind === 'listing' && market === 'dk' && key === CASINO,
  );
  if (listing?.kind !== 'listing') throw new Error(`The sample content does not list ${CASINO} in Denmark`);
  const changed = { ...listing, body: { ...listing.body, verdict: 'Indlæst igen.' } };
  expect(await loadDocuments(studio.payload, [changed])).toEqual({ created: 0, changed: 1, unchanged: 0 });
  expect(await readPublishedVerdict()).toBe('Indlæst igen.');
});

async function publishSettings(market: 'dk' | 'se', data: Partial<MarketSetting>) {
  const { docs } = await studio.payload.find({
    collection: 'market-settings',
    where: { market: { equals: market } },
  });
  await studio.payload.update({
    collection: 'market-settings',
    id: docs[0]?.id ?? 0,
    data: { ...data, _status: 'published' },
  });
}

test.each(['licensed-only', 'information-only'] as const)(
  'in %s mode, a casino without a licence needs no override',
  async (mode) => {
    await publishSettings('dk', { mode: 'commercial' });
    await studio.db`TRUNCATE studio.overrides CASCADE`;
    await expect(publish({ verdict: `${mode}.` })).rejects.toThrow();
    await publishSettings('dk', { mode });
    await publish({ verdict: `${mode}.` });
    expect(await readPublishedVerdict()).toBe(`${mode}.`);
  },
);

test('a switch of Sweden to licensed-only turns the casino-of-the-month popup off; an admin can turn it on again', async () => {
  const readPopup = async (market: string) => {
    const [row] = await studio.db`
      SELECT body -> 'monthPopup' AS popup FROM site.published_documents
      WHERE kind = 'market-settings' AND market = ${market}`;
    return row?.popup;
  };
  expect(await readPopup('se')).toBe(true);
  await publishSettings('se', { mode: 'licensed-only', monthPopup: true });
  expect(await readPopup('se')).toBe(false);
  await publishSettings('se', { monthPopup: true });
  expect(await readPopup('se')).toBe(true);
  await publishSettings('dk', { mode: 'licensed-only', monthPopup: true });
  expect(await readPopup('dk')).toBe(true);
});

test('the list counts the findings of each listing', async () => {
  const { FindingsCell } = await import('./findings-cell.tsx');
  const renderCell = async (rowData: object) =>
    renderToStaticMarkup(await FindingsCell({ rowData, payload: studio.payload } as never));
  const listing = await studio.payload.findByID({ collection: 'listings', id, depth: 0 });
  // Stale terms, a stale licence, and two sentences of the review about the offer that an earlier test replaced.
  expect(await renderCell(listing)).toBe('<span>4 warnings</span>');
  expect(await renderCell({ ...listing, bonus: '999 % op til 99 999 kr' })).toMatch(/\b1 error, 4 warnings</);
  expect(await renderCell({ ...listing, bonus: '' })).toContain('not complete');
});
