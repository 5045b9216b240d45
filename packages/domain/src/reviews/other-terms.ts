import { formatInlineText } from '../texts/plain-text.ts';
import type { InlineText } from '../texts/rich-text.ts';
import type { FigureName } from './fill-figures.ts';

/** The figures that the review's table of terms shows. */
const TABLE_FIGURES: readonly string[] = [
  'wagering',
  'spinWagering',
  'match',
  'maxBonus',
  'minDeposit',
  'maxBet',
  'winCap',
  'spins',
  'spinValue',
  'validDays',
] satisfies FigureName[];
/** The table also states what has to be wagered. */
const WAGERING_FIGURES: readonly string[] = ['wagering', 'spinWagering'] satisfies FigureName[];

/**
 * Whether a term, before its tokens are filled in, only repeats what the table of terms shows: `Minimitalletus
 * {minDeposit}`. A clause after the figure adds something, for example what happens if the limit is exceeded.
 */
function repeatsTable(term: string): boolean {
  const figures = [...term.matchAll(/\{(\w+)[^{}]*\}/g)].map(([, name = '']) => name);
  if (figures.length === 0 || !figures.every((name) => TABLE_FIGURES.includes(name))) return false;
  const rest = term.slice(term.lastIndexOf('}') + 1);
  return figures.some((name) => WAGERING_FIGURES.includes(name)) || !/[,;]/.test(rest);
}

/** The terms that the table does not show. */
export function listOtherTerms(terms: readonly InlineText[]): InlineText[] {
  return terms.filter((term) => !repeatsTable(formatInlineText(term)));
}
