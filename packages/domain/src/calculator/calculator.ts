import { MARKET_FACTS, type Market } from '../markets/market.ts';
import { mainTimes } from '../net-value/break-even.ts';
import { NET_ASSUMPTIONS, type NetAssumptions, referenceDeposit } from '../net-value/net-value.ts';
import { BONUS_KINDS, STICKINESS, WAGER_BASES } from '../offers/offer-kinds.ts';
import type { NeededTerm, OfferTerms } from '../offers/offer-terms.ts';

export const CHOICES = { kind: BONUS_KINDS, wagerBase: WAGER_BASES, stickiness: STICKINESS } as const;
export type ChoiceField = keyof typeof CHOICES;
export const CHOICE_FIELDS = Object.keys(CHOICES) as ChoiceField[];

interface FieldFacts {
  /** State holds money in minor units. The limits below are in euros; other currencies scale them. */
  unit: 'money' | 'percent' | 'times' | 'count';
  min: number;
  max: number;
  /** The slider's range, if the field has a slider. */
  slider?: readonly [from: number, to: number, step: number];
  /** May be empty: no such limit, or a value derived from the others. */
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

/** All inputs of the model. An empty `stake` is one percent of the deposit, an empty `spinWagerTimes` the bonus's. */
export type CalculatorState = { [Field in Exclude<NumberField, OptionalField>]: number } & {
  [Field in OptionalField]: number | null;
} & { [Field in ChoiceField]: (typeof CHOICES)[Field][number] } & {
  /** Terms that the casino does not disclose and the visitor has not filled in. */
  undisclosed: readonly NeededTerm[];
};

/** The field to fill in for an undisclosed term. */
export const FIELD_OF_TERM = {
  matchPercent: 'matchPercent',
  maxBonus: 'maxBonus',
  wagerTimes: 'wagerTimes',
  freeSpins: 'spins',
} as const satisfies Record<NeededTerm, NumberField>;

/** Krona and krone amounts are about ten times those in euros; Danish offers use about five times. */
const MONEY_SCALE: Record<Market, number> = { fi: 1, se: 10, no: 10, dk: 5 };
const MINOR = 100;

/** A field's limits in a market, money in whole units as typed. */
export function rangeOf(field: NumberField, market: Market): FieldFacts {
  const facts: FieldFacts = FIELDS[field];
  if (facts.unit !== 'money') return facts;
  const scale = MONEY_SCALE[market];
  const { slider } = facts;
  return {
    ...facts,
    // The minimum is not scaled: one öre is the smallest possible bet.
    max: facts.max * scale,
    ...(slider && { slider: [slider[0] * scale, slider[1] * scale, slider[2] * scale] as const }),
  };
}

/** The value as typed: money in whole units. */
export function toTyped(field: NumberField, value: number): number {
  return FIELDS[field].unit === 'money' ? value / MINOR : value;
}

/** Converts a typed value, clamped to the field's limits. */
export function fromTyped(field: NumberField, typed: number, market: Market): number {
  const { unit, min, max } = rangeOf(field, market);
  const value = Math.min(max, Math.max(min, typed));
  if (unit === 'money') return Math.round(value * MINOR);
  return unit === 'count' ? Math.round(value) : Math.round(value * 100) / 100;
}

/** The start state without a casino: a typical plain bonus. */
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
    undisclosed: [],
  };
}

/** The start state for a casino's offer. */
export function stateOfTerms(terms: OfferTerms | undefined, market: Market): CalculatorState {
  const plain = plainState(market);
  if (!terms) return { ...plain, maxBonus: null, undisclosed: ['matchPercent', 'wagerTimes'] };
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
    undisclosed: isPercentMissing
      ? [...new Set(['matchPercent' as const, ...terms.undisclosed])]
      : terms.undisclosed,
  };
}

/** The terms that the model calculates with. */
export function termsOf(state: CalculatorState, market: Market): OfferTerms {
  const { kind, spins, wagerTimes } = state;
  const given = (value: number | null) => value ?? undefined;
  return {
    kind,
    currency: MARKET_FACTS[market].currency,
    undisclosed: state.undisclosed.filter((term) => listMainFields(kind).includes(FIELD_OF_TERM[term])),
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
    // Rounded to hundredths of a percent: in floating point 1 − 0.96 is not 0.04.
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

/** The main inputs, in display order. */
export function listMainFields(kind: CalculatorState['kind']): NumberField[] {
  return [...AMOUNTS_OF_KIND[kind], 'spins', 'wagerTimes', 'rtp', 'stake'];
}

/** Inputs that few offers need or few visitors change. */
export function listFurtherFields(kind: CalculatorState['kind']): NumberField[] {
  const least: NumberField[] = kind === 'no-deposit' ? [] : ['minDeposit'];
  return [...least, 'maxBet', 'winCap', 'spinValue', 'spinWagerTimes', 'spinWinCap', 'spread'];
}

/** Resets to another start, keeping the current deposit and assumptions. */
export function resetCalculator(
  start: CalculatorState,
  { deposit, rtp, stake, spread }: CalculatorState,
): CalculatorState {
  return { ...start, deposit, rtp, stake, spread };
}
