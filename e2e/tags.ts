/** Another test proves the same; only `npm run e2e:all` runs this one too. */
export const REPEATS = { tag: '@all' };

/** At the width of a phone the test proves something else than on a desktop. */
export const ON_PHONE = { tag: '@phone' };

/** Journeys in other languages prove texts and widths, not behaviour. */
export const otherLanguage = (market: string) => (market === 'fi' ? {} : REPEATS);
