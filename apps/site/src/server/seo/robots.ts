/** Redirects, endpoints, drafts, and data that scripts fetch on demand. No page needs them to render. */
const DISALLOWED = ['/go', '/api', '/preview', '/*/part/'];

/** The robots meta tag of a page. Search engines must not index invented offers, unless the operator says so. */
export function buildRobotsMeta(isSample: boolean, isIndexable: boolean): string {
  return isSample && !isIndexable ? 'noindex' : 'index, follow, max-image-preview:large';
}

export function buildRobots(siteUrl: string): string {
  return [
    'User-agent: *',
    ...DISALLOWED.map((path) => `Disallow: ${path}`),
    'Allow: /',
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
