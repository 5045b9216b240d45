import { listDocuments } from '@nettobonus/content/documents';
import { beforeAll, expect, test } from 'vitest';
import { loadDocuments } from '../publishing/load-documents.ts';
import { type TestStudio, withTestStudio } from '../test-studio.ts';

let studio: TestStudio;
withTestStudio((started) => {
  studio = started;
});

const CASINO = 'casinoist';
const documents = listDocuments().filter(
  ({ kind, market, key }) =>
    key === CASINO && (kind === 'casino' || (market === 'fi' && (kind === 'listing' || kind === 'review'))),
);
let listingId: number;
let reviewId: number;

beforeAll(async () => {
  expect(await loadDocuments(studio.payload, documents)).toMatchObject({ created: 3 });
  const [listing] = (await studio.payload.find({ collection: 'listings', depth: 0 })).docs;
  const [review] = (await studio.payload.find({ collection: 'reviews', depth: 0 })).docs;
  listingId = listing?.id ?? 0;
  reviewId = review?.id ?? 0;
}, 60_000);

const publishConclusion = (conclusion: string) =>
  studio.payload.update({
    collection: 'reviews',
    id: reviewId,
    data: { conclusion, _status: 'published' },
  });

test('a review may name a figure of its listing', async () => {
  await expect(publishConclusion('Netto on {net}.')).resolves.toMatchObject({ _status: 'published' });
});

test('a review that names an unknown figure is not published', async () => {
  await expect(publishConclusion('Netto on {netto}.')).rejects.toMatchObject({
    data: { errors: [{ path: 'conclusion', message: expect.stringContaining('{netto}') }] },
  });
});

test('a review that names a figure without a value is not published', async () => {
  await expect(publishConclusion('Voittokatto on {winCap}.')).rejects.toMatchObject({
    data: { errors: [{ path: 'conclusion', message: expect.stringContaining('{winCap}') }] },
  });
});

test('a listing keeps the figures that its review names', async () => {
  const { terms } = await studio.payload.findByID({ collection: 'listings', id: listingId, depth: 0 });
  await expect(
    studio.payload.update({
      collection: 'listings',
      id: listingId,
      data: { terms: { ...terms, undisclosed: ['wagerTimes'], wagerTimes: null }, _status: 'published' },
    }),
  ).rejects.toMatchObject({ data: { errors: [{ path: 'terms' }] } });
});
