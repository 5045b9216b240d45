import type { Market } from '../markets/market.ts';
import type { OfferTerms, RequiredTerm } from '../offers/offer-terms.ts';
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

/** The deposits that a visitor can choose from, in minor units. The middle one is the market's reference. */
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
 * The deposit to calculate an offer with. The stake is a share of it, so without this a chosen deposit would change how
 * many players complete the wagering of an offer that requires none.
 */
export function depositFor(
  terms: Pick<OfferTerms, 'kind'> | undefined,
  chosenDeposit: number,
  market: Market,
): number {
  return terms?.kind === 'no-deposit' ? referenceDeposit(market) : chosenDeposit;
}

/**
 * `floor`: the wagering costs more than the deposit, and nobody can lose more than that · `non-sticky`: the wagering costs
 * more than the bonus, but it does not tie the player's own money · `wager-free`: nothing is deducted.
 */
export type NetState = 'plus' | 'minus' | 'zero' | 'floor' | 'non-sticky' | 'wager-free';

/** All amounts in exact minor units of the offer's currency, so they may have fractions. */
export interface NetFigure
  extends Pick<WageringModel, 'deposit' | 'bonus' | 'spinsValue' | 'gross' | 'cost' | 'forfeitedBonus'> {
  state: NetState;
  /** The amount to wager. */
  turnover: number;
  net: number;
  /** Gross minus the cost of wagering and a sticky bonus, before the loss is limited. */
  sum: number;
  /** How many of ten players complete the wagering. A public field of offers.json. */
  finishOfTen: number;
}

/** Cashback has no net value: players get it only if they lose. */
export interface Cashback {
  state: 'cashback';
  deposit: number;
  /** What a player who loses the deposit gets back, minus the price of its wagering. */
  amount: number;
}

/** No figure, because these terms are missing. The list is empty if there are no terms in the market's currency at all. */
export interface NoFigure {
  state: 'unknown';
  missing: readonly RequiredTerm[];
}

export type NetValue = NetFigure | Cashback | NoFigure;

export function hasNet(value: NetValue): value is NetFigure {
  return value.state !== 'unknown' && value.state !== 'cashback';
}

/** The net value as a number to sort by; null if the offer has none. */
export function netOrNull(value: NetValue): number | null {
  return hasNet(value) ? value.net : null;
}

/** How many of ten players complete the wagering; null if the offer has no net value. */
export function finishOrNull(value: NetValue): number | null {
  return hasNet(value) ? value.finishOfTen : null;
}

/** What an offer gives minus what its wagering costs. Never a guess: returns `unknown` if terms are missing. */
export function getNetValue(
  terms: OfferTerms | undefined,
  deposit: number,
  assumptions: NetAssumptions = NET_ASSUMPTIONS,
): NetValue {
  const missing = listMissingTerms(terms);
  if (!terms || missing.length > 0) return { state: 'unknown', missing };
  const model = buildWageringModel(terms, deposit, assumptions);
  const sum = removeFloatError(model.gross - model.cost - model.forfeitedBonus);
  if (terms.kind === 'cashback') {
    return { state: 'cashback', deposit: model.deposit, amount: Math.max(0, sum) };
  }
  const net = Math.max(sum, model.floor);
  return {
    state: getState(net, sum, model, terms),
    deposit: model.deposit,
    bonus: model.bonus,
    spinsValue: model.spinsValue,
    gross: removeFloatError(model.gross),
    turnover: model.walk.turnover,
    cost: model.cost,
    forfeitedBonus: model.forfeitedBonus,
    net,
    sum,
    finishOfTen: Math.round(chanceToFinish(model.walk) * 10),
  };
}

/** Rounds far below a minor unit: a figure keeps its fraction of a cent. */
function removeFloatError(minorUnits: number): number {
  return Math.round(minorUnits * 1e6) / 1e6;
}

function listMissingTerms(terms: OfferTerms | undefined): NoFigure['missing'] {
  if (!terms) return [];
  if (terms.kind === 'match' && terms.matchPercent === undefined) {
    return [...new Set(['matchPercent' as const, ...terms.undisclosed])];
  }
  return terms.undisclosed;
}

