/** Sent with every response, including files and errors. The build sets the full content security policy of pages. */
export const SECURITY_HEADERS: Record<string, string> = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // Pages and SVGs have a stricter policy. `X-Frame-Options` is for browsers without support for `frame-ancestors`.
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Frame-Options': 'DENY',
};

/** For resources that other sites load: social images, open data. */
export const CROSS_ORIGIN_HEADERS = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

/** For generated SVGs. A browser opens an SVG as a document, so the policy blocks scripts and subresources. */
export const SVG_HEADERS: Record<string, string> = {
  'Content-Type': 'image/svg+xml; charset=utf-8',
  'Content-Security-Policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Cache-Control': 'public, max-age=86400',
};

/** For content-addressed URLs, which never change. */
export const CACHE_FOREVER = 'public, max-age=31536000, immutable';

/** The default: caches must revalidate before reuse. */
export const CACHE_REVALIDATE = { 'Cache-Control': 'no-cache' };

/** For drafts: not cached, not indexed, and no referrer to other sites. */
export const PREVIEW_HEADERS: Record<string, string> = {
  'Cache-Control': 'no-store, private',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'same-origin',
};

/** For responses that can contain affiliate links: a switch to information-only takes effect everywhere within a minute. */
export const CACHE_WITH_LINKS = 'public, max-age=30, stale-while-revalidate=30';

/**
 * For pages: browsers revalidate by ETag on every visit, and the edge responds from its cache. Redirects and not-found
 * pages are cached for the same time, so that repeated requests for them do not reach the site.
 */
export const CACHE_PAGE = 'public, max-age=0, s-maxage=300, stale-while-revalidate=30, stale-if-error=86400';

/** The edge sends the content version that it knows of; the site must not respond with older content. */
export const VERSION_HEADER = 'X-Content-Version';

/**
 * Browsers prefetch pages that a visitor points at, but no links that count clicks, leave the site or change data, and
 * no longer lists, which scripts show without loading a page.
 */
const SPECULATION_RULES = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*', relative_to: 'document' },
          { not: { href_matches: ['/go', '/go/*', '/api/*', '/*/part/*'], relative_to: 'document' } },
          { not: { selector_matches: '[rel~=nofollow], .more a' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

/**
 * The rules are inline as a data URL: a separate file would cost a request on every first page view. Only quotes need
 * escaping, since they would end the header value; more escapes would only make every response larger.
 */
export const SPECULATION_HEADER = `"data:application/speculationrules+json,${JSON.stringify(SPECULATION_RULES).replaceAll('"', '%22')}"`;
