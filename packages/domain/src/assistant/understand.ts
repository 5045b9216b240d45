import type { ListedCasino } from '../casino.ts';
import type { Market } from '../market.ts';
import { LOW_WAGERING_TIMES } from '../wagering-times.ts';
import { findNames } from './casino-names.ts';
import { type Concern, concernOf } from './concern.ts';
import { parseMentionedDeposit } from './mentioned-deposit.ts';
import { findPhrase, type Phrase, type Span, saysAny, splitSentences, type Word } from './phrases.ts';
import { ASKED, type Explained, type Lexicon, lexiconOf, type Order } from './topic-words.ts';
import { TOPICS, type Topic, type Wish } from './wish.ts';

/** What a question asks for. */
export type Intent =
  | { kind: 'concern'; concern: Concern }
  | { kind: 'casinos'; slugs: readonly string[]; deposit?: number }
  /** A brand that another market lists. */
  | { kind: 'elsewhere' }
  | { kind: 'wish'; wish: Wish }
  | { kind: 'explain'; topic: Explained }
  | { kind: 'greeting' }
  | { kind: 'unclear' };

/** More casinos than this are not told about one by one. */
export const NAMED_LIMIT = 3;

type Brand = Pick<ListedCasino, 'casino' | 'name'>;

/**
 * Reads a question without a model, by the words of the market's language. `brands` are those of all markets, so
 * that a casino which this market does not list is recognised as one.
 */
export function understand(
  question: string,
  market: Market,
  casinos: readonly Brand[],
  brands: readonly Brand[] = [],
): Intent {
  const concern = concernOf([question]);
  if (concern) return { kind: 'concern', concern };

  const lexicon = lexiconOf(market);
  const words = splitSentences(question);
  const deposit = parseMentionedDeposit(question);
  const named = findNames(words, casinos);
  const rest = words.filter((_, index) => !named.some(({ first, last }) => first <= index && index <= last));
  if (named.length > 0) {
    const slugs = [...new Set(named.map(({ slug }) => slug))].slice(0, NAMED_LIMIT);
    return { kind: 'casinos', slugs, ...(deposit !== null && { deposit }) };
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
    return { kind: 'elsewhere' };

  const wish = readWish(question, rest, lexicon, deposit);
  if (wish) return { kind: 'wish', wish };
  return saysAny(rest, lexicon.greeting) ? { kind: 'greeting' } : { kind: 'unclear' };
}

function findExplained(words: readonly Word[], lexicon: Lexicon): Explained | null {
  if (!saysAny(words, lexicon.explaining)) return null;
  const topic = ASKED.toReversed().find((asked) => saysAny(words, lexicon.explained[asked])) ?? null;
  // "What is the best wager-free bonus" asks for offers, not for what wagering is.
  return topic && !isAskingForOffers(words, lexicon) ? topic : null;
}

function isAskingForOffers(words: readonly Word[], { orders, topics }: Lexicon): boolean {
  const asksOrder = saysAny(words, [...orders.bonus, ...orders.rating]) || saysAny(words, bestOf(orders.net));
  return asksOrder || saysAny(words, topics.wagerfreefeature);
}

/** The words for "best", without those for the net value itself. */
function bestOf(net: readonly Phrase[]): Phrase[] {
  return net.filter((phrase) => !phrase[0]?.text.startsWith('neto'));
}

function readWish(
  question: string,
  words: readonly Word[],
  lexicon: Lexicon,
  deposit: number | null,
): Wish | null {
  const { wanted, unwanted } = findTopics(words, lexicon);
  const minPercent = parsePercent(question);
  const maxWagering =
    parseWagering(question) ?? (saysAny(words, lexicon.lowWagering) ? LOW_WAGERING_TIMES : null);
  const order = findOrder(words, lexicon);
  const asks =
    wanted.length + unwanted.length > 0 ||
    minPercent !== null ||
    maxWagering !== null ||
    deposit !== null ||
    order !== null ||
    saysAny(words, lexicon.offers);
  if (!asks) return null;
  return {
    wanted,
    unwanted,
    ...(minPercent !== null && { minPercent }),
    ...(maxWagering !== null && { maxWagering }),
    ...(deposit !== null && { deposit }),
    sort: order ?? 'net',
  };
}

function findTopics(words: readonly Word[], { topics, negation }: Lexicon) {
  const wanted: Topic[] = [];
  const unwanted: Topic[] = [];
  const taken: Span[] = [];
  // Phrases of several words first: "free spins without wagering" has no unwanted wagering in it.
  for (const topic of TOPICS) {
    const spans = topics[topic].flatMap((phrase) => findPhrase(words, phrase) ?? []);
    const span = spans.toSorted((a, b) => b.last - b.first - (a.last - a.first))[0];
    if (!span) continue;
    taken.push(span);
    const before = words.slice(Math.max(0, span.first - 1), span.first);
    (saysAny(before, negation) && !saysAny(words.slice(span.first, span.first + 1), negation)
      ? unwanted
      : wanted
    ).push(topic);
  }
  return { wanted, unwanted };
}

/** The most particular order that is asked for. */
function findOrder(words: readonly Word[], { orders }: Lexicon): Order | null {
  const asked = (['rating', 'bonus', 'newest', 'net'] as const).find((order) =>
    saysAny(words, orders[order]),
  );
  return asked ?? null;
}

function parsePercent(question: string): number | null {
  const percent = /(\d{2,3})\s?(?:%|prosent|procent)/iu.exec(question)?.[1];
  return percent ? Number(percent) : null;
}

function parseWagering(question: string): number | null {
  const times = /(?<![\d.,])(\d{1,3})\s?(?:x\b|×|-?kertai|kertaa|gånger|ganger|gange)/iu.exec(question)?.[1];
  return times && Number(times) > 0 ? Number(times) : null;
}
