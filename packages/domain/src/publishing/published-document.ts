import { z } from 'zod';
import { ADDRESS_MAX_LENGTH, isAddress } from '../articles/address.ts';
import { articleSchema } from '../articles/article.ts';
import { personSchema } from '../articles/person.ts';
import { competitionSchema } from '../campaigns/competition.ts';
import { casinoSchema, listingSchema } from '../catalogue/casino.ts';
import { demoGameSchema } from '../demo-games/demo-game.ts';
import { MARKET_FACTS, MARKETS } from '../markets/market.ts';
import { marketSettingsSchema } from '../markets/market-settings.ts';
import { termsInMarket } from '../net-value/terms-in-market.ts';
import { correctionsSchema } from '../offer-history/correction.ts';
import { offerChangesSchema } from '../offer-history/offer-change.ts';
import type { OfferTerms } from '../offers/offer-terms.ts';
import { placesSchema } from '../places/places.ts';
import { describeRedirectProblem, redirectSchema } from '../redirects/redirect.ts';
import { editorialSchema } from '../reviews/editorial.ts';
import { listFigures, listTokenProblems, listTokens } from '../reviews/fill-figures.ts';
import { reviewSchema } from '../reviews/review.ts';
import { navigationSchema } from '../routes/navigation.ts';
import { PAGE_KEYS } from '../routes/routes.ts';
import { listLinks } from '../texts/list-references.ts';
import { describeIssue } from './describe-issue.ts';
import { type FieldProblem, listFieldProblems } from './list-field-problems.ts';
import { pageTextSchema } from './page-text.ts';

/** Schemas of publishable documents, by kind. Publisher and reader both validate against them. */
export const DOCUMENT_SCHEMAS = {
  casino: casinoSchema,
  listing: listingSchema,
  review: reviewSchema,
  navigation: navigationSchema,
  page: pageTextSchema,
  editorial: editorialSchema,
  competition: competitionSchema,
  'demo-game': demoGameSchema,
  'market-settings': marketSettingsSchema,
  places: placesSchema,
  person: personSchema,
  article: articleSchema,
  redirect: redirectSchema,
} as const;

export type DocumentKind = keyof typeof DOCUMENT_SCHEMAS;

/** Schemas of readable documents, including those that publishing generates and does not accept as input. */
const READABLE_SCHEMAS = {
  ...DOCUMENT_SCHEMAS,
  'offer-changes': offerChangesSchema,
  corrections: correctionsSchema,
} as const;

export type ReadableKind = keyof typeof READABLE_SCHEMAS;
export type DocumentBody<K extends ReadableKind> = z.output<(typeof READABLE_SCHEMAS)[K]>;

/** The scope of brand documents, which belong to every market. */
export const ALL_MARKETS = 'all';
const scopeSchema = z.enum([...MARKETS, ALL_MARKETS]);
export type Scope = z.infer<typeof scopeSchema>;

/** The key of kinds that have exactly one document per market. */
export const SINGLETON_KEY = 'only';

type DocumentOf<Kind extends ReadableKind> = {
  [K in Kind]: { kind: K; market: Scope; key: string; body: DocumentBody<K> };
}[Kind];
export type PublishedDocument = DocumentOf<DocumentKind>;
export type ReadableDocument = DocumentOf<ReadableKind>;

export type ParsedDocument<Kind extends ReadableKind> =
  | { ok: true; document: DocumentOf<Kind> }
  | { ok: false; problem: string; fields: FieldProblem[] };

/** Creates a parser that never throws: one invalid row must not affect the others. */
function createParser<Kind extends ReadableKind>(
  schemas: Pick<typeof READABLE_SCHEMAS, Kind>,
  check: (document: DocumentOf<Kind>) => ParsedDocument<Kind>,
) {
  const envelopeSchema = z.object({
    kind: z.enum(Object.keys(schemas) as [Kind, ...Kind[]]),
    market: scopeSchema,
    key: z.string().min(1),
    body: z.unknown(),
  });
  return (input: unknown): ParsedDocument<Kind> => {
    const envelope = envelopeSchema.safeParse(input, { error: describeIssue });
    if (!envelope.success) return failure(envelope.error);
    const { kind, market, key } = envelope.data;
    const body = READABLE_SCHEMAS[kind as Kind].safeParse(envelope.data.body, { error: describeIssue });
    if (!body.success) return failure(body.error);
    return check({ kind, market, key, body: body.data } as DocumentOf<Kind>);
  };
}

function failure(error: z.ZodError): { ok: false; problem: string; fields: FieldProblem[] } {
  return { ok: false, problem: z.prettifyError(error), fields: listFieldProblems(error.issues) };
}