/** The amounts with which a player starts an offer, and the wagering that it requires. */
export interface WageringModel {
  deposit: number;
  bonus: number;
  /** The average value of the free spins. */
  spinsValue: number;
  gross: number;
  /** The price of the wagering: the house edge on everything that is wagered. */
  cost: number;
  /** The sticky bonus, which the casino removes at withdrawal. */
  forfeitedBonus: number;
  /** The lowest possible result: nobody can lose more than the deposit. */
  floor: number;
  walk: Walk;
}

export function buildWageringModel(
  terms: OfferTerms,
  chosenDeposit: number,
  assumptions: NetAssumptions = NET_ASSUMPTIONS,
): WageringModel {
  const { edge, spread, stakeShare } = assumptions;
  const unlimited = Number.POSITIVE_INFINITY;
  const deposit = terms.kind === 'no-deposit' ? 0 : Math.max(chosenDeposit, terms.minDeposit ?? 0);
  const bonus = calculateBonus(terms, deposit);
  const { freeSpins } = terms;
  const spinsValue = freeSpins
    ? Math.min(freeSpins.count * freeSpins.spinValue * (1 - edge), freeSpins.winCap ?? unlimited)
    : 0;
  const wagerBase = terms.wagerBase === 'bonus-and-deposit' ? bonus + deposit : bonus;
  const turnover = (terms.wagerTimes ?? 0) * wagerBase + (freeSpins?.wagerTimes ?? 0) * spinsValue;
  const stake = assumptions.stake ?? stakeShare * Math.max(chosenDeposit, deposit);
  return {
    deposit,
    bonus,
    spinsValue,
    gross: Math.min(bonus + spinsValue, terms.winCap ?? unlimited),
    cost: edge * turnover,
    forfeitedBonus: terms.stickiness === 'sticky' || terms.stickiness === 'half-sticky' ? bonus : 0,
    // `0 - deposit`, because `-deposit` would be -0 for a deposit of 0.
    floor: terms.stickiness === 'non-sticky' ? 0 : 0 - deposit,
    walk: {
      start: deposit + bonus + spinsValue,
      turnover,
      stake: Math.min(stake, terms.maxBet ?? unlimited),
      edge,
      spread,
    },
  };
}

function calculateBonus(terms: OfferTerms, deposit: number): number {
  const cap = terms.maxBonus ?? Number.POSITIVE_INFINITY;
  switch (terms.kind) {
    case 'match':
      return Math.min(((terms.matchPercent ?? 0) / 100) * deposit, cap);
    case 'no-deposit':
      return terms.maxBonus ?? 0;
    case 'free-spins-only':
      return 0;
    case 'cashback':
      // For a player who loses the whole deposit.
      return Math.min(
        ((terms.cashbackPercent ?? 0) / 100) * deposit,
        terms.cashbackCap ?? Number.POSITIVE_INFINITY,
      );
  }
}

function getState(
  net: number,
  sum: number,
  { walk, floor }: WageringModel,
  { stickiness }: OfferTerms,
): NetState {
  if (walk.turnover === 0 && net > 0) return 'wager-free';
  if (stickiness === 'non-sticky' && sum < 0) return 'non-sticky';
  if (net > 0) return 'plus';
  if (net === 0) return 'zero';
  return sum < floor ? 'floor' : 'minus';
}

/** Why the net is above the sum of gross and cost: what limits a player's loss. Null if nothing does. */
export type LossLimit = 'deposit' | 'non-sticky' | 'no-deposit';

export function getLossLimit({ state, deposit, sum, net }: NetFigure): LossLimit | null {
  if (sum >= net) return null;
  if (state === 'non-sticky') return 'non-sticky';
  return deposit === 0 ? 'no-deposit' : 'deposit';
}

/**
 * The average result of all players, including those who run out of money. Always show it with the share of players who
 * lose everything.
 */
export function averageResult(
  { gross, forfeitedBonus, floor, walk }: WageringModel,
  wagered: number = expectedTurnover(walk),
): number {
  // Only players who reach a withdrawal lose the sticky bonus.
  const result = gross - walk.edge * wagered - (forfeitedBonus && forfeitedBonus * chanceToFinish(walk));
  return Math.max(floor, result);
}
