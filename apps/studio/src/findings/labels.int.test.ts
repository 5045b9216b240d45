import { listDocuments } from '@nettobonus/content/documents';
import { type Listing, listingSchema } from '@nettobonus/domain/catalogue/casino';
import { deriveLabels } from '@nettobonus/domain/catalogue/labels';
import { isInCategory } from '@nettobonus/domain/routes/category';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { loadDocuments } from '../publishing/load-documents.ts';
import {
  logInAs,
  pickDocuments,
  type TestStudio,
  turnOffSecondPerson,
  withTestStudio,
} from '../test-studio.ts';

let studio: TestStudio;
withTestStudio((started) => {
  studio = started;
});

const CASINO = 'winz-casino';
const documents = pickDocuments(
  listDocuments(),
  ({ kind, market, key }) => market === 'fi' && (kind === 'market-settings' || key === CASINO),
);
let id: number;
let token: string;

beforeAll(async () => {
  await loadDocuments(studio.payload, documents);
  await turnOffSecondPerson(studio);
  const { docs } = await studio.payload.find({ collection: 'listings' });
  id = docs[0]?.id ?? 0;
  token = await logInAs(studio, 'editor');
}, 120_000);
beforeEach(() => loadDocuments(studio.payload, documents));

const HEADLINE = '100 % jopa 200 €';

async function publishWagered(data: object) {
  const listing = await studio.payload.findByID({ collection: 'listings', id, depth: 0 });
  const terms = { ...listing.terms, wagerTimes: 35, maxBonus: 200 };
  await studio.payload.update({
    collection: 'listings',
    id,
    data: { bonus: HEADLINE, terms, ...data, _status: 'published' },
  });
}

async function readPublished(): Promise<Listing> {
  const [row] = await studio.db`
    SELECT body FROM site.published_documents WHERE kind = 'listing' AND market = 'fi' AND key = ${CASINO}`;
  return listingSchema.parse(row?.body);
}

test('a wager-free casino whose wagering rises is not published with its wager-free label', async () => {
  await expect(publishWagered({})).rejects.toMatchObject({
    data: { errors: [{ message: expect.stringContaining('Label and terms disagree') }] },
  });
  expect((await readPublished()).terms?.wagerTimes).toBe(0);
});

test('the panel names the label, and the Labels tab the pages that follow from the terms', async () => {
  const read = async () => (await studio.request('GET', `/findings/listings/${id}`, { token })).json();
  expect((await read()).labels).toEqual({ pages: ['Wager-free bonuses'], added: [] });
  const { terms } = await studio.payload.findByID({ collection: 'listings', id, depth: 0 });
  await studio.payload.update({
    collection: 'listings',
    id,
    data: { terms: { ...terms, wagerTimes: 35 } },
    draft: true,
  });
  const { findings, labels } = await read();
  expect(labels).toEqual({ pages: [], added: [] });
  expect(findings).toContainEqual(
    expect.objectContaining({
      severity: 'error',
      field: 'features.0',
      why: expect.stringContaining('Found: “Kierrätysvapaa”, but the offer has wagering.'),
    }),
  );
});

test('not even an override brings the casino onto the wager-free page', async () => {
  const reason = 'The casino announced the label, which we doubt';
  await publishWagered({ category: ['suosittu'], overrideReason: reason });
  const listing = await readPublished();
  expect(listing).toMatchObject({
    terms: { wagerTimes: 35 },
    features: expect.arrayContaining(['Kierrätysvapaa']),
  });
  const labels = deriveLabels(listing, 'fi');
  expect(isInCategory(labels, 'wager-free')).toBe(false);
  expect(labels.features).not.toContain('Kierrätysvapaa');
});

test('a tag that the terms decide cannot be entered', async () => {
  const { status } = await studio.request('PATCH', `/listings/${id}`, {
    token,
    body: { category: ['kierratysvapaa'] },
  });
  expect(status).toBe(400);
});
