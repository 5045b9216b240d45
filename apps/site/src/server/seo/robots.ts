/** Redirects, endpoints, drafts, and pieces of pages that a script fetches when somebody opens them: no page needs them to be seen. */
const NOT_FOR_CRAWLERS = ['/go', '/api', '/preview', '/*/part/'];

export function buildRobots(siteUrl: string): string {
  return [
    'User-agent: *',
    ...NOT_FOR_CRAWLERS.map((path) => `Disallow: ${path}`),
    'Allow: /',
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
