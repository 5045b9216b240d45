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
import type { Market } from './market.ts';
import type { NeededTerm } from './offer-terms.ts';

/** Names the casino to begin from. */
export const CASINO_PARAM = 'kasino';

const TERMS = Object.keys(FIELD_OF_TERM) as NeededTerm[];

/**
 * Reads an address or a form, over the state that it begins from. Never fails: what is no number is left as it was,
 * what is out of range goes to the range's end, and an empty limit is none.
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
    const asked = params.get(field);
    if (asked !== null && options.includes(asked)) state[field] = asked;
  }
  state.untold = start.untold.filter((term) => !filledIn.has(FIELD_OF_TERM[term]));
  return state as CalculatorState;
}

/** Writes what differs from the start; a term that the casino does not tell is written as soon as it is filled in. */
export function writeCalculator(
  state: CalculatorState,
  start: CalculatorState,
  casino: string | null,
): URLSearchParams {
  const params = new URLSearchParams();
  if (casino) params.set(CASINO_PARAM, casino);
  const filledIn = new Set<string>(
    TERMS.filter((term) => start.untold.includes(term) && !state.untold.includes(term)).map(
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
