import type { DocumentKind, PublishedDocument } from '@nettobonus/domain/publishing/published-document';
import { as, list, type Stored, TERMS_IN_MONEY } from './stored.ts';

/** Maps a casino's slug to its id in the studio. */
export type IdOf = (slug: string) => unknown;

function toMajorUnits(body: Stored, names: readonly string[]): Stored {
  const amounts = names.filter((name) => typeof body[name] === 'number');
  return { ...body, ...Object.fromEntries(amounts.map((name) => [name, Number(body[name]) / 100])) };
}

function withCasinoIds(body: Stored, names: readonly string[], idOf: IdOf): Stored {
  const present = names.filter((name) => body[name]);
  return { ...body, ...Object.fromEntries(present.map((name) => [name, idOf(String(body[name]))])) };
}

const FIELDS: Record<DocumentKind, (body: Stored, idOf: IdOf) => Stored> = {
  // Drop the logo: it is an upload in the studio, and the document does not contain the file.
  casino: ({ logo: _, ...body }) => body,
  listing: (body, idOf) => {
    const terms = as(body.terms);
    return {
      ...withCasinoIds(body, ['casino'], idOf),
      terms: terms && {
        ...toMajorUnits(terms, TERMS_IN_MONEY),
        freeSpins: terms.freeSpins && toMajorUnits(as(terms.freeSpins), ['spinValue', 'winCap']),
      },
    };
  },
  review: (body, idOf) => {
    const payments = as(body.paymentMethods);
    const minimumsInMajorUnits = (rows: unknown) => list(rows).map((row) => toMajorUnits(row, ['minimum']));
    return {
      ...withCasinoIds(body, ['casino'], idOf),
      paymentMethods: {
        ...payments,
        deposits: minimumsInMajorUnits(payments.deposits),
        withdrawals: minimumsInMajorUnits(payments.withdrawals),
      },
    };
  },
  page: (body) => ({
    ...body,
    sections: list(body.sections).map(({ id, table, ...section }) => ({
      ...section,
      anchor: id,
      table: table && {
        ...as(table),
        rows: (as(table).rows as unknown[]).map((cells) => ({ cells })),
      },
    })),
  }),
  competition: (body, idOf) => withCasinoIds(body, ['casino'], idOf),
  'demo-game': (body) => body,
  'market-settings': (body, idOf) => withCasinoIds(body, ['featuredCasino', 'monthCasino'], idOf),
  navigation: (body) => body,
  editorial: (body, idOf) => ({
    ...body,
    best: {
      ...as(body.best),
      entries: list(as(body.best).entries).map((entry) => withCasinoIds(entry, ['casino'], idOf)),
    },
  }),
};

/** Maps a published document to the fields of its studio collection. */
export function fromDocument({ kind, market, key, body }: PublishedDocument, idOf: IdOf): Stored {
  const fields = FIELDS[kind](as(body), idOf);
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
