import type { Market } from '../markets/market.ts';
import type { NeededTerm } from '../offers/offer-terms.ts';
import {
  type CalculatorState,
  CHOICE_FIELDS,
  CHOICES,
  FIELD_OF_TERM,
  fromTyped,
  NUMBER_FIELDS,
  rangeOf,
  toTyped,
} from './calculator.ts';

/** The casino whose offer the calculator starts from. */
export const CASINO_PARAM = 'kasino';

const TERMS = Object.keys(FIELD_OF_TERM) as NeededTerm[];

/**
 * Parses URL or form parameters on top of a start state. Never throws: a value that is not a number is ignored, one
 * out of range is clamped, and an empty limit means no limit.
 */
export function parseCalculator(
  params: URLSearchParams,
  start: CalculatorState,
  market: Market,
): CalculatorState {
  const state: Record<string, unknown> = { ...start };
  const filledIn = new Set<string>();
  for (const field of NUMBER_FIELDS) {
    const typed = params.get(field)?.trim().replace(',', '.');
    if (typed === undefined) continue;
    const number = Number(typed);
    if (typed !== '' && Number.isFinite(number)) {
      state[field] = fromTyped(field, number, market);
      filledIn.add(field);
    } else if (typed === '' && rangeOf(field, market).isOptional) {
      state[field] = null;
    }
  }
  for (const field of CHOICE_FIELDS) {
    const options: readonly string[] = CHOICES[field];
    const choice = params.get(field);
    if (choice !== null && options.includes(choice)) state[field] = choice;
  }
  state.undisclosed = start.undisclosed.filter((term) => !filledIn.has(FIELD_OF_TERM[term]));
  return state as CalculatorState;
}

/** Writes what differs from the start, and every undisclosed term that the visitor has filled in. */
export function writeCalculator(
  state: CalculatorState,
  start: CalculatorState,
  casino: string | null,
): URLSearchParams {
  const params = new URLSearchParams();
  if (casino) params.set(CASINO_PARAM, casino);
  const filledIn = new Set<string>(
    TERMS.filter((term) => start.undisclosed.includes(term) && !state.undisclosed.includes(term)).map(
      (term) => FIELD_OF_TERM[term],
    ),
  );
  for (const field of CHOICE_FIELDS) {
    if (state[field] !== start[field]) params.set(field, state[field]);
  }
  for (const field of NUMBER_FIELDS) {
    const value = state[field];
    if (value === start[field] && !filledIn.has(field)) continue;
    params.set(field, value === null ? '' : String(toTyped(field, value)));
  }
  return params;
}
