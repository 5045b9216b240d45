/**
 * Checks the sample content: `npm run content:check`, or `node content/check.ts fi` for one market. Prints statistics
 * and problems, and fails if there are any problems.
 */

import type { ListedCasino } from '@nettobonus/domain/catalogue/casino';
import {
  applyFilter,
  CRITERIA,
  FILTER_OPTIONS,
  listFilterOptions,
  NO_FILTER,
} from '@nettobonus/domain/catalogue/casino-filter';
import { deriveLabels, findContradiction } from '@nettobonus/domain/catalogue/labels';
import { licenceStrength } from '@nettobonus/domain/catalogue/licence';
import { getMarket, MARKETS, type Market } from '@nettobonus/domain/markets/market';
import {
  finishOrNull,
  getNetValue,
  netOrNull,
  referenceDeposit,
} from '@nettobonus/domain/net-value/net-value';
import { listHeadlineMismatches, parseHeadline } from '@nettobonus/domain/offers/headline';
import { withPlaces } from '@nettobonus/domain/places/places';
import {
  DOCUMENT_SCHEMAS,
  type DocumentBody,
  type DocumentKind,
  parseDocument,
} from '@nettobonus/domain/publishing/published-document';
import { fillAllFigures, listFigures, listTokenProblems } from '@nettobonus/domain/reviews/fill-figures';
import { calculateRating } from '@nettobonus/domain/reviews/review';
import { findTypedFigures } from '@nettobonus/domain/reviews/typed-figures';
import { CATEGORY_PAGES, isInCategory } from '@nettobonus/domain/routes/category';
import { isGroup } from '@nettobonus/domain/routes/navigation';
import { DEDICATED_REVIEW_PATHS } from '@nettobonus/domain/routes/review-path';
import { getRoute } from '@nettobonus/domain/routes/routes';
import { listForeignTexts } from '@nettobonus/domain/texts/foreign-texts';
import { listHistoryProblems } from './check/history.ts';
import { findMostSimilarPairs, findRepeatedSentences } from './check/overlap.ts';
import { listPaymentProblems } from './check/payments.ts';
import { listTexts } from './check/texts.ts';
import { countNets, findWordingProblems, MAX_NETS_IN_REVIEW } from './check/wording.ts';
import { listDocuments } from './documents.ts';
import { OFFER_HISTORIES } from './past-publications.ts';
import { getSamplePlaces } from './sample-catalogue.ts';
import { shortCasinos } from './se/short-listings.ts';

const CASINO_COUNTS: Record<Market, number> = { fi: 95, se: 40 + shortCasinos.length, no: 25, dk: 25 };
/** In addition to the eight reviews with a dedicated path. */
const MIN_OTHER_REVIEWS: Record<Market, number> = { fi: 40, se: 20, no: 12, dk: 12 };
const SHORT_CASINO_COUNT = 20;
const MIN_COMPETITIONS = 8;
const MIN_DEMO_GAMES = 16;
const RATING_RANGE = { min: 6.8, max: 10 };
/** The multiplier at which a bonus breaks even if only the bonus is wagered. Texts may mention it for any casino. */
const BREAK_EVEN = 25;
/** Texts that describe the offer. In the others, an equal number is usually something else: a test, or a payment. */
const OFFER_TEXTS = [
  'verdict',
  'overview',
  'pros',
  'cons',
  'bonusDetails',
  'conclusion',
  'faq',
  'specialFeatures',
];
/** Only the calculator and the method page explain the average of all outcomes. */
const PAGES_WITH_AVERAGE = ['calculator', 'method'];
/** A headline is structured: its parser reads thousands with spaces. */
const HEADLINE = 'bonus';
/** Denmark's self-exclusion register: mentioned in texts, but not a help organisation. */
const SELF_EXCLUSION_HOST = 'rofus.nu';

const onlyMarket = getMarket(process.argv[2] ?? '');
const markets = onlyMarket ? [onlyMarket] : MARKETS;
const problems: string[] = [];
const documents = listDocuments();

const listingsByKey = new Map(
  documents.flatMap((document) =>
    document.kind === 'listing' ? [[`${document.market}/${document.key}`, document.body]] : [],
  ),
);

