import type { Licence } from '@nettobonus/domain/catalogue/casino';
import type {
  DocumentBody,
  DocumentKind,
  PublishedDocument,
} from '@nettobonus/domain/publishing/published-document';
import type { Draft, StudioDocument } from './studio-document.ts';

/** Maps a casino's slug to its id in the studio. */
export type GetCasinoId = (slug: string) => number;

/** Maps a listing's licence to its id in the studio. */
export type GetLicenceId = (licence: Licence) => number;

function toMajorUnits<T extends object, Name extends string & keyof T>(body: T, names: readonly Name[]): T {
  const amounts = names.filter((name) => typeof body[name] === 'number');
  return { ...body, ...Object.fromEntries(amounts.map((name) => [name, Number(body[name]) / 100])) };
}

function toCasinoId(casino: string | undefined, getCasinoId: GetCasinoId): number | undefined {
  return casino === undefined ? undefined : getCasinoId(casino);
}

type Fields<K extends DocumentKind> = Draft<StudioDocument<K>>;

type Mapping<K extends DocumentKind> = (
  body: DocumentBody<K>,
  getCasinoId: GetCasinoId,
  getLicenceId: GetLicenceId,
) => Fields<K>;

const MAPPINGS: { [K in DocumentKind]: Mapping<K> } = {
  // Drop the logo: it is an upload in the studio, and the document does not contain the file.
  casino: ({ logo: _, ...body }) => body,
  listing: ({ casino, licence, terms, ...body }, getCasinoId, getLicenceId) => ({
    ...body,
    casino: getCasinoId(casino),
    licence: getLicenceId(licence),
    terms: terms && {
      ...toMajorUnits(terms, ['maxBonus', 'minDeposit', 'maxBet', 'winCap', 'cashbackCap']),
      freeSpins: terms.freeSpins && toMajorUnits(terms.freeSpins, ['spinValue', 'winCap']),
    },
  }),
  review: ({ casino, paymentMethods, ...body }, getCasinoId) => ({
    ...body,
    casino: getCasinoId(casino),
    paymentMethods: {
      ...paymentMethods,
      deposits: paymentMethods.deposits.map((row) => toMajorUnits(row, ['minimum'])),
      withdrawals: paymentMethods.withdrawals.map((row) => toMajorUnits(row, ['minimum'])),
    },
  }),
  page: ({ sections, ...body }) => ({
    ...body,
    sections: sections.map(({ id, table, ...section }) => ({
      ...section,
      anchor: id,
      table: table && { ...table, rows: table.rows.map((cells) => ({ cells })) },
    })),
  }),
  competition: ({ casino, ...body }, getCasinoId) => ({ ...body, casino: toCasinoId(casino, getCasinoId) }),
  'demo-game': (body) => body,
  'market-settings': ({ featuredCasino, monthCasino, ...body }, getCasinoId) => ({
    ...body,
    featuredCasino: toCasinoId(featuredCasino, getCasinoId),
    monthCasino: toCasinoId(monthCasino, getCasinoId),
  }),
  navigation: (body) => body,
  editorial: ({ best, ...body }, getCasinoId) => ({
    ...body,
    best: {
      ...best,
      entries: best.entries.map(({ casino, ...entry }) => ({
        ...entry,
        casino: toCasinoId(casino, getCasinoId),
      })),
    },
  }),
};

/** Maps a published document to the fields of its studio collection. */
export function fromDocument<K extends DocumentKind>(
  { kind, market, key, body }: PublishedDocument & { kind: K },
  getCasinoId: GetCasinoId,
  getLicenceId: GetLicenceId,
): Fields<K> {
  const fields = MAPPINGS[kind](body as DocumentBody<K>, getCasinoId, getLicenceId);
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
