import { type Figures, figuresOf } from '@nettobonus/domain/assistant/mentioned-numbers';
import { fold, splitWords } from '@nettobonus/domain/assistant/phrases';
import { EMERGENCY_NUMBER, toOfferFacts } from '@nettobonus/domain/assistant/reply';
import { generalFigures, helpTextsOf, ReplyGuard } from '@nettobonus/domain/assistant/reply-guard';
import { SentenceCutter } from '@nettobonus/domain/assistant/sentences';
import { NameFinder } from '@nettobonus/domain/assistant/spoken-names';
import type { ListedCasino } from '@nettobonus/domain/catalogue/casino';
import type { Market } from '@nettobonus/domain/markets/market';
import type { HelpOrganisation } from '@nettobonus/domain/markets/market-settings';
import { reviewPathFor } from '@nettobonus/domain/routes/review-path';
import { assistantMessagesOf } from '../../i18n/assistant.ts';
import { LIMITS } from './limits.ts';

/** What the assistant knows: the casinos of one market, and the names of other brands, which it must not mention. */
export interface Catalogue {
  market: Market;
  casinos: readonly ListedCasino[];
  brands: readonly { casino: string; name: string }[];
  help: readonly HelpOrganisation[];
  helpTexts: readonly string[];
  own: NameFinder;
  foreign: NameFinder;
  slugOfAddress: ReadonlyMap<string, string>;
  properNames: ReadonlySet<string>;
  fixed: ReadonlySet<string>;
}

/** Places, authorities and payment methods that answers may name. */
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
    helpTexts: helpTextsOf(help),
    own: new NameFinder(casinos),
    foreign: new NameFinder(brands.filter(({ casino }) => !listed.has(casino))),
    slugOfAddress: new Map(
      casinos.flatMap(({ casino }) => addressesOf(casino, market).map((address) => [address, casino])),
    ),
    properNames: new Set(
      [PROPER_NAMES, ...offerTexts].flatMap((text) => splitWords(text).map(({ folded }) => folded)),
    ),
    fixed: fixedSentences(market),
  };
}

/** A model may write a link decoded, or with the slug although the page has a path of its own. */
function addressesOf(slug: string, market: Market): string[] {
  const link = reviewPathFor(slug, market);
  return [link, decodeURIComponent(link), `/${market}/kasino/${slug}`];
}

function fixedSentences(market: Market): Set<string> {
  const messages = assistantMessagesOf(market);
  const texts = [
    messages.refused_evasion,
    messages.refused_minor,
    messages.help_help,
    messages.help_control,
    messages.greeting,
  ];
  return new Set(
    texts.flatMap((text) => {
      const cutter = new SentenceCutter();
      return [...cutter.push(text), ...cutter.end()].flatMap(({ text: sentence }) => sentence ?? []);
    }),
  );
}

/** Numbers that an answer may state without a casino: result counts, and figures from the question. */
export interface AllowedNumbers {
  counts: number[];
  percents: number[];
  times: number[];
}

/** A guard for one answer that passes only statements that this catalogue supports. */
export function guardFor(catalogue: Catalogue, deposit: number, allowedNumbers: AllowedNumbers): ReplyGuard {
  const { market, casinos, own, foreign, slugOfAddress, helpTexts, properNames, fixed } = catalogue;
  const figures = new Map<string, Figures>();
  return new ReplyGuard(
    {
      own,
      foreign,
      helpTexts,
      properNames,
      fixed,
      figuresOfCasino: (slug) => {
        const casino = casinos.find((candidate) => candidate.casino === slug);
        const known = figures.get(slug) ?? (casino ? figuresOf(toOfferFacts(casino, market, deposit)) : null);
        if (known) figures.set(slug, known);
        return known;
      },
      linkOf: (address) => {
        const slug = slugOfAddress.get(address.normalize('NFC'));
        return slug === undefined ? null : { slug, link: reviewPathFor(slug, market) };
      },
      // A getter, because tools add numbers while the answer is being generated.
      get general() {
        return generalFigures(deposit, EMERGENCY_NUMBER[market], allowedNumbers);
      },
    },
    { letters: LIMITS.answerLetters, casinos: LIMITS.answerCasinos },
  );
}

/** Finds a casino by slug, name or review path, as a visitor or a model writes it. */
export function findCasino({ casinos, slugOfAddress }: Catalogue, reference: string): ListedCasino | null {
  const slug = slugOfAddress.get(reference) ?? reference;
  return casinos.find(({ casino, name }) => casino === slug || fold(name) === fold(reference)) ?? null;
}
