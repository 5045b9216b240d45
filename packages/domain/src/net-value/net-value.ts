import type { Market } from '../markets/market.ts';
import type { NeededTerm, OfferTerms } from '../offers/offer-terms.ts';
import { chanceToFinish, expectedTurnover, type Walk } from './wagering-walk.ts';

/** The assumptions of a net figure, shown with every figure. */
export interface NetAssumptions {
  /** House edge per unit wagered. */
  edge: number;
  /** Standard deviation of one spin, in stakes. */
  spread: number;
  /** The stake as a share of the deposit. */
  stakeShare: number;
  /** A stake that the visitor chose; it replaces the share. */
  stake?: number;
}

/** The default assumptions: return to player is 96 %. */
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
 * `floor`: the whole deposit is lost on average, the largest possible loss · `non-sticky`: the result would be
 * negative, but costs no own money · `wager-free`: nothing is deducted.
 */
export type NetState = 'plus' | 'minus' | 'zero' | 'floor' | 'non-sticky' | 'wager-free';

/** All amounts in minor units of the offer's currency; averages, so they may have fractions. */
export interface NetFigure {
  state: NetState;
  deposit: number;
  gross: number;
  net: number;
  /** Gross minus cost, without the floor. */
  beforeFloor: number;
  /** How many of ten players complete the wagering. */
  finishOfTen: number;
}

/** No figure, because these terms are missing. */
export interface NoFigure {
  state: 'unknown';
  missing: readonly NeededTerm[];
}

export type NetValue = NetFigure | NoFigure;

/** The average net value of an offer after wagering. Never a guess: returns `unknown` if terms are missing. */
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

/** Removes floating-point error only: an average is not rounded to whole minor units. */
function tidy(minorUnits: number): number {
  return Math.round(minorUnits * 1e6) / 1e6;
}

function listMissing(terms: OfferTerms | undefined): NoFigure['missing'] {
  if (!terms) return ['wagerTimes'];
  if (terms.kind === 'match' && terms.matchPercent === undefined) {
    return [...new Set(['matchPercent' as const, ...terms.undisclosed])];
  }
  return terms.undisclosed;
}

/** An offer in play: the balance and the wagering requirement. */
export interface Play {
  deposit: number;
  bonus: number;
  /** The average value of the free spins. */
  spinsWorth: number;
  gross: number;
  /** The sticky bonus that the casino takes back at withdrawal. */
  taken: number;
  /** The lowest possible result. */
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
    // `0 - deposit`, because `-deposit` would be -0 for a deposit of 0.
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
      // The model assumes that cashback applies to the loss of the whole deposit.
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

/** The average result of all players, including those who run out. Always shown with the share who lose everything. */
export function averageResult(
  { gross, taken, floor, walk }: Play,
  wagered: number = expectedTurnover(walk),
): number {
  // Only players who reach a withdrawal lose the sticky bonus.
  const result = gross - walk.edge * wagered - (taken && taken * chanceToFinish(walk));
  return Math.max(floor, result);
}
