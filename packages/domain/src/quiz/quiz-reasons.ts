import { isEeaLicence, type Licence } from '../catalogue/casino.ts';
import { LOW_WAGERING_MULTIPLIER, wageringMultiplier } from '../net-value/wagering-multiplier.ts';
import type { OfferTerms } from '../offers/offer-terms.ts';
import { mentions } from '../shared/keywords.ts';
import { QUIZ_QUESTIONS, type QuizAnswerName } from './quiz.ts';

/** The values for ranking; null if unknown. */
export interface QuizPeer {
  rating: number;
  /** For the market's reference deposit, in minor units. */
  gross: number | null;
  /** The review's score for games. */
  games: number | null;
}

export interface QuizSubject extends QuizPeer {
  bonus: string;
  features: readonly string[];
  terms?: OfferTerms | undefined;
  licence: Licence;
  /** The first withdrawal method in the review, and its duration. */
  withdrawal: { method: string; time: string } | null;
}

export interface QuizRank {
  value: number;
  /** Ties share the better rank. */
  rank: number;
  /** The number of ranked casinos. */
  total: number;
}

/** A fact about a casino that is relevant to one answer. */
export type QuizFact =
  | ({ code: 'gross' | 'rating' | 'games' } & QuizRank)
  | { code: 'grossAndMultiplier'; gross: number; multiplier: number }
  | { code: 'spins'; count: number }
  | { code: 'cashback'; percent: number }
  | { code: 'multiplier' | 'notWagerFree'; multiplier: number }
  | { code: 'quick' | 'notQuick'; withdrawal: QuizSubject['withdrawal'] }
  | { code: 'eeaLicence' | 'otherLicence'; licence: Licence['type'] }
  | {
      code:
        | 'grossUndisclosed'
        | 'gamesNotReviewed'
        | 'multiplierUndisclosed'
        | 'wagerFree'
        | 'spinsMentioned'
        | 'noSpins'
        | 'cashbackMentioned'
        | 'noCashback'
        | 'traditional';
    };

export interface QuizReason {
  answer: QuizAnswerName;
  /** Whether the casino satisfies the answer. */
  isMet: boolean;
  fact: QuizFact;
}

type Evaluation = Omit<QuizReason, 'answer'>;

/** A bonus is "big", a rating "high" and a choice of games "wide" in the top third of the market. */
const TOP_SHARE = 1 / 3;

/** Evaluates a casino against every possible answer, in question order. */
export function evaluateAnswers(casino: QuizSubject, peers: readonly QuizPeer[]): QuizReason[] {
  return QUIZ_QUESTIONS.flatMap(({ id, options }) =>
    options.map((option) => {
      const answer = `${id}.${option.id}` as QuizAnswerName;
      return { answer, ...evaluate(answer, casino, peers) };
    }),
  );
}

function evaluate(answer: QuizAnswerName, casino: QuizSubject, peers: readonly QuizPeer[]): Evaluation {
  const { withdrawal, licence } = casino;
  const isQuick = mentions(casino.features, 'quick');
  switch (answer) {
    case 'bonusType.bigBonus':
      return evaluateRank('gross', casino, peers) ?? { isMet: false, fact: { code: 'grossUndisclosed' } };
    case 'bonusType.freeSpins':
      return evaluateSpins(casino);
    case 'bonusType.cashback':
      return evaluateCashback(casino);
    case 'bonusType.wagerFree':
    case 'wagering.wagerFreeOnly':
      return evaluateMultiplier(casino, 0);
    case 'wagering.bigBonus':
      return evaluateBigBonusWithWagering(casino, peers);
    case 'wagering.lowWagering':
      return evaluateMultiplier(casino, LOW_WAGERING_MULTIPLIER);
    case 'speed.important':
      return { isMet: isQuick, fact: { code: isQuick ? 'quick' : 'notQuick', withdrawal } };
    case 'speed.traditional':
      return {
        isMet: !isQuick,
        fact: isQuick ? { code: 'quick', withdrawal: null } : { code: 'traditional' },
      };
    case 'priority.highRating':
      return evaluateValue('rating', casino.rating, peers);
    case 'priority.gameVariety':
      return evaluateRank('games', casino, peers) ?? { isMet: false, fact: { code: 'gamesNotReviewed' } };
    case 'priority.security': {
      const isMet = isEeaLicence(licence);
      return { isMet, fact: { code: isMet ? 'eeaLicence' : 'otherLicence', licence: licence.type } };
    }
  }
}

/** Null if the casino's value is unknown. */
function evaluateRank(
  code: 'gross' | 'games',
  casino: QuizSubject,
  peers: readonly QuizPeer[],
): Evaluation | null {
  const value = casino[code];
  return value === null ? null : evaluateValue(code, value, peers);
}

function evaluateValue(code: keyof QuizPeer, value: number, peers: readonly QuizPeer[]): Evaluation {
  const values = peers.flatMap((peer) => peer[code] ?? []);
  const rank = 1 + values.filter((other) => other > value).length;
  return {
    isMet: rank <= Math.ceil(values.length * TOP_SHARE),
    fact: { code, value, rank, total: values.length },
  };
}

function evaluateBigBonusWithWagering(casino: QuizSubject, peers: readonly QuizPeer[]): Evaluation {
  const big = evaluateRank('gross', casino, peers);
  const multiplier = wageringMultiplier(casino.terms);
  if (!big || multiplier === null || casino.gross === null)
    return { isMet: false, fact: { code: 'grossUndisclosed' } };
  return { isMet: big.isMet, fact: { code: 'grossAndMultiplier', gross: casino.gross, multiplier } };
}

function evaluateSpins({ terms, bonus }: QuizSubject): Evaluation {
  if (terms?.freeSpins) return { isMet: true, fact: { code: 'spins', count: terms.freeSpins.count } };
  return mentions([bonus], 'freeSpins')
    ? { isMet: true, fact: { code: 'spinsMentioned' } }
    : { isMet: false, fact: { code: 'noSpins' } };
}

function evaluateCashback({ terms, features }: QuizSubject): Evaluation {
  const tag = features.find((feature) => mentions([feature], 'cashback'));
  const percent = terms?.cashbackPercent ?? Number(/\d+/.exec(tag ?? '')?.[0] ?? 0);
  if (percent > 0) return { isMet: true, fact: { code: 'cashback', percent } };
  return tag
    ? { isMet: true, fact: { code: 'cashbackMentioned' } }
    : { isMet: false, fact: { code: 'noCashback' } };
}

function evaluateMultiplier({ terms }: QuizSubject, max: number): Evaluation {
  const multiplier = wageringMultiplier(terms);
  if (multiplier === null) return { isMet: false, fact: { code: 'multiplierUndisclosed' } };
  if (multiplier === 0) return { isMet: true, fact: { code: 'wagerFree' } };
  return { isMet: multiplier <= max, fact: { code: max > 0 ? 'multiplier' : 'notWagerFree', multiplier } };
}
