import type { Licence } from '@nettobonus/domain/catalogue/casino';
import { isMarket } from '@nettobonus/domain/markets/market';
import {
  ALL_MARKETS,
  type DOCUMENT_SCHEMAS,
  type DocumentKind,
  type FieldProblem,
  type PublishedDocument,
  parseDocument,
  type Scope,
  SINGLETON_KEY,
} from '@nettobonus/domain/publishing/published-document';
import { toSlug } from '@nettobonus/domain/shared/slug';
import type { z } from 'zod';
import { type Draft, type Filled, type StudioDocument, stripEmptyFields } from './studio-document.ts';

/** Maps a casino's id in the studio to its slug. */
export type GetCasinoSlug = (id: number) => string;

/** Maps a licence's id in the studio to the licence; undefined if it does not exist. */
export type GetLicence = (id: number) => Licence | undefined;

/** What documents refer to. */
export interface References {
  getCasinoSlug: GetCasinoSlug;
  getLicence: GetLicence;
}

export interface DocumentReference<K extends DocumentKind = DocumentKind> {
  kind: K;
  market: Scope;
  key: string;
}

/** A body that the domain has not validated yet: any field may be missing. */
type Unchecked<T> = T extends readonly (infer Row)[]
  ? Unchecked<Row>[]
  : T extends object
    ? { [K in keyof T]?: Unchecked<T[K]> | undefined }
    : T;

interface Mapping<K extends DocumentKind> {
  /** The document's key; empty if the field that it derives from is empty. */
  key: (filled: Filled<StudioDocument<K>>, getCasinoSlug: GetCasinoSlug) => string;
  /** The form field that the key derives from. Kinds without it have one document per market. */
  keyField?: string & keyof StudioDocument<K>;
  /** The casinos that the document refers to, with the paths of their fields. */
  casinos?: (filled: Filled<StudioDocument<K>>) => [path: string, id: number | undefined][];
  body: (
    filled: Filled<StudioDocument<K>>,
    references: References,
  ) => Unchecked<z.input<(typeof DOCUMENT_SCHEMAS)[K]>>;
}

const MONEY_TERMS = ['maxBonus', 'minDeposit', 'maxBet', 'winCap', 'cashbackCap'] as const;

/** Editors enter major units; published documents contain minor units. */
const toMinor = (amount: number | undefined) => (amount === undefined ? undefined : Math.round(amount * 100));

function toMinorUnits<T extends { [K in Name]?: number | undefined }, Name extends string>(
  filled: T,
  names: readonly Name[],
): T {
  return { ...filled, ...Object.fromEntries(names.map((name) => [name, toMinor(filled[name])])) };
}

function toCasinoSlug(casino: number | undefined, getCasinoSlug: GetCasinoSlug): string | undefined {
  return casino === undefined ? undefined : getCasinoSlug(casino);
}

type Terms = NonNullable<Filled<StudioDocument<'listing'>>['terms']>;

function mapTerms(terms: Terms | undefined): Terms | undefined {
  // Without a kind the terms are unknown, and the other fields contain outdated values.
  if (!terms?.kind) return undefined;
  const { freeSpins } = terms;
  return {
    ...toMinorUnits(terms, MONEY_TERMS),
    freeSpins: freeSpins?.count ? toMinorUnits(freeSpins, ['spinValue', 'winCap']) : undefined,
  };
}

type BonusDetails = NonNullable<Filled<StudioDocument<'review'>>['bonusDetails']>;

function mapBonusDetails({ bonusTerms = [], freeSpins, ...details }: BonusDetails = {}): BonusDetails {
  return {
    ...details,
    bonusTerms,
    freeSpins: freeSpins?.description ? { ...freeSpins, table: freeSpins.table ?? [] } : undefined,
  };
}

