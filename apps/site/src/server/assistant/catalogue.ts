import { type Figures, getAllowedFigures } from '@nettobonus/domain/assistant/mentioned-numbers';
import { NameFinder } from '@nettobonus/domain/assistant/name-finder';
import { fold, splitWords } from '@nettobonus/domain/assistant/phrases';
import { EMERGENCY_NUMBER, toOfferFacts } from '@nettobonus/domain/assistant/reply';
import { generalFigures, listHelpTexts, ReplyGuard } from '@nettobonus/domain/assistant/reply-guard';
import { SentenceSplitter } from '@nettobonus/domain/assistant/sentences';
import type { ListedCasino } from '@nettobonus/domain/catalogue/casino';
import type { Market } from '@nettobonus/domain/markets/market';
import type { HelpOrganisation } from '@nettobonus/domain/markets/market-settings';
import { reviewPathFor } from '@nettobonus/domain/routes/review-path';
import { getAssistantMessages } from '../../i18n/assistant.ts';
import { LIMITS } from './limits.ts';

/** The assistant's knowledge: the casinos of one market, and the names of other brands, which it must not mention. */
export interface Catalogue {
  market: Market;
  casinos: readonly ListedCasino[];
  brands: readonly { casino: string; name: string }[];
  help: readonly HelpOrganisation[];
  helpTexts: readonly string[];
  listedNames: NameFinder;
  unlistedNames: NameFinder;
  slugByPath: ReadonlyMap<string, string>;
  properNames: ReadonlySet<string>;
  /** Sentences of the site's own messages, which the guard passes unchecked. */
  fixedSentences: ReadonlySet<string>;
}

/** Places, authorities and payment methods that answers may mention. */
const PROPER_NAMES =
  'Nettobonus Malta Maltan Viro Viron Suomi Suomen Suomessa Ruotsi Ruotsin Tanska Tanskan Norja Curaçao Curaçaon Estland Sverige Danmark Norge Finland Trustly Zimpler Swish Vipps MobilePay BankID MitID Visa Mastercard Bitcoin Spelinspektionen Spillemyndigheden Lotteritilsynet';

export function buildCatalogue(
  market: Market,
  casinos: readonly ListedCasino[],
  brands: Catalogue['brands'],
  help: readonly HelpOrganisation[],
): Catalogue {
  const listed = new Set(casinos.map(({ casino }) => casino));
  const offerTexts = casinos.flatMap(({ bonus, features }) => [bonus, ...features]);
  return {
    market,
    casinos,
    brands,
    help,
    helpTexts: listHelpTexts(help),
    listedNames: new NameFinder(casinos),
    unlistedNames: new NameFinder(brands.filter(({ casino }) => !listed.has(casino))),
    slugByPath: new Map(
      casinos.flatMap(({ casino }) => listReviewPaths(casino, market).map((path) => [path, casino])),
    ),
    properNames: new Set(
      [PROPER_NAMES, ...offerTexts].flatMap((text) => splitWords(text).map(({ folded }) => folded)),
    ),
    fixedSentences: listFixedSentences(market),
  };
}

/** A model may decode a link, or use the slug although the review has a different path. */
function listReviewPaths(slug: string, market: Market): string[] {
  const link = reviewPathFor(slug, market);
  return [link, decodeURIComponent(link), `/${market}/kasino/${slug}`];
}

function listFixedSentences(market: Market): Set<string> {
  const messages = getAssistantMessages(market);
  const texts = [
    messages.refused_evasion,
    messages.refused_minor,
    messages.help_help,
    messages.help_control,
    messages.greeting,
  ];
  return new Set(
    texts.flatMap((text) => {
      const splitter = new SentenceSplitter();
      return [...splitter.push(text), ...splitter.end()].flatMap(({ text: sentence }) => sentence ?? []);
    }),
  );
}

/** Numbers that an answer may state without a casino: result counts, and figures from the question. */
export interface AllowedNumbers {
  counts: number[];
  percents: number[];
  times: number[];
}

/** A guard for one answer. It passes only statements that the catalogue supports. */
export function createGuard(
  catalogue: Catalogue,
  deposit: number,
  allowedNumbers: AllowedNumbers,
): ReplyGuard {
  const { market, casinos, listedNames, unlistedNames, slugByPath, helpTexts, properNames, fixedSentences } =
    catalogue;
  const figuresBySlug = new Map<string, Figures>();
  return new ReplyGuard(
    {
      own: listedNames,
      foreign: unlistedNames,
      helpTexts,
      properNames,
      fixed: fixedSentences,
      getCasinoFigures: (slug) => {
        const casino = casinos.find((candidate) => candidate.casino === slug);
        const casinoFigures =
          figuresBySlug.get(slug) ??
          (casino ? getAllowedFigures(toOfferFacts(casino, market, deposit)) : null);
        if (casinoFigures) figuresBySlug.set(slug, casinoFigures);
        return casinoFigures;
      },
      findCasinoLink: (path) => {
        const slug = slugByPath.get(path.normalize('NFC'));
        return slug === undefined ? null : { slug, link: reviewPathFor(slug, market) };
      },
      // A getter, because tools add numbers while the answer is being generated.
      get general() {
        return generalFigures(deposit, EMERGENCY_NUMBER[market], allowedNumbers);
      },
    },
    { maxLength: LIMITS.answerMaxLength, maxCasinos: LIMITS.casinosPerAnswer },
  );
}

/** Finds a casino by slug, name or review path, as a visitor or a model writes it. */
export function findCasino({ casinos, slugByPath }: Catalogue, reference: string): ListedCasino | null {
  const slug = slugByPath.get(reference) ?? reference;
  return casinos.find(({ casino, name }) => casino === slug || fold(name) === fold(reference)) ?? null;
}
