/** For requests that cannot be answered until content or the database is available. */
export function unavailableResponse(): Response {
  return new Response(null, { status: 503, headers: { 'Retry-After': '5', 'Cache-Control': 'no-store' } });
}