const MAPPINGS: { [K in DocumentKind]: Mapping<K> } = {
  casino: {
    keyField: 'name',
    key: ({ name = '' }) => toSlug(name),
    body: ({ name, image, logoHash }) => ({
      name,
      image: image ?? `/tiles/${toSlug(name ?? '')}.svg`,
      logo: logoHash,
    }),
  },
  listing: {
    keyField: 'casino',
    key: ({ casino }, getCasinoSlug) => toCasinoSlug(casino, getCasinoSlug) ?? '',
    casinos: ({ casino }) => [['casino', casino]],
    body: ({ casino, licence, terms, ...filled }, { getCasinoSlug, getLicence }) => ({
      ...filled,
      casino: toCasinoSlug(casino, getCasinoSlug),
      licence: licence === undefined ? undefined : getLicence(licence),
      terms: mapTerms(terms),
    }),
  },
  review: {
    keyField: 'casino',
    key: ({ casino }, getCasinoSlug) => toCasinoSlug(casino, getCasinoSlug) ?? '',
    casinos: ({ casino }) => [['casino', casino]],
    body: ({ casino, specialFeatures = [], bonusDetails, paymentMethods, ...filled }, { getCasinoSlug }) => ({
      ...filled,
      casino: toCasinoSlug(casino, getCasinoSlug),
      specialFeatures: specialFeatures.length > 0 ? specialFeatures : undefined,
      bonusDetails: mapBonusDetails(bonusDetails),
      paymentMethods: {
        ...paymentMethods,
        deposits: (paymentMethods?.deposits ?? []).map((row) => toMinorUnits(row, ['minimum'])),
        withdrawals: (paymentMethods?.withdrawals ?? []).map((row) => toMinorUnits(row, ['minimum'])),
      },
    }),
  },
  page: {
    keyField: 'page',
    key: ({ page = '' }) => page,
    body: ({ sections = [], ...filled }) => ({
      ...filled,
      sections: sections.map(({ anchor, table, ...section }) => ({
        ...section,
        id: anchor,
        table: table?.columns?.length
          ? { ...table, rows: (table.rows ?? []).map(({ cells = [] }) => cells) }
          : undefined,
      })),
    }),
  },
  competition: {
    keyField: 'key',
    key: ({ key, title = '' }) => key ?? toSlug(title),
    casinos: ({ casino }) => [['casino', casino]],
    body: ({ casino, questions = [], ...filled }, { getCasinoSlug }) => ({
      ...filled,
      casino: toCasinoSlug(casino, getCasinoSlug),
      // Payload stores an empty list even if there is no entry form.
      ...(questions.length > 0 && { questions }),
    }),
  },
  'demo-game': { keyField: 'key', key: ({ key = '' }) => key, body: (filled) => filled },
  'market-settings': {
    key: () => SINGLETON_KEY,
    casinos: ({ featuredCasino, monthCasino }) => [
      ['featuredCasino', featuredCasino],
      ['monthCasino', monthCasino],
    ],
    body: ({ monthPopup = false, featuredCasino, monthCasino, ...filled }, { getCasinoSlug }) => ({
      ...filled,
      monthPopup,
      featuredCasino: toCasinoSlug(featuredCasino, getCasinoSlug),
      monthCasino: toCasinoSlug(monthCasino, getCasinoSlug),
    }),
  },
  navigation: {
    key: () => SINGLETON_KEY,
    body: ({ header = [], footer }) => ({
      header: header.map(({ submenu = [], ...item }) => (submenu.length > 0 ? { ...item, submenu } : item)),
      footer: { site: footer?.site ?? [], about: footer?.about ?? [] },
    }),
  },
  editorial: {
    key: () => SINGLETON_KEY,
    casinos: ({ best }) =>
      (best?.entries ?? []).map(({ casino }, index) => [`best.entries.${index}.casino`, casino]),
    body: ({ best, guide, ...filled }, { getCasinoSlug }) => ({
      ...filled,
      best: {
        ...best,
        entries: (best?.entries ?? []).map(({ casino, ...entry }) => ({
          ...entry,
          casino: toCasinoSlug(casino, getCasinoSlug),
        })),
      },
      // Payload stores empty lists even if there is no guide.
      guide: guide?.topFiveHeading ? guide : undefined,
    }),
  },
};

/** The form field that identifies a document within its market; undefined if a market has only one. */
export function getKeyField(kind: DocumentKind): string | undefined {
  return kind === 'casino' ? undefined : MAPPINGS[kind].keyField;
}

export interface CasinoReference {
  /** Path of the field that refers to the casino. */
  path: string;
  id: number;
}

export function listCasinoReferences<K extends DocumentKind>(
  kind: K,
  document: Draft<StudioDocument<K>>,
): CasinoReference[] {
  const references = MAPPINGS[kind].casinos?.(stripEmptyFields<StudioDocument<K>>(document)) ?? [];
  return references.flatMap(([path, id]) => (id === undefined ? [] : [{ path, id }]));
}

export function getDocumentReference<K extends DocumentKind>(
  kind: K,
  document: Draft<StudioDocument<K>>,
  getCasinoSlug: GetCasinoSlug,
): DocumentReference<K> {
  const filled = stripEmptyFields<StudioDocument<K>>(document);
  const market =
    'market' in filled && isMarket(String(filled.market)) ? (filled.market as Scope) : ALL_MARKETS;
  return { kind, market, key: MAPPINGS[kind].key(filled, getCasinoSlug) };
}

/** Whether two documents of the same kind are published under the same market and key. */
export const isSameDocument = (a: DocumentReference, b: DocumentReference) =>
  a.market === b.market && a.key === b.key;

export type MappingResult<K extends DocumentKind> =
  | { ok: true; document: PublishedDocument & { kind: K } }
  | { ok: false; problems: FieldProblem[] };

/** Maps a studio document to its published form, or returns the problems of its fields. */
export function toDocument<K extends DocumentKind>(
  kind: K,
  document: Draft<StudioDocument<K>>,
  references: References,
): MappingResult<K> {
  const filled = stripEmptyFields<StudioDocument<K>>(document);
  if (kind !== 'casino' && !('market' in filled)) {
    return { ok: false, problems: [{ path: 'market', message: 'Choose a market' }] };
  }
  const parsed = parseDocument({
    ...getDocumentReference(kind, document, references.getCasinoSlug),
    body: withoutUndefined(MAPPINGS[kind].body(filled, references)),
  });
  if (parsed.ok) return { ok: true, document: parsed.document as PublishedDocument & { kind: K } };
  return { ok: false, problems: parsed.fields.map((problem) => withFormPath(kind, problem)) };
}

/** Renames the path if the field has a different name in the form. */
function withFormPath(kind: DocumentKind, { path, message }: FieldProblem): FieldProblem {
  if (path === 'key') return { path: MAPPINGS[kind].keyField ?? path, message };
  if (kind === 'listing' && path.startsWith('licence.')) return { path: 'licence', message };
  return { path: kind === 'page' ? path.replace(/^(sections\.\d+)\.id$/, '$1.anchor') : path, message };
}

/** Drops undefined values: JSON cannot contain them. */
const withoutUndefined = (value: unknown) => JSON.parse(JSON.stringify(value));
