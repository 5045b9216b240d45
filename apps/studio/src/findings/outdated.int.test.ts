import { listDocuments } from '@nettobonus/content/documents';
import { beforeAll, expect, test } from 'vitest';
import { loadDocuments } from '../publishing/load-documents.ts';
import {
  logInAs,
  pickDocuments,
  type TestStudio,
  turnOffSecondPerson,
  withTestStudio,
} from '../test-studio.ts';
import type { FormattedFinding } from './formatted-findings.ts';

let studio: TestStudio;
withTestStudio((started) => {
  studio = started;
});

const CASINO = 'winz-casino';
const RULE = 'text-outdated';
let listingId: number;
let reviewId: number;
let token: string;

beforeAll(async () => {
  const documents = pickDocuments(
    listDocuments(),
    ({ kind, market, key }) =>
      market === 'fi' &&
      (kind === 'market-settings' || (kind === 'page' && key === 'wager-free') || key === CASINO),
  );
  await loadDocuments(studio.payload, documents);
  await turnOffSecondPerson(studio);
  listingId = (await studio.payload.find({ collection: 'listings' })).docs[0]?.id ?? 0;
  const [review] = (await studio.payload.find({ collection: 'reviews', depth: 0 })).docs;
  reviewId = review?.id ?? 0;
  const [page] = (await studio.payload.find({ collection: 'page-texts', depth: 0 })).docs;
  const faq = (review?.faq ?? []).map((row, index) =>
    index === 0 ? { ...row, answer: 'Bonus on 100 % jopa 300 €, ja netto on +100 €.' } : row,
  );
  await studio.payload.update({
    collection: 'reviews',
    id: reviewId,
    data: { faq, conclusion: 'Bonus ilman kierrätystä.', _status: 'published' },
  });
  await studio.payload.update({
    collection: 'listings',
    id: listingId,
    data: { verdict: 'Ei kierrätystä, netto {net}.', _status: 'published' },
  });
  await studio.payload.update({
    collection: 'page-texts',
    id: page?.id ?? 0,
    data: { guideHeading: 'Winz Casino antaa 300 €', _status: 'published' },
  });
  token = await logInAs(studio, 'editor');
}, 180_000);

const read = async (path: string): Promise<FormattedFinding[]> => {
  const { findings } = await (await studio.request('GET', path, { token })).json();
  return findings.filter(({ key }: FormattedFinding) => key.startsWith(RULE));
};

const summarise = (findings: FormattedFinding[]) =>
  findings
    .map(({ key, why, field, href }) => [
      key.slice(RULE.length + 1),
      /Found: (.*)\.$/.exec(why)?.[1],
      field ?? href,
    ])
    .toSorted();

const changeTerms = async (changes: object, options: object) => {
  const { terms, features = [] } = await studio.payload.findByID({
    collection: 'listings',
    id: listingId,
    depth: 0,
  });
  await studio.payload.update({
    collection: 'listings',
    id: listingId,
    data: {
      bonus: '100 % jopa 200 €',
      terms: { ...terms, wagerTimes: 35, maxBonus: 200 },
      features: (features ?? []).filter((label) => label !== 'Kierrätysvapaa'),
      ...changes,
    },
    ...options,
  });
};

const REVIEW_HREF = () => `/admin/collections/reviews/${reviewId}#field=`;

test('before the terms change no text is outdated', async () => {
  expect(await read(`/findings/listings/${listingId}`)).toEqual([]);
  expect(await read(`/findings/reviews/${reviewId}`)).toEqual([]);
});

test('the form lists the texts that the new terms would contradict, with links to their fields', async () => {
  await changeTerms({}, { draft: true });
  const found = summarise(await read(`/findings/listings/${listingId}`));
  expect(found).toEqual(
    expect.arrayContaining([
      ['verdict', '“Ei kierrätystä”', 'verdict'],
      ['review.conclusion', '“ilman kierrätystä”', `${REVIEW_HREF()}conclusion`],
      ['review.faq.0.answer', expect.stringContaining('“300 €”'), `${REVIEW_HREF()}faq.0.answer`],
      [
        'page.wager-free.guideHeading',
        '“300 €”',
        expect.stringMatching(/^\/admin\/collections\/page-texts\/\d+#field=guideHeading$/),
      ],
    ]),
  );
});

test('after publishing they stay in the review’s form and in the list of findings until they are mended', async () => {
  await changeTerms({ verdict: 'Kierrätys on {wagering}.', _status: 'published' }, {});
  const fields = async () =>
    (await read(`/findings/reviews/${reviewId}`)).map(({ field }) => field).toSorted();
  expect(await fields()).toEqual(expect.arrayContaining(['conclusion', 'faq.0.answer']));
  const { readPublishedMarkets } = await import('./published-offers.ts');
  const listRows = async () =>
    (await readPublishedMarkets(studio.payload, new Date())).flatMap(({ offers }) =>
      offers.flatMap(({ findings }) =>
        findings.filter(({ rule }) => rule === RULE).map(({ field }) => field),
      ),
    );
  expect(await listRows()).toEqual(expect.arrayContaining(['review.conclusion', 'review.faq.0.answer']));
  expect(await listRows()).not.toContain('verdict');

  const { faq } = await studio.payload.findByID({ collection: 'reviews', id: reviewId, depth: 0 });
  const mended = (faq ?? []).map((row, index) =>
    index === 0 ? { ...row, answer: 'Bonus on {match} jopa {maxBonus}, ja netto on {net}.' } : row,
  );
  await studio.payload.update({
    collection: 'reviews',
    id: reviewId,
    data: { faq: mended, conclusion: 'Kierrätys on {wagering}.', _status: 'published' },
  });
  for (const field of ['conclusion', 'faq.0.answer']) {
    expect(await fields()).not.toContain(field);
    expect(await listRows()).not.toContain(`review.${field}`);
  }
});

test('reading the findings of a review requires read access to it', async () => {
  expect((await studio.request('GET', `/findings/reviews/${reviewId}`)).status).toBe(401);
  const analyst = await logInAs(studio, 'analyst');
  expect((await studio.request('GET', `/findings/reviews/${reviewId}`, { token: analyst })).status).toBe(404);
});
