import type { ListedCasino } from '../catalogue/casino.ts';
import type { Market } from '../markets/market.ts';
import { LOW_WAGERING_MULTIPLIER } from '../net-value/wagering-multiplier.ts';
import { findNames } from './casino-names.ts';
import { type Concern, findConversationConcern } from './concern.ts';
import { parseMentionedDeposit } from './mentioned-deposit.ts';
import { type OfferCriteria, TOPICS, type Topic } from './offer-criteria.ts';
import { findPayments, type MentionedPayments } from './payment-words.ts';
import { containsAny, findPhrase, type Phrase, splitSentences, type Word } from './phrases.ts';
import {
  EXPLAINED_TOPICS,
  type ExplainedTopic,
  getLexicon,
  type Lexicon,
  type SortOrder,
} from './topic-words.ts';

/** The intent of a question. */
export type Intent =
  | { kind: 'concern'; concern: Concern }
  | { kind: 'casinos'; slugs: readonly string[]; deposit?: number; payments?: MentionedPayments }
  /** The question names a brand that only other markets list. */
  | { kind: 'unlisted' }
  | { kind: 'search'; criteria: OfferCriteria }
  | { kind: 'explain'; topic: ExplainedTopic }
  | { kind: 'greeting' }
  | { kind: 'unclear' };

export const MAX_NAMED_CASINOS = 3;

type Brand = Pick<ListedCasino, 'casino' | 'name'>;

/**
 * Finds the intent of a question without a model, by keywords in the market's language. `brands` are those of all
 * markets, so that a casino from another market is recognised.
 */
export function detectIntent(
  question: string,
  market: Market,
  casinos: readonly Brand[],
  brands: readonly Brand[] = [],
): Intent {
  const concern = findConversationConcern([question]);
  if (concern) return { kind: 'concern', concern };

  const lexicon = getLexicon(market);
  const words = splitSentences(question);
  const deposit = parseMentionedDeposit(question);
  const named = findNames(words, casinos);
  const rest = words.filter((_, index) => !named.some(({ first, last }) => first <= index && index <= last));
  if (named.length > 0) {
    const slugs = [...new Set(named.map(({ slug }) => slug))].slice(0, MAX_NAMED_CASINOS);
    const payments = findPayments(question, rest, market, lexicon.negation);
    return {
      kind: 'casinos',
      slugs,
      ...(deposit !== null && { deposit }),
      ...(payments.wanted.length + payments.unknown.length > 0 && { payments }),
    };
  }

  const explained = findExplained(rest, lexicon);
  if (explained) return { kind: 'explain', topic: explained };
  const listed = new Set(casinos.map(({ casino }) => casino));
  if (
    findNames(
      rest,
      brands.filter(({ casino }) => !listed.has(casino)),
    ).length > 0
  )
    return { kind: 'unlisted' };

  const criteria = parseCriteria(question, rest, market, deposit);
  if (criteria) return { kind: 'search', criteria };
  return containsAny(rest, lexicon.greeting) ? { kind: 'greeting' } : { kind: 'unclear' };
}

function findExplained(words: readonly Word[], lexicon: Lexicon): ExplainedTopic | null {
  if (!containsAny(words, lexicon.explaining)) return null;
  const topic =
    EXPLAINED_TOPICS.toReversed().find((candidate) => containsAny(words, lexicon.explained[candidate])) ??
    null;
  // "What is the best wager-free bonus" asks for offers, not for an explanation of wagering.
  return topic && !isAskingForOffers(words, lexicon) ? topic : null;
}

function isAskingForOffers(words: readonly Word[], { orders, topics }: Lexicon): boolean {
  const namesOrder =
    containsAny(words, [...orders.bonus, ...orders.rating]) ||
    containsAny(words, withoutNetPhrases(orders.net));
  return namesOrder || containsAny(words, topics.wagerfreefeature);
}

/** The phrases for "best", without those for the net value. */
function withoutNetPhrases(net: readonly Phrase[]): Phrase[] {
  return net.filter((phrase) => !phrase[0]?.text.startsWith('neto'));
}

function parseCriteria(
  question: string,
  words: readonly Word[],
  market: Market,
  deposit: number | null,
): OfferCriteria | null {
  const lexicon = getLexicon(market);
  const { wanted, unwanted } = findTopics(words, lexicon);
  const payments = findPayments(question, words, market, lexicon.negation);
  const hasUnused = payments.unwanted.length + payments.unknown.length > 0;
  const minFinish = parseFinish(question);
  const minPercent = parsePercent(question);
  const maxWagering =
    parseWagering(question) ?? (containsAny(words, lexicon.lowWagering) ? LOW_WAGERING_MULTIPLIER : null);
  const order = findOrder(words, lexicon);
  const hasCriteria =
    wanted.length + unwanted.length + payments.wanted.length > 0 ||
    hasUnused ||
    minFinish !== null ||
    minPercent !== null ||
    maxWagering !== null ||
    deposit !== null ||
    order !== null ||
    containsAny(words, lexicon.offers);
  if (!hasCriteria) return null;
  return {
    wanted,
    unwanted,
    ...(minPercent !== null && { minPercent }),
    ...(maxWagering !== null && { maxWagering }),
    ...(deposit !== null && { deposit }),
    ...(payments.wanted.length > 0 && { payments: payments.wanted }),
    ...(minFinish !== null && { minFinish }),
    ...(hasUnused && { unused: { payments: payments.unwanted, unknownPayments: payments.unknown } }),
    sort: order ?? 'net',
  };
}

function findTopics(words: readonly Word[], { topics, negation }: Lexicon) {
  const wanted: Topic[] = [];
  const unwanted: Topic[] = [];
  // The longest phrase of a topic decides: "free spins without wagering" does not exclude wagering.
  for (const topic of TOPICS) {
    const spans = topics[topic].flatMap((phrase) => findPhrase(words, phrase) ?? []);
    const span = spans.toSorted((a, b) => b.last - b.first - (a.last - a.first))[0];
    if (!span) continue;
    const before = words.slice(Math.max(0, span.first - 1), span.first);
    (containsAny(before, negation) && !containsAny(words.slice(span.first, span.first + 1), negation)
      ? unwanted
      : wanted
    ).push(topic);
  }
  return { wanted, unwanted };
}

/** The most specific sort order that the question names. */
function findOrder(words: readonly Word[], { orders }: Lexicon): SortOrder | null {
  const requested = (['rating', 'bonus', 'newest', 'net'] as const).find((order) =>
    containsAny(words, orders[order]),
  );
  return requested ?? null;
}

function parsePercent(question: string): number | null {
  const percent = /(\d{2,3})\s?(?:%|prosent|procent)/iu.exec(question)?.[1];
  return percent ? Number(percent) : null;
}

/** `5/10` or `5 av 10`. Ratings are out of ten as well, so the question must contain a word for finishing. */
function parseFinish(question: string): number | null {
  if (!/läpi|pääse|mål|klara|klare|igennem|gjennom|igenom|gennemfør|fullfør|fullfölj/iu.test(question))
    return null;
  const count =
    /(?<![\d.,/])(\d{1,2})\s?(?:\/\s?10|(?:av|ud af|af)\s(?:10|ti\b|tio)|kymmenestä|10:stä)/iu.exec(
      question,
    )?.[1];
  return count && Number(count) <= 10 ? Number(count) : null;
}

function parseWagering(question: string): number | null {
  const times = /(?<![\d.,])(\d{1,3})\s?(?:x\b|×|-?kertai|kertaa|gånger|ganger|gange)/iu.exec(question)?.[1];
  return times && Number(times) > 0 ? Number(times) : null;
}
