import { listDocuments } from '@nettobonus/content/documents';
import type { Licence } from '@nettobonus/domain/catalogue/casino';
import type { Market } from '@nettobonus/domain/markets/market';
import {
  DOCUMENT_SCHEMAS,
  type DocumentKind,
  type PublishedDocument,
} from '@nettobonus/domain/publishing/published-document';
import { describe, expect, test } from 'vitest';
import { fromDocument } from './from-document.ts';
import { type Draft, type StudioDocument, stripEmptyFields } from './studio-document.ts';
import { type References, toDocument } from './to-document.ts';

const documents = listDocuments();
const KINDS = Object.keys(DOCUMENT_SCHEMAS) as DocumentKind[];
const slugs = documents.filter(({ kind }) => kind === 'casino').map(({ key }) => key);
const getCasinoId = (slug: string) => slugs.indexOf(slug) + 1;
const licences: Licence[] = [];
const getLicenceId = (licence: Licence) => licences.push(licence);
const byId = documents.map(({ kind, market, key }) => ({ kind, market: market as Market, key }));
/** The id of an article or person: its position among all documents. */
const getId = (document: PublishedDocument, kind: DocumentKind) => (key: string) =>
  byId.findIndex((other) => other.kind === kind && other.market === document.market && other.key === key);
const references: References = {
  getCasinoSlug: (id) => slugs[id - 1] ?? '',
  getLicence: (id) => licences[id - 1],
  findArticle: (id) => byId[id] && { market: byId[id].market, slug: byId[id].key },
  findPerson: (id) => byId[id],
};
const toFields = (document: PublishedDocument) =>
  fromDocument(document, {
    getCasinoId,
    getLicenceId,
    getArticleId: getId(document, 'article'),
    getPersonId: getId(document, 'person'),
  });

/** Mimics a document from Payload: rows have ids, and empty fields are null. */
function toStored(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map((row, index) =>
      typeof row === 'object' && row !== null ? { id: `row ${index}`, ...(toStored(row) as object) } : row,
    );
  }
  if (typeof value !== 'object' || value === null) return value ?? null;
  return Object.fromEntries(Object.entries(value).map(([key, nested]) => [key, toStored(nested)]));
}

describe('every document in the sample content', () => {
  test.each(KINDS)('of kind %s is unchanged after a round trip through the studio', (kind) => {
    const ofKind = documents.filter((document) => document.kind === kind);
    expect(ofKind.length).toBeGreaterThan(3);
    for (const document of ofKind) {
      const stored = toStored({
        ...toFields(document),
        createdAt: 'x',
        updatedAt: 'y',
        _status: 'published',
      });
      expect(toDocument(kind, stored as Record<string, unknown>, references)).toEqual({
        ok: true,
        document,
      });
    }
  });
});

test('empty fields and row ids are omitted, populated relations become ids; an empty list stays', () => {
  expect(
    stripEmptyFields({
      id: 5,
      a: null,
      b: '',
      c: { d: undefined },
      e: [],
      f: [{ id: '1', g: 0 }],
      h: false,
      i: { id: 7, name: 'Winz' },
    }),
  ).toEqual({
    e: [],
    f: [{ g: 0 }],
    h: false,
    i: 7,
  });
});

test('a listing without a bonus type has no terms', () => {
  const listing = documents.find(({ kind }) => kind === 'listing');
  if (!listing) throw new Error('The sample content has no listing');
  const stored = {
    ...(toFields(listing) as Draft<StudioDocument<'listing'>>),
    terms: { kind: null, wagerTimes: 35 },
  };
  const mapped = toDocument('listing', stored, references);
  expect(mapped.ok && mapped.document.body).not.toHaveProperty('terms');
});

test('an invalid document is reported with the invalid field', () => {
  const mapped = toDocument(
    'competition',
    { market: 'fi', title: 'Kisa', startsOn: '2026-12-01' },
    references,
  );
  expect(!mapped.ok && mapped.problems.map(({ path }) => path)).toContain('endsOn');
});

test('a problem is reported with the path of its field in the form', () => {
  const listPaths = (result: ReturnType<typeof toDocument>) =>
    !result.ok && result.problems.map(({ path }) => path);
  const page = documents.find(({ kind, key }) => kind === 'page' && key === 'privacy');
  if (page?.kind !== 'page') throw new Error('The sample content has no privacy page');
  const { sections = [], ...fields } = toFields(page) as Draft<StudioDocument<'page'>>;
  const [first, ...others] = sections ?? [];
  const unnamed = { ...fields, sections: [{ ...first, anchor: null }, ...others] };
  expect(listPaths(toDocument('page', unnamed, references))).toEqual(['sections.0.anchor']);
  expect(listPaths(toDocument('listing', { market: 'fi' }, references))).toEqual(['casino']);
  expect(listPaths(toDocument('listing', { casino: 1 }, references))).toEqual(['market']);
});

test('market settings keep their edition year, the mark of sample content and the grid’s setting', () => {
  const settings = documents.find(({ kind }) => kind === 'market-settings');
  if (settings?.kind !== 'market-settings') throw new Error('The sample content has no market settings');
  const document = {
    ...settings,
    body: { ...settings.body, editionYear: 2025, isSample: true, bestByCategory: 'coming-soon' as const },
  };
  const mapped = toDocument('market-settings', toFields(document), references);
  expect(mapped).toEqual({ ok: true, document });
  const unset = {
    ...toFields(document),
    editionYear: null,
    isSample: null,
    quizSet: null,
    bestByCategory: null,
  };
  const result = toDocument('market-settings', unset, references);
  const body = result.ok && result.document.body;
  expect(body).toMatchObject({ isSample: false, bestByCategory: 'by-rule' });
  expect(body).not.toHaveProperty('editionYear');
  expect(body).not.toHaveProperty('quizSet');
});

test('an author and a related article of another market are refused, with a sentence', () => {
  const article = documents.find(({ kind, market }) => kind === 'article' && market === 'se');
  if (article?.kind !== 'article') throw new Error('The sample content has no Swedish article');
  const fields = toFields(article) as Draft<StudioDocument<'article'>>;
  const findId = (kind: DocumentKind) => byId.findIndex((d) => d.kind === kind && d.market === 'fi');
  const moved = { ...fields, author: findId('person'), relatedArticles: [findId('article')] };
  const mapped = toDocument('article', moved, references);
  expect(!mapped.ok && mapped.problems).toEqual([
    { path: 'author', message: expect.stringContaining('Choose the author again') },
    { path: 'relatedArticles', message: expect.any(String) },
  ]);
});
