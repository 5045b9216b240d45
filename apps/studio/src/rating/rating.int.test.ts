import { listDocuments } from '@nettobonus/content/documents';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { loadDocuments } from '../publishing/load-documents.ts';
import { pickDocuments, type TestStudio, turnOffSecondPerson, withTestStudio } from '../test-studio.ts';

let studio: TestStudio;
withTestStudio((started) => {
  studio = started;
});

/** Breaks rules of Denmark: a change of its rating must not need a new reason. */
const CASINO = 'casinoist';
const SIX = { licence: 6, bonusTerms: 6, withdrawals: 6, games: 6, support: 6, reliability: 6 };
const documents = pickDocuments(
  listDocuments(),
  ({ kind, market, key }) => market === 'dk' && (kind === 'market-settings' || key === CASINO),
);
let listingId: number;
let reviewId: number;

beforeAll(async () => {
  await loadDocuments(studio.payload, documents);
  await turnOffSecondPerson(studio);
  listingId = (await studio.payload.find({ collection: 'listings' })).docs[0]?.id ?? 0;
  reviewId = (await studio.payload.find({ collection: 'reviews' })).docs[0]?.id ?? 0;
}, 120_000);
beforeEach(() => loadDocuments(studio.payload, documents));

const publishScores = (scores: object) =>
  studio.payload.update({
    collection: 'reviews',
    id: reviewId,
    data: { scores, _status: 'published' } as object,
  });

async function readRatings() {
  const [row] = await studio.db`
    SELECT (body ->> 'rating')::float AS site FROM site.published_documents WHERE kind = 'listing' AND key = ${CASINO}`;
  const read = (draft: boolean) =>
    studio.payload.findByID({ collection: 'listings', id: listingId, depth: 0, draft });
  return { site: row?.site, published: (await read(false)).rating, newest: (await read(true)).rating };
}

test('publishing a review gives its listing the rating of its scores, in studio and site', async () => {
  expect((await readRatings()).site).not.toBe(6);
  await publishScores(SIX);
  expect(await readRatings()).toEqual({ site: 6, published: 6, newest: 6 });
  const { docs } = await studio.payload.find({ collection: 'audit-log', sort: '-createdAt', limit: 2 });
  expect(docs).toEqual([
    expect.objectContaining({ action: 'published' }),
    expect.objectContaining({ action: 'published' }),
  ]);
});

test('a draft of the listing stays a draft, with the new rating', async () => {
  await studio.payload.update({
    collection: 'listings',
    id: listingId,
    data: { verdict: 'Kladde.' },
    draft: true,
  });
  await publishScores({ ...SIX, licence: 10 });
  expect(await readRatings()).toEqual({ site: 7, published: 7, newest: 7 });
  const options = { collection: 'listings', id: listingId, depth: 0 } as const;
  const draft = await studio.payload.findByID({ ...options, draft: true });
  expect(draft).toMatchObject({ verdict: 'Kladde.', _status: 'draft' });
  expect((await studio.payload.findByID(options)).verdict).not.toBe('Kladde.');
});

test('a draft of a review changes no rating', async () => {
  const before = await readRatings();
  await studio.payload.update({
    collection: 'reviews',
    id: reviewId,
    data: { scores: SIX },
    draft: true,
  });
  expect(await readRatings()).toEqual(before);
});

test('a listing with another rating than its review is refused, with both figures', async () => {
  await publishScores(SIX);
  await expect(
    studio.payload.update({
      collection: 'listings',
      id: listingId,
      data: { rating: 7.5, _status: 'published' },
    }),
  ).rejects.toMatchObject({
    data: {
      errors: [{ path: 'rating', message: expect.stringMatching(/give 6\.0, but this rating is 7\.5/) }],
    },
  });
  expect(await readRatings()).toEqual({ site: 6, published: 6, newest: 6 });
});
