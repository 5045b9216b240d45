import { listDocuments } from '@nettobonus/content/documents';
import { DOCUMENT_SCHEMAS, type DocumentKind } from '@nettobonus/domain/publishing/published-document';
import { describe, expect, test } from 'vitest';
import { fromDocument } from './from-document.ts';
import { stripEmptyFields } from './strip-empty-fields.ts';
import { toDocument } from './to-document.ts';

const documents = listDocuments();
const KINDS = Object.keys(DOCUMENT_SCHEMAS) as DocumentKind[];
const getCasinoId = (slug: string) => `id of ${slug}`;
const getCasinoSlug = (id: unknown) => String(id).replace('id of ', '');

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

describe('every document of the sample content', () => {
  test.each(KINDS)('of kind %s is unchanged after a round trip through the studio', (kind) => {
    const ofKind = documents.filter((document) => document.kind === kind);
    expect(ofKind.length).toBeGreaterThan(3);
    for (const document of ofKind) {
      const stored = toStored({
        ...fromDocument(document, getCasinoId),
        createdAt: 'x',
        updatedAt: 'y',
        _status: 'published',
      });
      expect(toDocument(kind, stored as Record<string, unknown>, getCasinoSlug)).toEqual({
        ok: true,
        document,
      });
    }
  });
});

test('empty fields and row ids are omitted; an empty list is not', () => {
  expect(
    stripEmptyFields({ a: null, b: '', c: { d: undefined }, e: [], f: [{ id: '1', g: 0 }], h: false }),
  ).toEqual({
    e: [],
    f: [{ g: 0 }],
    h: false,
  });
});

test('a listing without a bonus type has no terms', () => {
  const listing = documents.find(({ kind }) => kind === 'listing');
  if (!listing) throw new Error('The sample content has no listing');
  const stored = { ...fromDocument(listing, getCasinoId), terms: { kind: null, wagerTimes: 35 } };
  const mapped = toDocument('listing', stored, getCasinoSlug);
  expect(mapped.ok && mapped.document.body).not.toHaveProperty('terms');
});

test('an invalid document is reported with its field', () => {
  const mapped = toDocument(
    'competition',
    { market: 'fi', title: 'Kisa', startsOn: '2026-12-01' },
    getCasinoSlug,
  );
  expect(mapped).toEqual({ ok: false, problem: expect.stringContaining('endsOn') });
});