function rejectOtherCurrency(document: PublishedDocument): ParsedDocument<DocumentKind> {
  const { kind, market, body } = document;
  if (kind !== 'listing' || market === ALL_MARKETS) return { ok: true, document };
  if (!body.terms || termsInMarket(body.terms, market)) return { ok: true, document };
  const message = `Amounts must be in the market’s currency, ${MARKET_FACTS[market].currency}.`;
  const path = 'terms.currency';
  return { ok: false, problem: `${path}: ${message}`, fields: [{ path, message }] };
}

/** The tokens that cannot be filled in. The figures of other texts are those of a listing, which only the studio knows. */
function listUnknownFigures({ kind, market, body }: PublishedDocument): FieldProblem[] {
  if (market === ALL_MARKETS) return [];
  switch (kind) {
    case 'listing':
      return listTokenProblems({ verdict: body.verdict }, listFigures(body, market), market);
    case 'review':
      return listTokenProblems(body, null, market);
    case 'editorial':
      return [
        ...listTokenProblems(body, null, market),
        ...listFiguresWithoutListing({ guide: { conclusion: body.guide?.conclusion } }),
      ];
    case 'page':
      return listFiguresWithoutListing({ intro: body.intro, sections: body.sections });
    case 'article':
      return listFiguresWithoutListing({ body: body.body });
    default:
      return [];
  }
}

const listFiguresWithoutListing = (texts: object): FieldProblem[] =>
  listTokens(texts).map(({ path, token }) => ({
    path,
    message: `This text belongs to no listing whose figure {${token}} it could show. Write the figure instead.`,
  }));

const isPageKey = (key: string) => PAGE_KEYS.some((page) => page === key);

const listUnknownPages = ({ kind, body }: PublishedDocument): FieldProblem[] => [
  ...listLinks(body).flatMap(({ path, value: to }) =>
    to.kind === 'page' && !isPageKey(to.page)
      ? [{ path, message: `A link leads to the page ${to.page}, which does not exist.` }]
      : [],
  ),
  ...(kind === 'article' ? body.relatedPages : [])
    .filter((page) => !isPageKey(page))
    .map(() => ({ path: 'relatedPages', message: 'One of the pages does not exist. Choose them again.' })),
];

/** Readers accept any address: the URL of a published article must not depend on today's rule. */
const listAddressProblems = ({ kind, key }: PublishedDocument): FieldProblem[] =>
  kind === 'article' && !isAddress(key)
    ? [
        {
          path: 'key',
          message: `Use only the letters a to z, digits and hyphens, at most ${ADDRESS_MAX_LENGTH} characters.`,
        },
      ]
    : [];

function listRedirectProblems({ kind, market, key, body }: PublishedDocument): FieldProblem[] {
  const problem = kind === 'redirect' ? describeRedirectProblem(market, key, body.to) : null;
  return problem ? [problem] : [];
}

function checkDocument(document: PublishedDocument): ParsedDocument<DocumentKind> {
  const parsed = rejectOtherCurrency(document);
  if (!parsed.ok) return parsed;
  const fields = [
    ...listAddressProblems(document),
    ...listRedirectProblems(document),
    ...listUnknownFigures(document),
    ...listUnknownPages(document),
  ];
  if (fields.length === 0) return { ok: true, document };
  return { ok: false, problem: fields.map(({ path, message }) => `${path}: ${message}`).join('\n'), fields };
}

/** Keeps a document that an earlier release published in a different currency, but drops the terms in that currency. */
function dropOtherCurrency(document: ReadableDocument): ParsedDocument<ReadableKind> {
  const { kind, market, body } = document;
  if (market === ALL_MARKETS) return { ok: true, document };
  const inMarket = <Offer extends { terms?: OfferTerms | undefined }>(offer: Offer): Offer =>
    offer.terms === termsInMarket(offer.terms, market) ? offer : { ...offer, terms: undefined };
  switch (kind) {
    case 'listing':
      return { ok: true, document: { ...document, body: inMarket(body) } };
    case 'offer-changes': {
      const changes = body.map((change) => ({
        ...change,
        before: inMarket(change.before),
        after: inMarket(change.after),
      }));
      return { ok: true, document: { ...document, body: changes } };
    }
    case 'corrections': {
      const corrections = body.map((correction) => ({
        ...correction,
        wrong: inMarket(correction.wrong),
        right: inMarket(correction.right),
      }));
      return { ok: true, document: { ...document, body: corrections } };
    }
    default:
      return { ok: true, document };
  }
}

/** Parses a document to publish. */
export const parseDocument = createParser<DocumentKind>(DOCUMENT_SCHEMAS, checkDocument);
/** Parses a published or generated document. */
export const parseReadableDocument = createParser<ReadableKind>(READABLE_SCHEMAS, dropOtherCurrency);