/** The document's body with the figures of its listing, as visitors read it. */
function fillBody<Body>(body: Body, market: Market, casino: string): Body {
  const listing = listingsByKey.get(`${market}/${casino}`);
  return listing ? fillAllFigures(body, listFigures(listing, market), market) : body;
}

function listBodies<K extends DocumentKind>(kind: K, market: Market): DocumentBody<K>[] {
  return documents.flatMap((document) =>
    document.kind === kind && document.market === market ? [document.body as DocumentBody<K>] : [],
  );
}

function printTable(title: string, rows: [label: string, values: (string | number)[]][]): void {
  console.log(`\n${title.padEnd(34)}${markets.map((market) => market.padStart(8)).join('')}`);
  for (const [label, values] of rows) {
    console.log(`  ${label.padEnd(32)}${values.map((value) => String(value).padStart(8)).join('')}`);
  }
}

printTable(
  'Documents',
  (Object.keys(DOCUMENT_SCHEMAS) as DocumentKind[])
    .filter((kind) => kind !== 'casino')
    .map((kind): [string, number[]] => [kind, markets.map((market) => listBodies(kind, market).length)])
    .concat([['offers with a history', markets.map((market) => OFFER_HISTORIES[market].length)]]),
);

for (const document of documents) {
  if (onlyMarket && document.market !== onlyMarket) continue;
  const parsed = parseDocument(document);
  if (!parsed.ok) problems.push(`${document.kind} ${document.market}/${document.key}: ${parsed.problem}`);
}

const brands = new Map(
  documents.flatMap((document) => (document.kind === 'casino' ? [[document.key, document.body]] : [])),
);
const toListed = (market: Market) =>
  listBodies('listing', market).map(
    (listing): ListedCasino & { net: number | null; finish: number | null; licenceStrength: number } => {
      const value = getNetValue(listing.terms, referenceDeposit(market));
      const brand = brands.get(listing.casino) ?? { name: listing.casino, image: '' };
      return {
        ...withPlaces(listing, getSamplePlaces(market)),
        ...deriveLabels(listing, market),
        ...brand,
        net: netOrNull(value),
        finish: finishOrNull(value),
        licenceStrength: licenceStrength(listing.licence, market),
      };
    },
  );

const listed = Object.fromEntries(markets.map((market) => [market, toListed(market)])) as Record<
  Market,
  ReturnType<typeof toListed>
>;

printTable(
  'Filter options (casinos)',
  CRITERIA.flatMap((name) =>
    FILTER_OPTIONS[name].slice(1).map((option): [string, number[]] => [
      `${name} ${option}`,
      markets.map((market) => {
        if (!listFilterOptions(name, market).includes(option)) return 0;
        const { length } = applyFilter(listed[market], { ...NO_FILTER, [name]: option });
        // The list of payment methods is the same for all markets; pages omit those without a casino.
        if (length === 0 && name !== 'payment') problems.push(`${market}: no casino for ${name} ${option}`);
        return length;
      }),
    ]),
  ),
);

printTable(
  'Category pages (casinos)',
  CATEGORY_PAGES.map((page) => [
    page,
    markets.map((market) => {
      const { length } = listed[market].filter((casino) => isInCategory(casino, page));
      if (length < 2 && isInNavigation(market, page))
        problems.push(`${market}: ${page} has ${length} casinos`);
      return length;
    }),
  ]),
);

function isInNavigation(market: Market, page: string): boolean {
  const [navigation] = listBodies('navigation', market);
  const links = [
    ...(navigation?.header.flatMap((item) => (isGroup(item) ? item.submenu : [item])) ?? []),
    ...(navigation?.footer.site ?? []),
  ];
  return links.some(({ path }) => getRoute(path.slice(1))?.page === page);
}

for (const market of markets) {
  checkListings(market);
  checkHistories(market);
  checkReviews(market);
  checkFigures(market);
  checkTexts(market);
}
if (!onlyMarket) checkCounts();

