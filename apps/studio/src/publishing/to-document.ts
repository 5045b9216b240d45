import { toAddress } from '@nettobonus/domain/articles/address';
import type { Licence } from '@nettobonus/domain/catalogue/casino';
import { isMarket, type Market } from '@nettobonus/domain/markets/market';
import type { FieldProblem } from '@nettobonus/domain/publishing/list-field-problems';
import {
  ALL_MARKETS,
  type DOCUMENT_SCHEMAS,
  type DocumentKind,
  type PublishedDocument,
  parseDocument,
  type Scope,
  SINGLETON_KEY,
} from '@nettobonus/domain/publishing/published-document';
import { CATEGORY_PAGES, mapCategories } from '@nettobonus/domain/routes/category';
import { toSlug } from '@nettobonus/domain/shared/slug';
import type { z } from 'zod';
import {
  fromLexical,
  listFromLexical,
  listTextArticleIds,
  listTextCasinoIds,
} from '../texts/from-lexical.ts';
import { isLexicalState } from '../texts/lexical-state.ts';
import { withTextPath } from '../texts/text-paths.ts';
import { type Draft, type Filled, type StudioDocument, stripEmptyFields } from './studio-document.ts';

/** Maps a casino's id in the studio to its slug. */
export type GetCasinoSlug = (id: number) => string;

/** Maps a licence's id in the studio to the licence; undefined if it does not exist. */
export type GetLicence = (id: number) => Licence | undefined;

/** A picture of the media library, with its description in one market's language. */
export interface LibraryPicture {
  media: string;
  width: number;
  height: number;
  alt?: string;
}

/** Maps a picture's id in the studio to the picture; undefined if it does not exist. */
export type GetPicture = (id: number, market: Market) => LibraryPicture | undefined;

/** An article of the studio, as links name it. */
export interface LinkedArticle {
  market: Market | null;
  slug: string;
}

/** A person who writes for a market. */
export interface LinkedPerson {
  market: Market | null;
  key: string;
}

/** What documents refer to. */
export interface References {
  getCasinoSlug: GetCasinoSlug;
  getLicence: GetLicence;
  /** Absent where the pictures of documents do not matter. */
  getPicture?: GetPicture;
  /** Absent where the articles and authors of documents do not matter. */
  findArticle?: (id: number) => LinkedArticle | undefined;
  findPerson?: (id: number) => LinkedPerson | undefined;
}

/** The references of one document, which can only name articles and people of its market. */
interface MarketReferences extends References {
  getArticleSlug: (id: number) => string;
  getPersonKey: (id: number) => string;
}

/** Stands for what a reference names where that does not matter. */
const ANY = 'any';

