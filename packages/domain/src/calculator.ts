import { mainTimes } from './break-even.ts';
import { MARKET_FACTS, type Market } from './market.ts';
import { NET_ASSUMPTIONS, type NetAssumptions, referenceDeposit } from './net-value.ts';
import { BONUS_KINDS, STICKINESS, WAGER_BASES } from './offer-kinds.ts';
import type { NeededTerm, OfferTerms } from './offer-terms.ts';

export const CHOICES = { kind: BONUS_KINDS, wagerBase: WAGER_BASES, stickiness: STICKINESS } as const;
export type ChoiceField = keyof typeof CHOICES;
export const CHOICE_FIELDS = Object.keys(CHOICES) as ChoiceField[];

interface FieldFacts {
  /** Money is in minor units; what follows it is in euros, and other currencies have their multiple. */
  unit: 'money' | 'percent' | 'times' | 'count';
  min: number;
  max: number;
  /** The slider's part of that, where there is a slider. */
  slider?: readonly [from: number, to: number, step: number];
  /** May be empty: no such limit, or a value that follows from the others. */
  isOptional?: true;
}

const FIELDS = {
  deposit: { unit: 'money', min: 1, max: 10_000, slider: [10, 500, 5] },
  matchPercent: { unit: 'percent', min: 0, max: 1_000, slider: [0, 400, 5] },
  maxBonus: { unit: 'money', min: 0, max: 100_000, slider: [50, 2_000, 50], isOptional: true },
  cashbackPercent: { unit: 'percent', min: 0, max: 100, slider: [0, 50, 1] },
  cashbackCap: { unit: 'money', min: 0, max: 100_000, slider: [50, 2_000, 50], isOptional: true },
  spins: { unit: 'count', min: 0, max: 10_000, slider: [0, 300, 5] },
  wagerTimes: { unit: 'times', min: 0, max: 200, slider: [0, 50, 1] },
  rtp: { unit: 'percent', min: 80, max: 99.9, slider: [90, 99, 0.5] },
  stake: { unit: 'money', min: 0.01, max: 1_000, slider: [0.1, 5, 0.1], isOptional: true },
  minDeposit: { unit: 'money', min: 0, max: 10_000, isOptional: true },
  maxBet: { unit: 'money', min: 0.01, max: 10_000, isOptional: true },
  winCap: { unit: 'money', min: 0, max: 1_000_000, isOptional: true },
  spinValue: { unit: 'money', min: 0.01, max: 100 },
  spinWagerTimes: { unit: 'times', min: 0, max: 200, isOptional: true },
  spinWinCap: { unit: 'money', min: 0, max: 1_000_000, isOptional: true },
  spread: { unit: 'times', min: 0.5, max: 50 },
} as const satisfies Record<string, FieldFacts>;

export type NumberField = keyof typeof FIELDS;
export const NUMBER_FIELDS = Object.keys(FIELDS) as NumberField[];
type OptionalField = {
  [Field in NumberField]: (typeof FIELDS)[Field] extends { isOptional: true } ? Field : never;
}[NumberField];

/** All that the model takes. An empty `stake` is one percent of the deposit, empty `spinWagerTimes` the bonus's. */
export type CalculatorState = { [Field in Exclude<NumberField, OptionalField>]: number } & {
  [Field in OptionalField]: number | null;
} & { [Field in ChoiceField]: (typeof CHOICES)[Field][number] } & {
  /** What the casino does not tell and the visitor has not filled in. */
  untold: readonly NeededTerm[];
};

/** What has to be filled in for a term that a casino does not tell. */
export const FIELD_OF_TERM = {
  matchPercent: 'matchPercent',
  maxBonus: 'maxBonus',
  wagerTimes: 'wagerTimes',
  freeSpins: 'spins',
} as const satisfies Record<NeededTerm, NumberField>;

/** Krone amounts are about ten times those in euros; Danish offers are written in about five times. */
const MONEY_SCALE: Record<Market, number> = { fi: 1, se: 10, no: 10, dk: 5 };
const MINOR = 100;

/** A field's limits in a market, money in whole units as it is typed. */
export function rangeOf(field: NumberField, market: Market): FieldFacts {
  const facts: FieldFacts = FIELDS[field];
  if (facts.unit !== 'money') return facts;
  const scale = MONEY_SCALE[market];
  const { slider } = facts;
  return {
    ...facts,
    // The smallest amount stays: an öre is the least that can be bet.
    max: facts.max * scale,
    ...(slider && { slider: [slider[0] * scale, slider[1] * scale, slider[2] * scale] as const }),
  };
}

/** As it is typed: money in whole units. */
export function toTyped(field: NumberField, value: number): number {
  return FIELDS[field].unit === 'money' ? value / MINOR : value;
}

/** What was typed, within the field's limits. */
export function fromTyped(field: NumberField, typed: number, market: Market): number {
  const { unit, min, max } = rangeOf(field, market);
  const value = Math.min(max, Math.max(min, typed));
  if (unit === 'money') return Math.round(value * MINOR);
  return unit === 'count' ? Math.round(value) : Math.round(value * 100) / 100;
}

