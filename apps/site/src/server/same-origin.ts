/** Whether a page of the site itself asks. A browser cannot be made to say so by somebody else's page. */
export function isSameOrigin(headers: Headers, siteUrl: string): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  // Browsers from before that header name the page's origin with every POST.
  return headers.get('origin') === new URL(siteUrl).origin;
}
