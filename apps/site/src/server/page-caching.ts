import { CACHE_PAGE } from './headers.ts';

/** nginx's status for a client that has disconnected. No client receives it. */
export const CLIENT_CLOSED_REQUEST = 499;

/** Lets the edge cache a page, redirect or not-found page. A failed render has its own headers: it must not be cached. */
export function withPageCaching(response: Response, etag?: string): Response {
  if (response.status >= CLIENT_CLOSED_REQUEST) return response;
  response.headers.set('Cache-Control', CACHE_PAGE);
  if (etag) response.headers.set('ETag', etag);
  return response;
}
