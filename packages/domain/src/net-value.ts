import type { Market } from './market.ts';
import type { NEEDED_TERMS, OfferTerms } from './offer-terms.ts';
import { chanceToFinish, expectedTurnover, type Walk } from './wagering-walk.ts';

/** What every net figure assumes; printed wherever a figure is. */
export const NET_ASSUMPTIONS = {
  /** The house's edge per unit wagered: return to player is 96 %. */
  edge: 0.04,
  /** Spread of one spin, in stakes. */
  spread: 5.5,
  /** A stake's share of the deposit. */
  stakeShare: 0.01,
} as const;

/** The deposits that a visitor can choose between, in minor units; the middle one is the market's reference. */
export const DEPOSITS: Record<Market, readonly [number, number, number]> = {
  fi: [50_00, 100_00, 250_00],
  se: [500_00, 1_000_00, 2_500_00],
  no: [500_00, 1_000_00, 2_500_00],
  dk: [250_00, 500_00, 1_000_00],
};

export function referenceDeposit(market: Market): number {
  return DEPOSITS[market][1];
}

/**
 * `floor`: all of the deposit is lost on average, and no more can be · `non-sticky`: it would cost, but costs no
 * own money · `wager-free`: nothing is taken from it.
 */
export type NetState = 'plus' | 'minus' | 'zero' | 'floor' | 'non-sticky' | 'wager-free';

/** All amounts in minor units of the offer's currency; averages, so they may have fractions. */
export interface NetFigure {
  state: NetState;
  deposit: number;
  gross: number;
  net: number;
  /** What gross minus cost would be if there were no floor. */
  beforeFloor: number;
  /** Of ten players, how many complete the wagering. */
  finishOfTen: number;
}

/** The terms for want of which there is no figure. */
export interface NoFigure {
  state: 'unknown';
  missing: readonly (typeof NEEDED_TERMS)[number][];
}

export type NetValue = NetFigure | NoFigure;

/** What is left of an offer when it is wagered to the end. Never a guess: without enough terms it says so. */
export function getNetValue(terms: OfferTerms | undefined, deposit: number): NetValue {
  const missing = listMissing(terms);
  if (!terms || missing.length > 0) return { state: 'unknown', missing };
  const play = buildPlay(terms, deposit);
  const { edge } = NET_ASSUMPTIONS;
  const beforeFloor = tidy(play.gross - edge * play.walk.turnover - takenAtWithdrawal(terms, play));
  // 0 - x and not -x: a deposit of nothing would otherwise be a loss of minus zero.
  const floor = terms.stickiness === 'non-sticky' ? 0 : 0 - play.deposit;
  const net = Math.max(beforeFloor, floor);
  return {
    state: stateOf(net, beforeFloor, play, terms),
    deposit: play.deposit,
    gross: tidy(play.gross),
    net,
    beforeFloor,
    finishOfTen: Math.round(chanceToFinish(play.walk) * 10),
  };
}

/** An average is no sum of money and is not rounded to one; only the dust of floating point is wiped off. */
function tidy(minorUnits: number): number {
  return Math.round(minorUnits * 1e6) / 1e6;
}

function listMissing(terms: OfferTerms | undefined): NoFigure['missing'] {
  if (!terms) return ['wagerTimes'];
  if (terms.kind === 'match' && terms.matchPercent === undefined) {
    return [...new Set(['matchPercent' as const, ...terms.untold])];
  }
  return terms.untold;
}

/** An offer as it is played: what is in the balance, and what has to be wagered. */
export interface Play {
  deposit: number;
  bonus: number;
  /** What the free spins bring on average. */
  spinsWorth: number;
  gross: number;
  walk: Walk;
}

export function buildPlay(terms: OfferTerms, chosenDeposit: number): Play {
  const { edge, spread, stakeShare } = NET_ASSUMPTIONS;
  const unlimited = Number.POSITIVE_INFINITY;
  const deposit = terms.kind === 'no-deposit' ? 0 : Math.max(chosenDeposit, terms.minDeposit ?? 0);
  const bonus = bonusOf(terms, deposit);
  const { freeSpins } = terms;
  const spinsWorth = freeSpins
    ? Math.min(freeSpins.count * freeSpins.spinValue * (1 - edge), freeSpins.winCap ?? unlimited)
    : 0;
  const wagerBase = terms.wagerBase === 'bonus-and-deposit' ? bonus + deposit : bonus;
  return {
    deposit,
    bonus,
    spinsWorth,
    gross: Math.min(bonus + spinsWorth, terms.winCap ?? unlimited),
    walk: {
      start: deposit + bonus + spinsWorth,
      turnover: (terms.wagerTimes ?? 0) * wagerBase + (freeSpins?.wagerTimes ?? 0) * spinsWorth,
      stake: Math.min(stakeShare * Math.max(chosenDeposit, deposit), terms.maxBet ?? unlimited),
      edge,
      spread,
    },
  };
}

/** A sticky bonus is played with, but never paid out. */
export function takenAtWithdrawal({ stickiness }: OfferTerms, { bonus }: Play): number {
  return stickiness === 'sticky' || stickiness === 'half-sticky' ? bonus : 0;
}

function bonusOf(terms: OfferTerms, deposit: number): number {
  const cap = terms.maxBonus ?? Number.POSITIVE_INFINITY;
  switch (terms.kind) {
    case 'match':
      return Math.min(((terms.matchPercent ?? 0) / 100) * deposit, cap);
    case 'no-deposit':
      return terms.maxBonus ?? 0;
    case 'free-spins-only':
      return 0;
    case 'cashback':
      // What comes back when the whole deposit is lost: the model has no other reading of a loss.
      return Math.min(
        ((terms.cashbackPercent ?? 0) / 100) * deposit,
        terms.cashbackCap ?? Number.POSITIVE_INFINITY,
      );
  }
}

function stateOf(net: number, beforeFloor: number, { walk, deposit }: Play, terms: OfferTerms): NetState {
  if (walk.turnover === 0 && net > 0) return 'wager-free';
  if (terms.stickiness === 'non-sticky' && beforeFloor < 0) return 'non-sticky';
  if (net > 0) return 'plus';
  if (net === 0) return 'zero';
  return net === -deposit ? 'floor' : 'minus';
}

/** The average result of all who take the offer, those who run out included. Never shown without how many lose all. */
export function averageResult({ bonus, spinsWorth, walk }: Play): number {
  return bonus + spinsWorth - walk.edge * expectedTurnover(walk);
}
