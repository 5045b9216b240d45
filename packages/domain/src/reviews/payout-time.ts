import type { Review } from './review.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

/** Time units in the four languages, in minutes. A banking day is at least a day. */
const UNITS: readonly [pattern: string, minutes: number][] = [
  ['minu(?:ut|t)\\p{L}*', 1],
  ['tun(?:ti|ni)\\p{L}*|tim(?:me|mar|e|er)', HOUR],
  ['(?:pankki|arki)?päiv\\p{L}*|vuorokau\\p{L}*', DAY],
  ['(?:bank|virke|hver)?dag(?:ar|er|e)?|dygn|døgn', DAY],
];

/** Words in front of a unit that stand for a number. "A few" counts as five, so that an exact promise comes first. */
const NUMBER_WORDS: readonly [pattern: RegExp, count: number][] = [
  [/^(?:puoli|halv)/, 0.5],
  [/^(?:muutam|någ|noen|få)/, 5],
  [/^(?:seuraav|näst|nest|næst)/, 2],
];

const QUANTITY = new RegExp(
  `(?:(?<count>\\d+(?:,\\d+)?)\\s+|(?<word>\\p{L}+)\\s+)?(?<![\\p{L}])(?:${UNITS.map(([pattern], index) => `(?<unit${index}>${pattern})`).join('|')})(?!\\p{L})`,
  'gu',
);

/**
 * The longest duration that a text such as `1–3 tuntia` or `Samma dag` allows, in minutes. Null if it names none. Editors
 * write these texts for readers, in the language of the market.
 */
export function parseDurationMinutes(text: string): number | null {
  const durations = [...text.toLowerCase().matchAll(QUANTITY)].flatMap(({ groups = {} }) => {
    // "På hverdager" says when, not how long.
    if (groups.word === 'på') return [];
    const unit = UNITS.findIndex((_, index) => groups[`unit${index}`] !== undefined);
    const wordCount = NUMBER_WORDS.find(([pattern]) => pattern.test(groups.word ?? ''))?.[1] ?? 1;
    const count = groups.count === undefined ? wordCount : Number(groups.count.replace(',', '.'));
    return [count * (UNITS[unit]?.[1] ?? 0)];
  });
  return durations.length === 0 ? null : Math.max(...durations);
}

/** How long the fastest withdrawal method takes at most, in minutes. Null if the duration of any method is unknown. */
export function fastestPayoutMinutes({ paymentMethods }: Pick<Review, 'paymentMethods'>): number | null {
  const durations = paymentMethods.withdrawals.map(({ time }) => parseDurationMinutes(time));
  return durations.includes(null) ? null : Math.min(...durations.filter((minutes) => minutes !== null));
}
