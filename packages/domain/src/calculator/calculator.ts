import { MARKET_FACTS, type Market } from '../markets/market.ts';
import { mainMultiplier } from '../net-value/break-even.ts';
import { NET_ASSUMPTIONS, type NetAssumptions, referenceDeposit } from '../net-value/net-value.ts';
import { BONUS_KINDS, STICKINESS, WAGER_BASES } from '../offers/offer-kinds.ts';
import type { OfferTerms, RequiredTerm } from '../offers/offer-terms.ts';

export const CHOICES = { kind: BONUS_KINDS, wagerBase: WAGER_BASES, stickiness: STICKINESS } as const;
export type ChoiceField = keyof typeof CHOICES;
export const CHOICE_FIELDS = Object.keys(CHOICES) as ChoiceField[];

interface FieldDefinition {
  /** The state holds money in minor units. The limits below are in euros; other currencies scale them. */
  unit: 'money' | 'percent' | 'times' | 'count';
  min: number;
  max: number;
  /** The slider's range, if the field has a slider. */
  slider?: readonly [from: number, to: number, step: number];
  /** May be empty: the offer has no such limit, or the value is derived from other fields. */
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
  /** The standard deviation of one spin, in stakes. The name is part of URLs. */
  spread: { unit: 'times', min: 0.5, max: 50 },
} as const satisfies Record<string, FieldDefinition>;

export type NumberField = keyof typeof FIELDS;
export const NUMBER_FIELDS = Object.keys(FIELDS) as NumberField[];
type OptionalField = {
  [Field in NumberField]: (typeof FIELDS)[Field] extends { isOptional: true } ? Field : never;
}[NumberField];

/** All inputs of the model. An empty `stake` means 1 % of the deposit, an empty `spinWagerTimes` means `wagerTimes`. */
export type CalculatorState = { [Field in Exclude<NumberField, OptionalField>]: number } & {
  [Field in OptionalField]: number | null;
} & { [Field in ChoiceField]: (typeof CHOICES)[Field][number] } & {
  /** Terms that the casino does not disclose and the visitor has not filled in. */
  undisclosed: readonly RequiredTerm[];
};

/** The field to fill in for an undisclosed term. */
export const FIELD_BY_TERM = {
  matchPercent: 'matchPercent',
  maxBonus: 'maxBonus',
  wagerTimes: 'wagerTimes',
  freeSpins: 'spins',
} as const satisfies Record<RequiredTerm, NumberField>;

/** Amounts in Swedish and Norwegian kroner are about ten times those in euros, Danish amounts about five times. */
const MONEY_SCALE: Record<Market, number> = { fi: 1, se: 10, no: 10, dk: 5 };
const MINOR_UNITS = 100;

/** A field's limits in a market, money in whole units, as visitors enter it. */
export function fieldRange(field: NumberField, market: Market): FieldDefinition {
  const definition: FieldDefinition = FIELDS[field];
  if (definition.unit !== 'money') return definition;
  const scale = MONEY_SCALE[market];
  const { slider } = definition;
  return {
    ...definition,
    // The minimum is not scaled: one öre is the smallest possible bet.
    max: definition.max * scale,
    ...(slider && { slider: [slider[0] * scale, slider[1] * scale, slider[2] * scale] as const }),
  };
}

/** The value as visitors enter it: money in whole units. */
export function toInputValue(field: NumberField, value: number): number {
  return FIELDS[field].unit === 'money' ? value / MINOR_UNITS : value;
}

/** Converts a value as visitors enter it, and clamps it to the field's limits. */
export function fromInputValue(field: NumberField, input: number, market: Market): number {
  const { unit, min, max } = fieldRange(field, market);
  const value = Math.min(max, Math.max(min, input));
  if (unit === 'money') return Math.round(value * MINOR_UNITS);
  return unit === 'count' ? Math.round(value) : Math.round(value * 100) / 100;
}

