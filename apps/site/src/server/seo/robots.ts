/** Redirects, endpoints, drafts, and data that scripts fetch on demand. No page needs them to render. */
const DISALLOWED = ['/go', '/api', '/preview', '/*/part/'];

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
