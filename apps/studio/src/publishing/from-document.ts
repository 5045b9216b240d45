import type { DocumentKind, PublishedDocument } from '@nettobonus/domain/publishing/published-document';
import { asStored, asStoredList, MONEY_TERMS, type StoredDocument } from './stored-document.ts';

/** Maps a casino's slug to its id in the studio. */
export type GetCasinoId = (slug: string) => unknown;

function toMajorUnits(body: StoredDocument, names: readonly string[]): StoredDocument {
  const amounts = names.filter((name) => typeof body[name] === 'number');
  return { ...body, ...Object.fromEntries(amounts.map((name) => [name, Number(body[name]) / 100])) };
}

function withCasinoIds(
  body: StoredDocument,
  names: readonly string[],
  getCasinoId: GetCasinoId,
): StoredDocument {
  const present = names.filter((name) => body[name]);
  return { ...body, ...Object.fromEntries(present.map((name) => [name, getCasinoId(String(body[name]))])) };
}

const MAPPINGS: Record<DocumentKind, (body: StoredDocument, getCasinoId: GetCasinoId) => StoredDocument> = {
  // Drop the logo: it is an upload in the studio, and the document does not contain the file.
  casino: ({ logo: _, ...body }) => body,
  listing: (body, getCasinoId) => {
    const terms = asStored(body.terms);
    return {
      ...withCasinoIds(body, ['casino'], getCasinoId),
      terms: terms && {
        ...toMajorUnits(terms, MONEY_TERMS),
        freeSpins: terms.freeSpins && toMajorUnits(asStored(terms.freeSpins), ['spinValue', 'winCap']),
      },
    };
  },
  review: (body, getCasinoId) => {
    const payments = asStored(body.paymentMethods);
    const minimumsInMajorUnits = (rows: unknown) =>
      asStoredList(rows).map((row) => toMajorUnits(row, ['minimum']));
    return {
      ...withCasinoIds(body, ['casino'], getCasinoId),
      paymentMethods: {
        ...payments,
        deposits: minimumsInMajorUnits(payments.deposits),
        withdrawals: minimumsInMajorUnits(payments.withdrawals),
      },
    };
  },
  page: (body) => ({
    ...body,
    sections: asStoredList(body.sections).map(({ id, table, ...section }) => ({
      ...section,
      anchor: id,
      table: table && {
        ...asStored(table),
        rows: (asStored(table).rows as unknown[]).map((cells) => ({ cells })),
      },
    })),
  }),
  competition: (body, getCasinoId) => withCasinoIds(body, ['casino'], getCasinoId),
  'demo-game': (body) => body,
  'market-settings': (body, getCasinoId) =>
    withCasinoIds(body, ['featuredCasino', 'monthCasino'], getCasinoId),
  navigation: (body) => body,
  editorial: (body, getCasinoId) => ({
    ...body,
    best: {
      ...asStored(body.best),
      entries: asStoredList(asStored(body.best).entries).map((entry) =>
        withCasinoIds(entry, ['casino'], getCasinoId),
      ),
    },
  }),
};

/** Maps a published document to the fields of its studio collection. */
export function fromDocument(
  { kind, market, key, body }: PublishedDocument,
  getCasinoId: GetCasinoId,
): StoredDocument {
  const fields = MAPPINGS[kind](asStored(body), getCasinoId);
  switch (kind) {
    case 'casino':
      return { ...fields, slug: key };
    case 'page':
      return { ...fields, market, page: key };
    case 'competition':
    case 'demo-game':
      return { ...fields, market, key };
    default:
      return { ...fields, market };
  }
}