function checkCounts(): void {
  for (const market of MARKETS) {
    const casinos = listBodies('listing', market).length;
    if (casinos !== CASINO_COUNTS[market])
      problems.push(`${market}: ${casinos} casinos, not ${CASINO_COUNTS[market]}`);
    const reviewed = new Set(listBodies('review', market).map(({ casino }) => casino));
    const missing = Object.keys(DEDICATED_REVIEW_PATHS).filter((casino) => !reviewed.has(casino));
    if (missing.length > 0) problems.push(`${market}: no review of ${missing.join(', ')}`);
    const others = reviewed.size - Object.keys(DEDICATED_REVIEW_PATHS).length;
    if (others < MIN_OTHER_REVIEWS[market])
      problems.push(
        `${market}: only ${others} reviews without a dedicated path, not ${MIN_OTHER_REVIEWS[market]}`,
      );
  }
  if (shortCasinos.length !== SHORT_CASINO_COUNT)
    problems.push(`${shortCasinos.length} short Swedish entries, not ${SHORT_CASINO_COUNT}`);
  const total = (kind: DocumentKind) => documents.filter((document) => document.kind === kind).length;
  if (total('competition') < MIN_COMPETITIONS) problems.push(`only ${total('competition')} competitions`);
  for (const market of MARKETS) {
    const games = listBodies('demo-game', market).length;
    if (games < MIN_DEMO_GAMES) problems.push(`${market}: only ${games} demo games`);
  }
}

function checkListings(market: Market): void {
  for (const listing of listBodies('listing', market)) {
    const { casino, bonus, terms, rating, features } = listing;
    for (const label of features) {
      if (findContradiction(label, listing, market))
        problems.push(`${market}/${casino}: the label “${label}” contradicts terms or licence`);
    }
    if (terms && listHeadlineMismatches(bonus, terms).length > 0)
      problems.push(`${market}/${casino}: “${bonus}” does not match its terms`);
    if (rating < RATING_RANGE.min || rating > RATING_RANGE.max)
      problems.push(`${market}/${casino}: rated ${rating}, not ${RATING_RANGE.min} to ${RATING_RANGE.max}`);
  }
}

function checkHistories(market: Market): void {
  const listings = new Map(listBodies('listing', market).map((listing) => [listing.casino, listing]));
  for (const history of OFFER_HISTORIES[market]) {
    const found = listHistoryProblems(history, listings.get(history.casino));
    problems.push(...found.map((problem) => `${market}/${problem}`));
  }
}

function checkReviews(market: Market): void {
  const reviews = listBodies('review', market).map((review) => fillBody(review, market, review.casino));
  const listings = new Map(listBodies('listing', market).map((listing) => [listing.casino, listing]));
  for (const review of reviews) {
    const name = `${market}/${review.casino}`;
    const listing = listings.get(review.casino);
    if (!listing) {
      problems.push(`${name}: reviewed but not listed`);
      continue;
    }
    const rating = calculateRating(review.scores);
    if (rating !== listing.rating)
      problems.push(`${name}: the scores give ${rating}, but the listing has ${listing.rating}`);
    problems.push(...listPaymentProblems(review, listing).map((problem) => `${name}: ${problem}`));
    if (review.updatedOn < review.writtenOn) problems.push(`${name}: updated before it was written`);
    const { terms } = listing;
    const multipliers = [terms?.wagerTimes, terms?.freeSpins?.wagerTimes, BREAK_EVEN];
    for (const { path, text } of listTexts(review)) {
      for (const [, digits] of text.matchAll(/(\d+)(?: ?×|-kertai| gånger| ganger| gange)/g)) {
        if (!multipliers.includes(Number(digits)))
          problems.push(`${name} ${path}: ${digits}× is not a multiplier of the offer`);
      }
    }
    const advertised = parseHeadline(listing.bonus);
    // Danish groups thousands with full stops.
    const welcome = review.bonusDetails.welcomeBonus.replaceAll(/\s|(?<=\d)\.(?=\d{3})/g, '');
    for (const [term, value] of Object.entries(advertised)) {
      const digits = value === null ? '' : String(term === 'amount' ? value / 100 : value);
      if (!welcome.includes(digits))
        problems.push(`${name} welcomeBonus: does not mention ${term} ${digits}`);
    }
  }
  const { total, repeated } = findRepeatedSentences(reviews);
  const rate = total === 0 ? 0 : (100 * repeated.length) / total;
  console.log(`\n${market}: ${reviews.length} reviews, ${total} sentences of more than 12 words`);
  console.log(`  repeated in another review: ${repeated.length} (${rate.toFixed(2)} %)`);
  for (const { casinos, share } of findMostSimilarPairs(reviews, 3)) {
    console.log(
      `  most similar: ${casinos.join(' and ')} share ${(100 * share).toFixed(1)} % of their wording`,
    );
  }
  for (const { sentence, casinos } of repeated) {
    problems.push(`${market}: ${casinos.join(' and ')} both contain “${sentence}”`);
  }
}

