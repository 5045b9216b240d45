import { isEeaLicence, type Licence } from '../catalogue/casino.ts';
import { LOW_WAGERING_TIMES, timesToWager } from '../net-value/wagering-times.ts';
import type { OfferTerms } from '../offers/offer-terms.ts';
import { mentions } from '../shared/keywords.ts';
import { QUIZ_QUESTIONS, type QuizAnswerName } from './quiz.ts';

/** The values for ranking; null if unknown for a casino. */
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
  of: number;
}

/** A fact about a casino that is relevant to one answer. */
export type QuizFact =
  | ({ code: 'gross' | 'rating' | 'games' } & QuizRank)
  | { code: 'grossAndTimes'; gross: number; times: number }
  | { code: 'spins'; count: number }
  | { code: 'cashback'; percent: number }
  | { code: 'times' | 'notWagerFree'; times: number }
  | { code: 'quick' | 'notQuick'; withdrawal: QuizSubject['withdrawal'] }
  | { code: 'eeaLicence' | 'otherLicence'; licence: Licence['type'] }
  | {
      code:
        | 'grossUndisclosed'
        | 'gamesUndisclosed'
        | 'timesUndisclosed'
        | 'wagerFree'
        | 'someSpins'
        | 'noSpins'
        | 'someCashback'
        | 'noCashback'
        | 'traditional';
    };

export interface QuizReason {
  answer: QuizAnswerName;
  /** Whether the casino satisfies the answer. */
  isMet: boolean;
  fact: QuizFact;
}

type Judged = Omit<QuizReason, 'answer'>;

/** "Big", "high" and "wide" mean the best third of the market. */
const BEST_SHARE = 1 / 3;

/** Evaluates a casino against every possible answer, in question order. */
export function judgeAnswers(casino: QuizSubject, peers: readonly QuizPeer[]): QuizReason[] {
  return QUIZ_QUESTIONS.flatMap(({ id, options }) =>
    options.map((option) => {
      const answer = `${id}.${option.id}` as QuizAnswerName;
      return { answer, ...judge(answer, casino, peers) };
    }),
  );
}

function judge(answer: QuizAnswerName, casino: QuizSubject, peers: readonly QuizPeer[]): Judged {
  const { withdrawal, licence } = casino;
  const isQuick = mentions(casino.features, 'quick');
  switch (answer) {
    case 'bonusType.bigBonus':
      return judgeRank('gross', casino, peers) ?? { isMet: false, fact: { code: 'grossUndisclosed' } };
    case 'bonusType.freeSpins':
      return judgeSpins(casino);
    case 'bonusType.cashback':
      return judgeCashback(casino);
    case 'bonusType.wagerFree':
    case 'wagering.wagerFreeOnly':
      return judgeTimes(casino, 0);
    case 'wagering.bigBonus':
      return judgeBigAndWagered(casino, peers);
    case 'wagering.lowWagering':
      return judgeTimes(casino, LOW_WAGERING_TIMES);
    case 'speed.important':
      return { isMet: isQuick, fact: { code: isQuick ? 'quick' : 'notQuick', withdrawal } };
    case 'speed.traditional':
      return {
        isMet: !isQuick,
        fact: isQuick ? { code: 'quick', withdrawal: null } : { code: 'traditional' },
      };
    case 'priority.highRating':
      return judgeValue('rating', casino.rating, peers);
    case 'priority.gameVariety':
      return judgeRank('games', casino, peers) ?? { isMet: false, fact: { code: 'gamesUndisclosed' } };
    case 'priority.security': {
      const isMet = isEeaLicence(licence);
      return { isMet, fact: { code: isMet ? 'eeaLicence' : 'otherLicence', licence: licence.type } };
    }
  }
}

/** Null if the casino's value is unknown. */
function judgeRank(code: 'gross' | 'games', casino: QuizSubject, peers: readonly QuizPeer[]): Judged | null {
  const value = casino[code];
  return value === null ? null : judgeValue(code, value, peers);
}

function judgeValue(code: keyof QuizPeer, value: number, peers: readonly QuizPeer[]): Judged {
  const values = peers.flatMap((peer) => peer[code] ?? []);
  const rank = 1 + values.filter((other) => other > value).length;
  return {
    isMet: rank <= Math.ceil(values.length * BEST_SHARE),
    fact: { code, value, rank, of: values.length },
  };
}

function judgeBigAndWagered(casino: QuizSubject, peers: readonly QuizPeer[]): Judged {
  const big = judgeRank('gross', casino, peers);
  const times = timesToWager(casino.terms);
  if (!big || times === null || casino.gross === null)
    return { isMet: false, fact: { code: 'grossUndisclosed' } };
  return { isMet: big.isMet, fact: { code: 'grossAndTimes', gross: casino.gross, times } };
}

function judgeSpins({ terms, bonus }: QuizSubject): Judged {
  if (terms?.freeSpins) return { isMet: true, fact: { code: 'spins', count: terms.freeSpins.count } };
  return mentions([bonus], 'freeSpins')
    ? { isMet: true, fact: { code: 'someSpins' } }
    : { isMet: false, fact: { code: 'noSpins' } };
}

function judgeCashback({ terms, features }: QuizSubject): Judged {
  const tag = features.find((feature) => mentions([feature], 'cashback'));
  const percent = terms?.cashbackPercent ?? Number(/\d+/.exec(tag ?? '')?.[0] ?? 0);
  if (percent > 0) return { isMet: true, fact: { code: 'cashback', percent } };
  return tag
    ? { isMet: true, fact: { code: 'someCashback' } }
    : { isMet: false, fact: { code: 'noCashback' } };
}

function judgeTimes({ terms }: QuizSubject, most: number): Judged {
  const times = timesToWager(terms);
  if (times === null) return { isMet: false, fact: { code: 'timesUndisclosed' } };
  if (times === 0) return { isMet: true, fact: { code: 'wagerFree' } };
  return { isMet: times <= most, fact: { code: most > 0 ? 'times' : 'notWagerFree', times } };
}