/** The start state without a casino: a typical bonus without extras. */
export function defaultState(market: Market): CalculatorState {
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
export function stateFromTerms(terms: OfferTerms | undefined, market: Market): CalculatorState {
  const defaults = defaultState(market);
  if (!terms) return { ...defaults, maxBonus: null, undisclosed: ['matchPercent', 'wagerTimes'] };
  const { freeSpins, kind } = terms;
  const times = mainMultiplier(terms);
  const spinTimes = freeSpins?.wagerTimes ?? 0;
  const isPercentMissing = kind === 'match' && terms.matchPercent === undefined;
  return {
    ...defaults,
    kind,
    matchPercent: terms.matchPercent ?? defaults.matchPercent,
    maxBonus: terms.maxBonus ?? null,
    minDeposit: terms.minDeposit ?? null,
    wagerTimes: times,
    wagerBase: terms.wagerBase ?? 'bonus',
    stickiness: terms.stickiness ?? 'cashable',
    maxBet: terms.maxBet ?? null,
    winCap: terms.winCap ?? null,
    spins: freeSpins?.count ?? 0,
    spinValue: freeSpins?.spinValue ?? defaults.spinValue,
    spinWagerTimes: freeSpins && spinTimes !== times ? spinTimes : null,
    spinWinCap: freeSpins?.winCap ?? null,
    cashbackPercent: terms.cashbackPercent ?? (kind === 'cashback' ? 0 : defaults.cashbackPercent),
    cashbackCap: terms.cashbackCap ?? null,
    undisclosed: isPercentMissing
      ? [...new Set(['matchPercent' as const, ...terms.undisclosed])]
      : terms.undisclosed,
  };
}

/** The terms that the model calculates with. */
export function termsFromState(state: CalculatorState, market: Market): OfferTerms {
  const { kind, spins, wagerTimes } = state;
  const orUndefined = (value: number | null) => value ?? undefined;
  return {
    kind,
    currency: MARKET_FACTS[market].currency,
    undisclosed: state.undisclosed.filter((term) => listMainFields(kind).includes(FIELD_BY_TERM[term])),
    matchPercent: state.matchPercent,
    maxBonus: orUndefined(state.maxBonus),
    minDeposit: orUndefined(state.minDeposit),
    wagerTimes,
    wagerBase: state.wagerBase,
    stickiness: state.stickiness,
    maxBet: orUndefined(state.maxBet),
    winCap: orUndefined(state.winCap),
    ...(spins > 0 && {
      freeSpins: {
        count: spins,
        spinValue: state.spinValue,
        wagerTimes: state.spinWagerTimes ?? wagerTimes,
        winCap: orUndefined(state.spinWinCap),
      },
    }),
    cashbackPercent: state.cashbackPercent,
    cashbackCap: orUndefined(state.cashbackCap),
  };
}

export function assumptionsFromState({ rtp, spread, stake }: CalculatorState): NetAssumptions {
  return {
    ...NET_ASSUMPTIONS,
    // Rounded to hundredths of a percent: in floating point 1 − 0.96 is not 0.04.
    edge: Math.round((100 - rtp) * 100) / 10_000,
    spread,
    ...(stake !== null && { stake }),
  };
}

const AMOUNT_FIELDS_BY_KIND: Record<CalculatorState['kind'], readonly NumberField[]> = {
  match: ['deposit', 'matchPercent', 'maxBonus'],
  'no-deposit': ['maxBonus'],
  'free-spins-only': ['deposit'],
  cashback: ['deposit', 'cashbackPercent', 'cashbackCap'],
};

/** The main inputs, in display order. */
export function listMainFields(kind: CalculatorState['kind']): NumberField[] {
  return [...AMOUNT_FIELDS_BY_KIND[kind], 'spins', 'wagerTimes', 'rtp', 'stake'];
}

/** Inputs that few offers need or few visitors change. */
export function listAdvancedFields(kind: CalculatorState['kind']): NumberField[] {
  const depositFields: NumberField[] = kind === 'no-deposit' ? [] : ['minDeposit'];
  return [...depositFields, 'maxBet', 'winCap', 'spinValue', 'spinWagerTimes', 'spinWinCap', 'spread'];
}

/** Resets to a different start state, but keeps the current deposit and assumptions. */
export function resetCalculator(
  start: CalculatorState,
  { deposit, rtp, stake, spread }: CalculatorState,
): CalculatorState {
  return { ...start, deposit, rtp, stake, spread };
}
