/** Whether the request comes from a page on this site. Another site's page cannot forge these headers in a browser. */
export function isSameOrigin(headers: Headers, siteUrl: string): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  // Older browsers lack that header, but send Origin with every POST.
  return headers.get('origin') === new URL(siteUrl).origin;
}
