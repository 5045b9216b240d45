/** Sent with every answer, also with files and errors. The content security policy of pages comes from the build. */
export const SECURITY_HEADERS: Record<string, string> = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // Browsers that know `frame-ancestors` go by that.
  'X-Frame-Options': 'DENY',
};

/** For what other sites show or read: pictures for sharing, open data. */
export const FOR_OTHER_SITES = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

/** Drawings with names in them: opened by themselves they are documents, and may load and run nothing. */
export const DRAWING_HEADERS: Record<string, string> = {
  'Content-Type': 'image/svg+xml; charset=utf-8',
  'Content-Security-Policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Cache-Control': 'public, max-age=86400',
};

/** For what is named by what it holds, and so never changes. */
export const CACHE_FOREVER = 'public, max-age=31536000, immutable';

/** Where an answer says nothing of it: nobody keeps it without asking again. */
export const CACHE_REVALIDATE = { 'Cache-Control': 'no-cache' };

/** For a draft: it is nobody else's to keep, to find, or to be told of. */
export const PREVIEW_HEADERS: Record<string, string> = {
  'Cache-Control': 'no-store, private',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'same-origin',
};

/** For what can hold a link to a casino: a market that is made information only is so everywhere within a minute. */
export const CACHE_WITH_LINKS = 'public, max-age=30, stale-while-revalidate=30';

/**
 * For pages: browsers ask again each time, by the page's tag; what stands before the site answers for it. A page that is
 * gone or has moved keeps as long, for whoever asks for it again and again.
 */
export const CACHE_PAGE = 'public, max-age=0, s-maxage=300, stale-while-revalidate=30, stale-if-error=86400';

/** By this what stands before the site says which version of the content it knows of; nothing older is answered for it. */
export const VERSION_HEADER = 'X-Content-Version';

/** Pages that a visitor points at are fetched ahead, never those that count, leave the site or write. */
const SPECULATION_RULES = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*', relative_to: 'document' },
          { not: { href_matches: ['/go', '/go/*', '/api/*', '/*/part/*'], relative_to: 'document' } },
          { not: { selector_matches: '[rel~=nofollow]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

/**
 * The rules are in the address itself: a file of their own would be a request on every first page. Only quotes would end
 * it; whatever else is escaped is read at each visit.
 */
export const SPECULATION_HEADER = `"data:application/speculationrules+json,${JSON.stringify(SPECULATION_RULES).replaceAll('"', '%22')}"`;
