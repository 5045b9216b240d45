import type { Market } from '@nettobonus/domain/markets/market';
import {
  ALL_MARKETS,
  type DocumentKind,
  type PublishedDocument,
  parseDocument,
  type Scope,
  SINGLETON_KEY,
} from '@nettobonus/domain/publishing/published-document';
import { toSlug } from '@nettobonus/domain/shared/slug';
import { asStored, asStoredList, MONEY_TERMS, type StoredDocument } from './stored-document.ts';
import { stripEmptyFields } from './strip-empty-fields.ts';

/** Maps a casino's id in the studio to its slug. */
export type GetCasinoSlug = (id: unknown) => string;

export interface DocumentReference {
  kind: DocumentKind;
  market: Scope;
  key: string;
}

interface Mapping {
  /** The document's key, derived from its fields. */
  key: (stored: StoredDocument, getCasinoSlug: GetCasinoSlug) => string;
  /** The published body, built from the non-empty fields. The domain validates it afterwards. */
  body: (filled: StoredDocument, getCasinoSlug: GetCasinoSlug) => unknown;
}

const toMinor = (value: unknown) => (typeof value === 'number' ? Math.round(value * 100) : undefined);

function toMinorUnits(filled: StoredDocument, names: readonly string[]): StoredDocument {
  return { ...filled, ...Object.fromEntries(names.map((name) => [name, toMinor(filled[name])])) };
}

function mapTerms(terms: StoredDocument | undefined): unknown {
  // Without a kind the terms are unknown, and the other fields contain outdated values.
  if (!terms?.kind) return undefined;
  const spins = asStored(terms.freeSpins);
  return {
    ...toMinorUnits(terms, MONEY_TERMS),
    freeSpins: spins?.count ? toMinorUnits(spins, ['spinValue', 'winCap']) : undefined,
  };
}

const MAPPINGS: Record<DocumentKind, Mapping> = {
  casino: {
    key: ({ name }) => toSlug(String(name)),
    body: ({ name, image, logoHash }) => ({
      name,
      image: image ?? `/tiles/${toSlug(String(name))}.svg`,
      logo: logoHash,
    }),
  },
  listing: {
    key: ({ casino }, getCasinoSlug) => getCasinoSlug(casino),
    body: (filled, getCasinoSlug) => ({
      ...filled,
      casino: getCasinoSlug(filled.casino),
      terms: mapTerms(asStored(filled.terms)),
    }),
  },
  review: {
    key: ({ casino }, getCasinoSlug) => getCasinoSlug(casino),
    body: (filled, getCasinoSlug) => {
      const payments = asStored(filled.paymentMethods);
      const minimumsInMinorUnits = (rows: unknown) =>
        asStoredList(rows).map((row) => toMinorUnits(row, ['minimum']));
      return {
        ...filled,
        casino: getCasinoSlug(filled.casino),
        specialFeatures: asStoredList(filled.specialFeatures).length > 0 ? filled.specialFeatures : undefined,
        bonusDetails: mapBonusDetails(asStored(filled.bonusDetails)),
        paymentMethods: {
          ...payments,
          deposits: minimumsInMinorUnits(payments?.deposits),
          withdrawals: minimumsInMinorUnits(payments?.withdrawals),
        },
      };
    },
  },
  page: {
    key: ({ page }) => String(page),
    body: (filled) => ({
      ...filled,
      sections: asStoredList(filled.sections).map(({ anchor, table, ...section }) => ({
        ...section,
        id: anchor,
        table:
          asStoredList(asStored(table)?.columns).length > 0
            ? { ...asStored(table), rows: asStoredList(asStored(table).rows).map(({ cells }) => cells ?? []) }
            : undefined,
      })),
    }),
  },
  competition: {
    key: ({ key, title }) => String(key ?? toSlug(String(title))),
    body: (filled, getCasinoSlug) => ({ ...filled, casino: filled.casino && getCasinoSlug(filled.casino) }),
  },
  'demo-game': { key: ({ key }) => String(key), body: (filled) => filled },
  'market-settings': {
    key: () => SINGLETON_KEY,
    body: (filled, getCasinoSlug) => ({
      ...filled,
      monthPopup: filled.monthPopup === true,
      featuredCasino: filled.featuredCasino && getCasinoSlug(filled.featuredCasino),
      monthCasino: filled.monthCasino && getCasinoSlug(filled.monthCasino),
    }),
  },
  navigation: {
    key: () => SINGLETON_KEY,
    body: ({ header, footer }) => ({
      header: asStoredList(header).map(({ submenu, ...item }) =>
        asStoredList(submenu).length > 0 ? { ...item, submenu } : item,
      ),
      footer: { site: asStoredList(asStored(footer)?.site), about: asStoredList(asStored(footer)?.about) },
    }),
  },
  editorial: {
    key: () => SINGLETON_KEY,
    body: (filled, getCasinoSlug) => ({
      ...filled,
      best: {
        ...asStored(filled.best),
        entries: asStoredList(asStored(filled.best)?.entries).map((entry) => ({
          ...entry,
          casino: entry.casino && getCasinoSlug(entry.casino),
        })),
      },
      // Payload stores empty lists even if there is no guide.
      guide: asStored(filled.guide)?.topFiveHeading ? filled.guide : undefined,
    }),
  },
};

function mapBonusDetails(details: StoredDocument | undefined): StoredDocument {
  const spins = asStored(details?.freeSpins);
  return {
    ...details,
    bonusTerms: details?.bonusTerms ?? [],
    freeSpins: spins?.description ? { ...spins, table: spins.table ?? [] } : undefined,
  };
}

export function getDocumentReference(
  kind: DocumentKind,
  stored: StoredDocument,
  getCasinoSlug: GetCasinoSlug,
): DocumentReference {
  const market = kind === 'casino' ? ALL_MARKETS : (stored.market as Market);
  return { kind, market, key: MAPPINGS[kind].key(stored, getCasinoSlug) };
}

/** Whether two documents of the same kind are published under the same market and key. */
export const isSameDocument = (a: DocumentReference, b: DocumentReference) =>
  a.market === b.market && a.key === b.key;

export type MappingResult = { ok: true; document: PublishedDocument } | { ok: false; problem: string };

/** Maps a studio document to its published form, or returns the validation error. */
export function toDocument(
  kind: DocumentKind,
  stored: StoredDocument,
  getCasinoSlug: GetCasinoSlug,
): MappingResult {
  const body = MAPPINGS[kind].body(asStored(stripEmptyFields(stored) ?? {}), getCasinoSlug);
  const parsed = parseDocument({
    ...getDocumentReference(kind, stored, getCasinoSlug),
    body: withoutUndefined(body),
  });
  return parsed.ok ? parsed : { ok: false, problem: parsed.problem };
}

/** Drops undefined values: JSON cannot contain them. */
const withoutUndefined = (value: unknown) => JSON.parse(JSON.stringify(value));
