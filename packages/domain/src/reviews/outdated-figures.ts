import type { Listing } from '../catalogue/casino.ts';
import { type Fact, getFacts } from '../catalogue/labels.ts';
import type { Market } from '../markets/market.ts';
import type { PublishedOffer } from '../offer-history/offer-change.ts';
import { KEYWORDS, normaliseText } from '../shared/keywords.ts';
import { type FigureName, type Figures, listFigures } from './fill-figures.ts';
import { findTypedFigures, listTypedNumbers, type TypedUnit } from './typed-figures.ts';

/** Figures of the terms that a text may name without words that show which one is meant. */
const TERM_FIGURES: Record<TypedUnit, readonly FigureName[]> = {
  money: ['maxBonus', 'minDeposit', 'maxBet', 'winCap', 'spinWinCap', 'cashbackCap'],
  multiplier: ['wagering', 'spinWagering'],
  percent: ['match', 'cashback'],
  days: ['validDays'],
  spins: ['spins'],
};

/** Promises that a text makes in words. Those beyond the labels of a card are sentences and inflected forms. */
const PROMISES = {
  wagerFree: [
    ...KEYWORDS.wagerFree,
    'kierrätysvapai',
    'ei kierrätystä',
    'ei kierrätysvaatimu',
    'ilman kierrätys',
    'kierrätyksetön',
    'kierrätyksettöm',
    'inga omsättningskrav',
    'inget omsättningskrav',
    'ingen omsättning',
    'ingen omsetning',
    'ingen omsetningskrav',
    'ikke omsetningskrav',
    'ingen gennemspil',
    'intet gennemspil',
    'gennemspilsfri',
  ],
  nonSticky: KEYWORDS.nonSticky,
  halfSticky: KEYWORDS.halfSticky,
  noDeposit: KEYWORDS.noDeposit,
} as const satisfies Partial<Record<Fact, readonly string[]>>;
const PROMISED_FACTS = Object.keys(PROMISES) as (keyof typeof PROMISES)[];

/**
 * The figures and promises of earlier offers in a text, as typed, which the current offer no longer has. Tokens follow the
 * terms, so they are never outdated.
 */
export function listOutdatedFigures(
  text: string,
  { current, earlier, market }: { current: Listing; earlier: readonly PublishedOffer[]; market: Market },
): string[] {
  const { licence, rating } = current;
  const figures = listFigures(current, market);
  const facts = getFacts(current, market);
  const found = earlier.flatMap(({ terms }) => {
    const before = listFigures({ terms, rating }, market);
    const factsBefore = getFacts({ terms, licence }, market);
    return [
      ...findOldFigures(text, before, figures, market),
      ...PROMISED_FACTS.filter((fact) => factsBefore[fact] && facts[fact] === false).flatMap((fact) =>
        findWords(text, PROMISES[fact]),
      ),
    ];
  });
  return [...new Set(found)];
}

function findOldFigures(text: string, before: Figures, current: Figures, market: Market): string[] {
  const numbers = listTypedNumbers(text, market);
  const states = (figures: Figures, { value, unit }: (typeof numbers)[number]) =>
    TERM_FIGURES[unit].some((name) => figures[name] === value);
  const valid = new Set(
    [...findTypedFigures(text, current, market), ...numbers.filter((number) => states(current, number))].map(
      ({ index }) => index,
    ),
  );
  const calculated = findTypedFigures(text, before, market).filter(({ token }) => {
    const name = /\{(\w+)/.exec(token)?.[1] as FigureName;
    return before[name] !== current[name];
  });
  return [...calculated, ...numbers.filter((number) => states(before, number))]
    .filter(({ index }) => !valid.has(index))
    .toSorted((a, b) => a.index - b.index)
    .map(({ typed }) => typed);
}

/** The whole words around each phrase, as the text spells them. */
function findWords(text: string, phrases: readonly string[]): string[] {
  const normalised = normaliseText(text);
  return phrases.flatMap((phrase) => {
    const index = normalised.indexOf(phrase);
    if (index === -1) return [];
    const end = index + phrase.length;
    const rest = /^\p{L}*/u.exec(text.slice(end))?.[0] ?? '';
    return [text.slice(index, end) + rest];
  });
}