function bindToMarket(references: References, market: Scope): MarketReferences {
  const { findArticle, findPerson } = references;
  return {
    ...references,
    getArticleSlug: (id) => {
      if (!findArticle) return ANY;
      const found = findArticle(id);
      return found?.market === market ? found.slug : '';
    },
    getPersonKey: (id) => {
      if (!findPerson) return ANY;
      const found = findPerson(id);
      return found?.market === market ? found.key : '';
    },
  };
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

type CasinoPath = [path: string, id: number | undefined];

const listTextCasinos = (path: string, text: unknown) =>
  listTextCasinoIds(text).map((id): CasinoPath => [path, id]);

interface Mapping<K extends DocumentKind> {
  /** The document's key; empty if the field that it derives from is empty. */
  key: (filled: Filled<StudioDocument<K>>, getCasinoSlug: GetCasinoSlug) => string;
  /** The form field that the key derives from. Kinds without it have one document per market. */
  keyField?: string & keyof StudioDocument<K>;
  /** The pictures of the media library that the document shows, except those in texts. */
  pictures?: (filled: Filled<StudioDocument<K>>) => (number | undefined)[];
  /** The articles that the document names, except those in texts. */
  articles?: (filled: Filled<StudioDocument<K>>) => number[];
  /** The people that the document names. */
  people?: (filled: Filled<StudioDocument<K>>) => (number | undefined)[];
  /** The casinos that the document refers to, with the paths of their fields. */
  casinos?: (filled: Filled<StudioDocument<K>>) => CasinoPath[];
  body: (
    filled: Filled<StudioDocument<K>>,
    references: MarketReferences,
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

function mapBonusDetails(
  { bonusTerms, freeSpins, ...details }: BonusDetails = {},
  references: MarketReferences,
) {
  return {
    ...details,
    bonusTerms: listFromLexical(bonusTerms, references),
    freeSpins: freeSpins?.description ? { ...freeSpins, table: freeSpins.table ?? [] } : undefined,
  };
}

type SearchFields = NonNullable<Filled<StudioDocument<'page'>>['search']>;

/** The search engine entry. A picture is published with its size; an unchecked box is omitted. */
function mapSearch(
  search: Pick<SearchFields, 'noindex' | 'picture'> = {},
  market: Market | undefined,
  { getPicture }: References,
) {
  const { noindex, picture, ...entry } = search;
  const mapped = {
    ...entry,
    ...(noindex ? { noindex } : {}),
    ...(picture !== undefined && market ? { picture: getPicture?.(picture, market) } : {}),
  };
  return Object.keys(mapped).length > 0 ? mapped : undefined;
}

const MAPPINGS: { [K in DocumentKind]: Mapping<K> } = {
  casino: {
    keyField: 'name',
    key: ({ name = '' }) => toSlug(name),
    body: ({ name, image, logoHash, largeLogoHash }) => ({
      name,
      image: image ?? `/tiles/${toSlug(name ?? '')}.svg`,
      logo: logoHash,
      largeLogo: largeLogoHash,
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
    casinos: ({ casino, overview, pros, cons, bonusDetails }) => [
      ['casino', casino],
      ...listTextCasinos('overview', overview),
      ...listTextCasinos('pros', pros),
      ...listTextCasinos('cons', cons),
      ...listTextCasinos('bonusDetails.bonusTerms', bonusDetails?.bonusTerms),
    ],
    pictures: ({ search }) => [search?.picture],
    body: (
      { casino, overview, pros, cons, specialFeatures = [], bonusDetails, paymentMethods, search, ...filled },
      references,
    ) => ({
      ...filled,
      search: mapSearch(search, filled.market, references),
      casino: toCasinoSlug(casino, references.getCasinoSlug),
      overview: fromLexical(overview, references),
      pros: listFromLexical(pros, references),
      cons: listFromLexical(cons, references),
      specialFeatures: specialFeatures.length > 0 ? specialFeatures : undefined,
      bonusDetails: mapBonusDetails(bonusDetails, references),
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
    casinos: ({ intro, sections = [] }) => [
      ...listTextCasinos('intro', intro),
      ...sections.flatMap(({ body }, index) => listTextCasinos(`sections.${index}.body`, body)),
    ],
    pictures: ({ search }) => [search?.picture],
    body: ({ intro, sections = [], search, ...filled }, references) => ({
      ...filled,
      search: mapSearch(search, filled.market, references),
      intro: fromLexical(intro, references),
      sections: sections.map(({ anchor, body, ...section }) => ({
        ...section,
        id: anchor,
        body: fromLexical(body, references),
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
    body: ({ monthPopup = false, ...filled }) => ({ ...filled, monthPopup }),
  },
  navigation: {
    key: () => SINGLETON_KEY,
    body: ({ header = [], footer }) => ({
      header: header.map(({ submenu = [], ...item }) => (submenu.length > 0 ? { ...item, submenu } : item)),
      footer: { site: footer?.site ?? [], about: footer?.about ?? [] },
    }),
  },
  places: {
    key: () => SINGLETON_KEY,
    casinos: ({ leading, recommended, leftOut, categories, featuredCasino, monthCasino }) => {
      const list = (path: string, casinos: readonly number[] = []) =>
        casinos.map((casino): CasinoPath => [path, casino]);
      return [
        ...list('leading', leading),
        ...list('recommended', recommended),
        ...list('leftOut', leftOut),
        ...CATEGORY_PAGES.flatMap((page) => list(`categories.${page}`, categories?.[page])),
        ['featuredCasino', featuredCasino],
        ['monthCasino', monthCasino],
      ];
    },
    body: (
      { leading = [], recommended = [], leftOut = [], categories, featuredCasino, monthCasino },
      { getCasinoSlug },
    ) => ({
      leading: leading.map(getCasinoSlug),
      recommended: recommended.map(getCasinoSlug),
      leftOut: leftOut.map(getCasinoSlug),
      // Payload stores empty lists.
      categories: mapCategories(categories ?? {}, (casinos = []) =>
        casinos.length > 0 ? casinos.map(getCasinoSlug) : undefined,
      ),
      featuredCasino: toCasinoSlug(featuredCasino, getCasinoSlug),
      monthCasino: toCasinoSlug(monthCasino, getCasinoSlug),
    }),
  },
  person: {
    keyField: 'key',
    key: ({ key, name = '' }) => key ?? toSlug(name),
    body: (filled) => filled,
  },
  article: {
    keyField: 'slug',
    key: ({ slug, title = '' }) => slug ?? toAddress(title),
    casinos: ({ body }) => listTextCasinos('body', body),
    pictures: ({ picture, search }) => [picture, search?.picture],
    articles: ({ relatedArticles = [] }) => relatedArticles,
    people: ({ author }) => [author],
    body: ({ author, picture, body, relatedArticles = [], search, ...filled }, references) => ({
      ...filled,
      author: author === undefined ? undefined : references.getPersonKey(author),
      picture:
        picture === undefined || !filled.market ? undefined : references.getPicture?.(picture, filled.market),
      body: fromLexical(body, references),
      relatedArticles: relatedArticles.map(references.getArticleSlug),
      search: mapSearch(search, filled.market, references),
    }),
  },
  redirect: { keyField: 'from', key: ({ from = '' }) => from, body: ({ to }) => ({ to }) },
  editorial: {
    key: () => SINGLETON_KEY,
    casinos: ({ best, guide }) => [
      ...(best?.entries ?? []).map(
        ({ casino }, index): CasinoPath => [`best.entries.${index}.casino`, casino],
      ),
      ...listTextCasinos('guide.conclusion.paragraphs', guide?.conclusion?.paragraphs),
    ],
    body: ({ best, guide, ...filled }, references) => ({
      ...filled,
      best: {
        ...best,
        entries: (best?.entries ?? []).map(({ casino, ...entry }) => ({
          ...entry,
          casino: toCasinoSlug(casino, references.getCasinoSlug),
        })),
      },
      // Payload stores empty lists even if there is no guide.
      guide: guide?.topFiveHeading
        ? {
            ...guide,
            conclusion: {
              ...guide.conclusion,
              paragraphs: fromLexical(guide.conclusion?.paragraphs, references),
            },
          }
        : undefined,
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

/** The ids of the pictures that a document shows, except those in texts. */
export function listPictures<K extends DocumentKind>(kind: K, document: Draft<StudioDocument<K>>): number[] {
  const ids = MAPPINGS[kind].pictures?.(stripEmptyFields<StudioDocument<K>>(document)) ?? [];
  return ids.filter((id) => id !== undefined);
}

/** The ids of the articles that a document links to or names. */
export function listArticles<K extends DocumentKind>(kind: K, document: Draft<StudioDocument<K>>): number[] {
  const named = MAPPINGS[kind].articles?.(stripEmptyFields<StudioDocument<K>>(document)) ?? [];
  return [...new Set([...named, ...listLexicalStates(document).flatMap(listTextArticleIds)])];
}

function listLexicalStates(value: unknown): unknown[] {
  if (isLexicalState(value)) return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listLexicalStates) : [];
}

/** The ids of the people that a document names. */
export function listPeople<K extends DocumentKind>(kind: K, document: Draft<StudioDocument<K>>): number[] {
  const ids = MAPPINGS[kind].people?.(stripEmptyFields<StudioDocument<K>>(document)) ?? [];
  return ids.filter((id) => id !== undefined);
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
    return { ok: false, problems: [{ path: 'market', message: 'Choose a market.' }] };
  }
  const reference = getDocumentReference(kind, document, references.getCasinoSlug);
  const parsed = parseDocument({
    ...reference,
    body: withoutUndefined(MAPPINGS[kind].body(filled, bindToMarket(references, reference.market))),
  });
  if (parsed.ok) return { ok: true, document: parsed.document as PublishedDocument & { kind: K } };
  return { ok: false, problems: parsed.fields.map((problem) => withTextPath(withFormPath(kind, problem))) };
}

/** Renames the path if the field has a different name in the form. */
function withFormPath(kind: DocumentKind, { path, message }: FieldProblem): FieldProblem {
  if (path === 'key') return { path: MAPPINGS[kind].keyField ?? path, message };
  if (kind === 'listing' && path.startsWith('licence.')) return { path: 'licence', message };
  if (path.startsWith('search.picture.')) return { path: 'search.picture', message };
  if (kind === 'article')
    return { path: path.replace(/^(picture|relatedArticles|relatedPages)\..*$/, '$1'), message };
  return { path: kind === 'page' ? toPageFormPath(path) : path, message };
}

/** The anchor has another name in the form of a page. */
const toPageFormPath = (path: string) => path.replace(/^(sections\.\d+)\.id$/, '$1.anchor');

/** Drops undefined values: JSON cannot contain them. */
const withoutUndefined = (value: unknown) => JSON.parse(JSON.stringify(value));
