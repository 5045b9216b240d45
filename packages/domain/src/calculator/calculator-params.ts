import type { Market } from '../markets/market.ts';
import type { RequiredTerm } from '../offers/offer-terms.ts';
import {
  type CalculatorState,
  CHOICE_FIELDS,
  CHOICES,
  FIELD_BY_TERM,
  fieldRange,
  fromInputValue,
  NUMBER_FIELDS,
  toInputValue,
} from './calculator.ts';

/** The parameter with the casino whose offer the calculator starts from. */
export const CASINO_PARAM = 'kasino';

const TERMS = Object.keys(FIELD_BY_TERM) as RequiredTerm[];

/** Danish thousands, as a field shows them. No value of ours has three decimals, so `1.000` can only be a thousand. */
const DANISH_GROUPS = /^\d{1,3}(?:\.\d{3})+(?:,\d*)?$/;

/** Reads a number as visitors write it: `1 000`, `12,5`, in Danish also `1.000`. NaN if it is none. */
function parseNumber(text: string, market: Market): number {
  const withoutGroups = market === 'dk' && DANISH_GROUPS.test(text) ? text.replaceAll('.', '') : text;
  return Number(withoutGroups.replaceAll(/\s/g, '').replace(',', '.'));
}

/**
 * Applies URL or form parameters to a start state. Never throws: a value that is not a number is ignored, a value that
 * is out of range is clamped, and an empty limit means no limit.
 */
export function parseCalculator(
  params: URLSearchParams,
  start: CalculatorState,
  market: Market,
): CalculatorState {
  const state: Record<string, unknown> = { ...start };
  const filledIn = new Set<string>();
  for (const field of NUMBER_FIELDS) {
    const raw = params.get(field)?.trim();
    if (raw === undefined) continue;
    const number = parseNumber(raw, market);
    if (raw !== '' && Number.isFinite(number)) {
      state[field] = fromInputValue(field, number, market);
      filledIn.add(field);
    } else if (raw === '' && fieldRange(field, market).isOptional) {
      state[field] = null;
    }
  }
  for (const field of CHOICE_FIELDS) {
    const options: readonly string[] = CHOICES[field];
    const choice = params.get(field);
    if (choice !== null && options.includes(choice)) state[field] = choice;
  }
  state.undisclosed = start.undisclosed.filter((term) => !filledIn.has(FIELD_BY_TERM[term]));
  return state as CalculatorState;
}

/** The values that differ from the start state, and every undisclosed term that the visitor has filled in. */
export function toCalculatorParams(
  state: CalculatorState,
  start: CalculatorState,
  casino: string | null,
): URLSearchParams {
  const params = new URLSearchParams();
  if (casino) params.set(CASINO_PARAM, casino);
  const filledIn = new Set<string>(
    TERMS.filter((term) => start.undisclosed.includes(term) && !state.undisclosed.includes(term)).map(
      (term) => FIELD_BY_TERM[term],
    ),
  );
  for (const field of CHOICE_FIELDS) {
    if (state[field] !== start[field]) params.set(field, state[field]);
  }
  for (const field of NUMBER_FIELDS) {
    const value = state[field];
    if (value === start[field] && !filledIn.has(field)) continue;
    params.set(field, value === null ? '' : String(toInputValue(field, value)));
  }
  return params;
}
