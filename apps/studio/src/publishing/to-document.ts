import type { Market } from '@nettobonus/domain/markets/market';
import {
  ALL_MARKETS,
  type DocumentKind,
  ONLY_KEY,
  type PublishedDocument,
  parseDocument,
  type Scope,
} from '@nettobonus/domain/publishing/published-document';
import { toSlug } from '@nettobonus/domain/shared/slug';
import { clean } from './clean.ts';
import { as, list, type Stored, TERMS_IN_MONEY } from './stored.ts';

/** Maps a casino's id in the studio to its slug. */
export type SlugOf = (id: unknown) => string;

export interface DocumentName {
  kind: DocumentKind;
  market: Scope;
  key: string;
}

interface Shape {
  /** The document's key, derived from its fields. */
  key: (stored: Stored, slugOf: SlugOf) => string;
  /** The published body, built from the non-empty fields. The domain validates it afterwards. */
  body: (filled: Stored, slugOf: SlugOf) => unknown;
}

const minor = (value: unknown) => (typeof value === 'number' ? Math.round(value * 100) : undefined);

function toMinorUnits(filled: Stored, names: readonly string[]): Stored {
  return { ...filled, ...Object.fromEntries(names.map((name) => [name, minor(filled[name])])) };
}

function termsOf(terms: Stored | undefined): unknown {
  // Without a kind the terms are unknown, and the other fields hold stale values.
  if (!terms?.kind) return undefined;
  const spins = as(terms.freeSpins);
  return {
    ...toMinorUnits(terms, TERMS_IN_MONEY),
    freeSpins: spins?.count ? toMinorUnits(spins, ['spinValue', 'winCap']) : undefined,
  };
}

const SHAPES: Record<DocumentKind, Shape> = {
  casino: {
    key: ({ name }) => toSlug(String(name)),
    body: ({ name, image, logoHash }) => ({
      name,
      image: image ?? `/tiles/${toSlug(String(name))}.svg`,
      logo: logoHash,
    }),
  },
  listing: {
    key: ({ casino }, slugOf) => slugOf(casino),
    body: (filled, slugOf) => ({
      ...filled,
      casino: slugOf(filled.casino),
      terms: termsOf(as(filled.terms)),
    }),
  },
  review: {
    key: ({ casino }, slugOf) => slugOf(casino),
    body: (filled, slugOf) => {
      const payments = as(filled.paymentMethods);
      const minimumsInMinorUnits = (rows: unknown) => list(rows).map((row) => toMinorUnits(row, ['minimum']));
      return {
        ...filled,
        casino: slugOf(filled.casino),
        specialFeatures: list(filled.specialFeatures).length > 0 ? filled.specialFeatures : undefined,
        bonusDetails: bonusDetailsOf(as(filled.bonusDetails)),
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
      sections: list(filled.sections).map(({ anchor, table, ...section }) => ({
        ...section,
        id: anchor,
        table:
          list(as(table)?.columns).length > 0
            ? { ...as(table), rows: list(as(table).rows).map(({ cells }) => cells ?? []) }
            : undefined,
      })),
    }),
  },
  competition: {
    key: ({ key, title }) => String(key ?? toSlug(String(title))),
    body: (filled, slugOf) => ({ ...filled, casino: filled.casino && slugOf(filled.casino) }),
  },
  'demo-game': { key: ({ key }) => String(key), body: (filled) => filled },
  'market-settings': {
    key: () => ONLY_KEY,
    body: (filled, slugOf) => ({
      ...filled,
      monthPopup: filled.monthPopup === true,
      featuredCasino: filled.featuredCasino && slugOf(filled.featuredCasino),
      monthCasino: filled.monthCasino && slugOf(filled.monthCasino),
    }),
  },
  navigation: {
    key: () => ONLY_KEY,
    body: ({ header, footer }) => ({
      header: list(header).map(({ submenu, ...item }) =>
        list(submenu).length > 0 ? { ...item, submenu } : item,
      ),
      footer: { site: list(as(footer)?.site), about: list(as(footer)?.about) },
    }),
  },
  editorial: {
    key: () => ONLY_KEY,
    body: (filled, slugOf) => ({
      ...filled,
      best: {
        ...as(filled.best),
        entries: list(as(filled.best)?.entries).map((entry) => ({
          ...entry,
          casino: entry.casino && slugOf(entry.casino),
        })),
      },
      // Payload stores empty lists even if there is no guide.
      guide: as(filled.guide)?.topFiveHeading ? filled.guide : undefined,
    }),
  },
};

function bonusDetailsOf(details: Stored | undefined): Stored {
  const spins = as(details?.freeSpins);
  return {
    ...details,
    bonusTerms: details?.bonusTerms ?? [],
    freeSpins: spins?.description ? { ...spins, table: spins.table ?? [] } : undefined,
  };
}

export function nameOf(kind: DocumentKind, stored: Stored, slugOf: SlugOf): DocumentName {
  const market = kind === 'casino' ? ALL_MARKETS : (stored.market as Market);
  return { kind, market, key: SHAPES[kind].key(stored, slugOf) };
}

/** Compares two documents of the same kind. */
export const isSameName = (a: DocumentName, b: DocumentName) => a.market === b.market && a.key === b.key;

export type Mapped = { ok: true; document: PublishedDocument } | { ok: false; problem: string };

/** Maps a studio document to its published form, or returns the validation error. */
export function toDocument(kind: DocumentKind, stored: Stored, slugOf: SlugOf): Mapped {
  const body = SHAPES[kind].body(as(clean(stored) ?? {}), slugOf);
  const parsed = parseDocument({ ...nameOf(kind, stored, slugOf), body: withoutUndefined(body) });
  return parsed.ok ? parsed : { ok: false, problem: parsed.problem };
}

/** Drops undefined values: the stored JSON has none. */
const withoutUndefined = (value: unknown) => JSON.parse(JSON.stringify(value));