/** Figures of an offer are tokens, and each token has a value. */
function checkFigures(market: Market): void {
  for (const document of documents) {
    if (document.market !== market) continue;
    const name = `${document.kind} ${market}/${document.key}`;
    if (document.kind === 'editorial') {
      for (const [index, entry] of document.body.best.entries.entries())
        if (entry.casino) {
          checkTokens(`${name} best.entries[${index}]`, entry, market, entry.casino);
          checkTypedFigures(`${name} best.entries[${index}]`, entry, market, entry.casino);
        }
    }
    if (document.kind !== 'listing' && document.kind !== 'review') continue;
    const texts = Object.fromEntries(
      Object.entries(document.body).filter(([key]) => OFFER_TEXTS.includes(key)),
    );
    checkTokens(name, document.body, market, document.key);
    checkTypedFigures(name, texts, market, document.key);
    const nets = countNets(listTexts(texts).map(({ text }) => text));
    if (nets > MAX_NETS_IN_REVIEW) problems.push(`${name}: states the net ${nets} times`);
  }
}

function checkTokens(name: string, body: unknown, market: Market, casino: string): void {
  const listing = listingsByKey.get(`${market}/${casino}`);
  if (!listing) return;
  for (const { path, message } of listTokenProblems(body, listFigures(listing, market), market))
    problems.push(`${name} ${path}: ${message}`);
}

function checkTypedFigures(name: string, texts: unknown, market: Market, casino: string): void {
  const listing = listingsByKey.get(`${market}/${casino}`);
  if (!listing) return;
  const figures = listFigures(listing, market);
  for (const { path, text } of listTexts(texts)) {
    for (const { typed, token } of findTypedFigures(text, figures, market))
      problems.push(`${name} ${path}: write ${token} instead of “${typed}”`);
  }
}

function checkTexts(market: Market): void {
  const hosts = new Set([
    SELF_EXCLUSION_HOST,
    ...listBodies('market-settings', market).flatMap(({ helpOrganisations }) =>
      helpOrganisations.map(({ url }) => new URL(url).hostname.replace(/^www\./, '')),
    ),
  ]);
  const casinoNames = [...brands.values()].map(({ name }) => name.split(' ')[0] ?? name);
  for (const document of documents) {
    if (document.market !== market) continue;
    const name = `${document.kind} ${market}/${document.key}`;
    for (const found of listTexts(fillBody(document.body, market, document.key))) {
      if (found.path !== HEADLINE) {
        const mayNameAverage = document.kind === 'page' && PAGES_WITH_AVERAGE.includes(document.key);
        const breaches = findWordingProblems(found, market, { names: casinoNames, mayNameAverage });
        problems.push(...breaches.map((breach) => `${name} ${found.path}: ${breach}`));
      }
    }
    for (const { path, language, text } of listForeignTexts(listTexts(document.body), market))
      problems.push(`${name} ${path}: reads like ${language}: “${text.slice(0, 70)}…”`);
    for (const [host] of JSON.stringify(document.body).matchAll(
      /\b[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.(?:fi|se|no|dk|nu|com|net|org|eu|io|example)\b/gu,
    )) {
      const isKnown = host.endsWith('.example') || hosts.has(host.replace(/^www\./, ''));
      if (!isKnown) problems.push(`${name}: mentions the unknown host ${host}`);
    }
  }
}

if (problems.length > 0) {
  console.error(`\n${problems.length} problems:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  process.exitCode = 1;
} else {
  console.log('\nNo problems.');
}