/** Where a visitor begins without a casino: a bonus as plain as they come. */
export function plainState(market: Market): CalculatorState {
  const scale = MONEY_SCALE[market];
  return {
    kind: 'match',
    deposit: referenceDeposit(market),
    matchPercent: 100,
    maxBonus: 200_00 * scale,
    minDeposit: null,
    wagerTimes: 35,
    wagerBase: 'bonus',
    stickiness: 'cashable',
    maxBet: null,
    winCap: null,
    spins: 0,
    spinValue: 10 * scale,
    spinWagerTimes: null,
    spinWinCap: null,
    cashbackPercent: 10,
    cashbackCap: null,
    rtp: (1 - NET_ASSUMPTIONS.edge) * 100,
    stake: null,
    spread: NET_ASSUMPTIONS.spread,
    untold: [],
  };
}

/** A casino's offer as a state to begin from. */
export function stateOfTerms(terms: OfferTerms | undefined, market: Market): CalculatorState {
  const plain = plainState(market);
  if (!terms) return { ...plain, maxBonus: null, untold: ['matchPercent', 'wagerTimes'] };
  const { freeSpins, kind } = terms;
  const times = mainTimes(terms);
  const spinTimes = freeSpins?.wagerTimes ?? 0;
  const isPercentMissing = kind === 'match' && terms.matchPercent === undefined;
  return {
    ...plain,
    kind,
    matchPercent: terms.matchPercent ?? plain.matchPercent,
    maxBonus: terms.maxBonus ?? null,
    minDeposit: terms.minDeposit ?? null,
    wagerTimes: times,
    wagerBase: terms.wagerBase ?? 'bonus',
    stickiness: terms.stickiness ?? 'cashable',
    maxBet: terms.maxBet ?? null,
    winCap: terms.winCap ?? null,
    spins: freeSpins?.count ?? 0,
    spinValue: freeSpins?.spinValue ?? plain.spinValue,
    spinWagerTimes: freeSpins && spinTimes !== times ? spinTimes : null,
    spinWinCap: freeSpins?.winCap ?? null,
    cashbackPercent: terms.cashbackPercent ?? (kind === 'cashback' ? 0 : plain.cashbackPercent),
    cashbackCap: terms.cashbackCap ?? null,
    untold: isPercentMissing ? [...new Set(['matchPercent' as const, ...terms.untold])] : terms.untold,
  };
}

/** The terms that the model calculates with. */
export function termsOf(state: CalculatorState, market: Market): OfferTerms {
  const { kind, spins, wagerTimes } = state;
  const given = (value: number | null) => value ?? undefined;
  return {
    kind,
    currency: MARKET_FACTS[market].currency,
    untold: state.untold.filter((term) => listMainFields(kind).includes(FIELD_OF_TERM[term])),
    matchPercent: state.matchPercent,
    maxBonus: given(state.maxBonus),
    minDeposit: given(state.minDeposit),
    wagerTimes,
    wagerBase: state.wagerBase,
    stickiness: state.stickiness,
    maxBet: given(state.maxBet),
    winCap: given(state.winCap),
    ...(spins > 0 && {
      freeSpins: {
        count: spins,
        spinValue: state.spinValue,
        wagerTimes: state.spinWagerTimes ?? wagerTimes,
        winCap: given(state.spinWinCap),
      },
    }),
    cashbackPercent: state.cashbackPercent,
    cashbackCap: given(state.cashbackCap),
  };
}

export function assumptionsOf({ rtp, spread, stake }: CalculatorState): NetAssumptions {
  return {
    ...NET_ASSUMPTIONS,
    // In hundredths of a percent: 1 − 0.96 would not be 0.04.
    edge: Math.round((100 - rtp) * 100) / 10_000,
    spread,
    ...(stake !== null && { stake }),
  };
}

const AMOUNTS_OF_KIND: Record<CalculatorState['kind'], readonly NumberField[]> = {
  match: ['deposit', 'matchPercent', 'maxBonus'],
  'no-deposit': ['maxBonus'],
  'free-spins-only': ['deposit'],
  cashback: ['deposit', 'cashbackPercent', 'cashbackCap'],
};

/** The numbers that are asked for first, in their order. */
export function listMainFields(kind: CalculatorState['kind']): NumberField[] {
  return [...AMOUNTS_OF_KIND[kind], 'spins', 'wagerTimes', 'rtp', 'stake'];
}

/** Those that few offers have, or few visitors change. */
export function listFurtherFields(kind: CalculatorState['kind']): NumberField[] {
  const least: NumberField[] = kind === 'no-deposit' ? [] : ['minDeposit'];
  return [...least, 'maxBet', 'winCap', 'spinValue', 'spinWagerTimes', 'spinWinCap', 'spread'];
}

/** Another start, with the deposit and the assumptions that are set. */
export function startAgain(
  start: CalculatorState,
  { deposit, rtp, stake, spread }: CalculatorState,
): CalculatorState {
  return { ...start, deposit, rtp, stake, spread };
}
