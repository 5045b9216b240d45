import type { Licence } from '@nettobonus/domain/catalogue/casino';
import { listTypedTags } from '@nettobonus/domain/catalogue/labels';
import type {
  DocumentBody,
  DocumentKind,
  PublishedDocument,
} from '@nettobonus/domain/publishing/published-document';
import { mapCategories } from '@nettobonus/domain/routes/category';
import type { SearchOverrides } from '@nettobonus/domain/seo/search-entry';
import { listToLexical, toLexical } from '../texts/to-lexical.ts';
import type { Draft, StudioDocument } from './studio-document.ts';

/** Maps a casino's slug to its id in the studio. */
export type GetCasinoId = (slug: string) => number;

/** Maps a listing's licence to its id in the studio. */
type GetLicenceId = (licence: Licence) => number;

function toMajorUnits<T extends object, Name extends string & keyof T>(body: T, names: readonly Name[]): T {
  const amounts = names.filter((name) => typeof body[name] === 'number');
  return { ...body, ...Object.fromEntries(amounts.map((name) => [name, Number(body[name]) / 100])) };
}

function toCasinoId(casino: string | undefined, getCasinoId: GetCasinoId): number | undefined {
  return casino === undefined ? undefined : getCasinoId(casino);
}

/** Drops the picture: it is an upload in the studio, and the document does not contain the file. */
const withoutPicture = <Search extends SearchOverrides>({ picture: _, ...search }: Search) => search;

type Fields<K extends DocumentKind> = Draft<StudioDocument<K>>;

/** The ids in the studio of what a document refers to. */
export interface Ids {
  getCasinoId: GetCasinoId;
  getLicenceId: GetLicenceId;
  /** Of the document's market. */
  getArticleId: (slug: string) => number;
  getPersonId: (key: string) => number;
}

type Mapping<K extends DocumentKind> = (body: DocumentBody<K>, ids: Ids) => Fields<K>;

const MAPPINGS: { [K in DocumentKind]: Mapping<K> } = {
  // Drop the logo: it is an upload in the studio, and the document does not contain the file.
  casino: ({ logo: _, largeLogo: __, ...body }) => body,
  listing: ({ casino, licence, terms, ...body }, { getCasinoId, getLicenceId }) => ({
    ...body,
    category: listTypedTags(body.category),
    casino: getCasinoId(casino),
    licence: getLicenceId(licence),
    terms: terms && {
      ...toMajorUnits(terms, ['maxBonus', 'minDeposit', 'maxBet', 'winCap', 'cashbackCap']),
      freeSpins: terms.freeSpins && toMajorUnits(terms.freeSpins, ['spinValue', 'winCap']),
    },
  }),
  review: ({ casino, paymentMethods, overview, pros, cons, bonusDetails, search, ...body }, ids) => ({
    ...body,
    ...(search ? { search: withoutPicture(search) } : {}),
    overview: toLexical(overview, ids),
    pros: listToLexical(pros, ids),
    cons: listToLexical(cons, ids),
    bonusDetails: { ...bonusDetails, bonusTerms: listToLexical(bonusDetails.bonusTerms, ids) },
    casino: ids.getCasinoId(casino),
    paymentMethods: {
      ...paymentMethods,
      deposits: paymentMethods.deposits.map((row) => toMajorUnits(row, ['minimum'])),
      withdrawals: paymentMethods.withdrawals.map((row) => toMajorUnits(row, ['minimum'])),
    },
  }),
  page: ({ intro, sections, search, ...body }, ids) => ({
    ...body,
    search: withoutPicture(search),
    intro: toLexical(intro, ids),
    sections: sections.map(({ id, heading, body: text }) => ({
      anchor: id,
      heading,
      body: toLexical(text, ids),
    })),
  }),
  competition: ({ casino, ...body }, { getCasinoId }) => ({
    ...body,
    casino: toCasinoId(casino, getCasinoId),
  }),
  'demo-game': (body) => body,
  'market-settings': (body) => body,
  navigation: (body) => body,
  places: ({ leading, recommended, leftOut, categories, featuredCasino, monthCasino }, { getCasinoId }) => ({
    leading: leading.map(getCasinoId),
    recommended: recommended.map(getCasinoId),
    leftOut: leftOut.map(getCasinoId),
    categories: mapCategories(categories, (casinos = []) => casinos.map(getCasinoId)),
    featuredCasino: toCasinoId(featuredCasino, getCasinoId),
    monthCasino: toCasinoId(monthCasino, getCasinoId),
  }),
  person: (body) => body,
  article: ({ author, body, picture: _, relatedArticles, search, ...article }, ids) =>
    // Pages are options of the studio; a document of another release may name one that it does not have.
    ({
      ...article,
      author: ids.getPersonId(author),
      body: toLexical(body, ids),
      relatedArticles: relatedArticles.map(ids.getArticleId),
      search: withoutPicture(search),
    }) as Fields<'article'>,
  redirect: (body) => body,
  editorial: ({ best, guide, ...body }, ids) => ({
    ...body,
    guide: guide && {
      ...guide,
      conclusion: {
        ...guide.conclusion,
        paragraphs: toLexical(guide.conclusion.paragraphs, ids),
      },
    },
    best: {
      ...best,
      entries: best.entries.map(({ casino, ...entry }) => ({
        ...entry,
        casino: toCasinoId(casino, ids.getCasinoId),
      })),
    },
  }),
};

/** Maps a published document to the fields of its studio collection. */
export function fromDocument<K extends DocumentKind>(
  { kind, market, key, body }: PublishedDocument & { kind: K },
  ids: Ids,
): Fields<K> {
  const fields = MAPPINGS[kind](body as DocumentBody<K>, ids);
  switch (kind) {
    case 'casino':
      return { ...fields, slug: key };
    case 'page':
      return { ...fields, market, page: key };
    case 'article':
      return { ...fields, market, slug: key };
    case 'redirect':
      return { ...fields, market, from: key };
    case 'person':
    case 'competition':
    case 'demo-game':
      return { ...fields, market, key };
    default:
      return { ...fields, market };
  }
}
