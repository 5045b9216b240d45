import type { Market } from './market.ts';
import type { NeededTerm, OfferTerms } from './offer-terms.ts';
import { chanceToFinish, expectedTurnover, type Walk } from './wagering-walk.ts';

/** What a net figure assumes; printed wherever a figure is. */
export interface NetAssumptions {
  /** The house's edge per unit wagered. */
  edge: number;
  /** Spread of one spin, in stakes. */
  spread: number;
  /** A stake's share of the deposit. */
  stakeShare: number;
  /** A stake of a visitor's own choice, in the share's place. */
  stake?: number;
}

/** What a figure assumes where a visitor says nothing else: return to player is 96 %. */
export const NET_ASSUMPTIONS = {
  edge: 0.04,
  spread: 5.5,
  stakeShare: 0.01,
} as const satisfies NetAssumptions;

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
  missing: readonly NeededTerm[];
}

export type NetValue = NetFigure | NoFigure;

/** What is left of an offer when it is wagered to the end. Never a guess: without enough terms it says so. */
export function getNetValue(
  terms: OfferTerms | undefined,
  deposit: number,
  assumptions: NetAssumptions = NET_ASSUMPTIONS,
): NetValue {
  const missing = listMissing(terms);
  if (!terms || missing.length > 0) return { state: 'unknown', missing };
  const play = buildPlay(terms, deposit, assumptions);
  const beforeFloor = tidy(play.gross - assumptions.edge * play.walk.turnover - play.taken);
  const net = Math.max(beforeFloor, play.floor);
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
  /** What the casino takes back at withdrawal: a sticky bonus. */
  taken: number;
  /** No result is below it. */
  floor: number;
  walk: Walk;
}

export function buildPlay(
  terms: OfferTerms,
  chosenDeposit: number,
  assumptions: NetAssumptions = NET_ASSUMPTIONS,
): Play {
  const { edge, spread, stakeShare } = assumptions;
  const unlimited = Number.POSITIVE_INFINITY;
  const deposit = terms.kind === 'no-deposit' ? 0 : Math.max(chosenDeposit, terms.minDeposit ?? 0);
  const bonus = bonusOf(terms, deposit);
  const { freeSpins } = terms;
  const spinsWorth = freeSpins
    ? Math.min(freeSpins.count * freeSpins.spinValue * (1 - edge), freeSpins.winCap ?? unlimited)
    : 0;
  const wagerBase = terms.wagerBase === 'bonus-and-deposit' ? bonus + deposit : bonus;
  const stake = assumptions.stake ?? stakeShare * Math.max(chosenDeposit, deposit);
  return {
    deposit,
    bonus,
    spinsWorth,
    gross: Math.min(bonus + spinsWorth, terms.winCap ?? unlimited),
    taken: terms.stickiness === 'sticky' || terms.stickiness === 'half-sticky' ? bonus : 0,
    // 0 - x and not -x: a deposit of nothing would otherwise be a loss of minus zero.
    floor: terms.stickiness === 'non-sticky' ? 0 : 0 - deposit,
    walk: {
      start: deposit + bonus + spinsWorth,
      turnover: (terms.wagerTimes ?? 0) * wagerBase + (freeSpins?.wagerTimes ?? 0) * spinsWorth,
      stake: Math.min(stake, terms.maxBet ?? unlimited),
      edge,
      spread,
    },
  };
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
export function averageResult(
  { gross, taken, floor, walk }: Play,
  wagered: number = expectedTurnover(walk),
): number {
  // A sticky bonus is taken only from those who get as far as a withdrawal.
  const result = gross - walk.edge * wagered - (taken && taken * chanceToFinish(walk));
  return Math.max(floor, result);
}
