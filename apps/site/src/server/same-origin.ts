/** Whether the request comes from a page on this site. Another site's page cannot forge these headers in a browser. */
export function isSameOrigin(headers: Headers, siteUrl: string): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  // Older browsers lack that header, but send Origin with every POST.
  return headers.get('origin') === new URL(siteUrl).origin;
}

/** The types that another site's page can send without a CORS preflight. A request without a type counts as one. */
const FORM_TYPES = /application\/x-www-form-urlencoded|multipart\/form-data|text\/plain/i;
const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/** Whether a page of another site may have sent the request in a visitor's name. */
export function isCrossSiteForm({ method, headers }: Request, siteUrl: string): boolean {
  const isForm = FORM_TYPES.test(headers.get('content-type') ?? 'text/plain');
  return isForm && !SAFE_METHODS.includes(method) && !isSameOrigin(headers, siteUrl);
}
