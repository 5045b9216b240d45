import type { DocumentKind, PublishedDocument } from '@nettobonus/domain/published-document';
import { as, list, type Stored, TERMS_IN_MONEY } from './stored.ts';

/** The id of a casino in the studio by its slug. */
export type IdOf = (slug: string) => unknown;

function inWholeCurrency(body: Stored, names: readonly string[]): Stored {
  const sums = names.filter((name) => typeof body[name] === 'number');
  return { ...body, ...Object.fromEntries(sums.map((name) => [name, Number(body[name]) / 100])) };
}

function withCasino(body: Stored, names: readonly string[], idOf: IdOf): Stored {
  const named = names.filter((name) => body[name]);
  return { ...body, ...Object.fromEntries(named.map((name) => [name, idOf(String(body[name]))])) };
}

const FIELDS: Record<DocumentKind, (body: Stored, idOf: IdOf) => Stored> = {
  // Its logo is a picture of the studio's own, which no document brings along.
  casino: ({ logo: _, ...body }) => body,
  listing: (body, idOf) => {
    const terms = as(body.terms);
    return {
      ...withCasino(body, ['casino'], idOf),
      terms: terms && {
        ...inWholeCurrency(terms, TERMS_IN_MONEY),
        freeSpins: terms.freeSpins && inWholeCurrency(as(terms.freeSpins), ['spinValue', 'winCap']),
      },
    };
  },
  review: (body, idOf) => {
    const payments = as(body.paymentMethods);
    const inMoney = (rows: unknown) => list(rows).map((row) => inWholeCurrency(row, ['minimum']));
    return {
      ...withCasino(body, ['casino'], idOf),
      paymentMethods: {
        ...payments,
        deposits: inMoney(payments.deposits),
        withdrawals: inMoney(payments.withdrawals),
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
  competition: (body, idOf) => withCasino(body, ['casino'], idOf),
  'demo-game': (body) => body,
  'market-settings': (body, idOf) => withCasino(body, ['featuredCasino', 'monthCasino'], idOf),
  navigation: (body) => body,
  editorial: (body, idOf) => ({
    ...body,
    best: {
      ...as(body.best),
      entries: list(as(body.best).entries).map((entry) => withCasino(entry, ['casino'], idOf)),
    },
  }),
};

/** The fields of the studio for a published document. */
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
