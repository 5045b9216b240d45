/** For a test that repeats another one or covers a detail. Only the nightly `npm run e2e:all` runs it. */
export const NIGHTLY = { tag: '@nightly' };

/** For a test that also runs at the width of a phone, where it covers behaviour that the desktop test does not. */
export const ON_PHONE = { tag: '@phone' };

/** Tests in languages other than Finnish cover texts and widths, not behaviour, and run only at night. */
export const tagForLanguage = (market: string) => (market === 'fi' ? {} : NIGHTLY);
