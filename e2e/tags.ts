/** For a test that repeats another one or covers a detail. Only `npm run e2e:all` runs it, at night. */
export const NIGHTLY = { tag: '@all' };

/** For a test that also runs at the width of a phone, where it covers other behaviour than on a desktop. */
export const ON_PHONE = { tag: '@phone' };

/** Tests in languages other than Finnish cover texts and widths, not behaviour, and run only at night. */
export const tagForLanguage = (market: string) => (market === 'fi' ? {} : NIGHTLY);
