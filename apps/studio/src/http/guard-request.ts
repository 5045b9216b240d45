import { errorResponse } from './error-response.ts';

const KB = 1024;
const MB = 1024 * KB;

/** Paths that accept requests without a login. */
const LOGIN_PATH = /^\/api\/users\/[a-z-]+$/;
const LARGE_PATHS = [
  // A picture of 10 MB and the other fields of its form. The edge has the same limit.
  { pattern: /^\/api\/media(\/|$)/, limit: 11 * MB },
  // A CSV file of 2 MB as JSON, which escapes quotes and line breaks.
  { pattern: /^\/api\/sheets\/[a-z-]+$/, limit: 4 * MB },
];

/** The largest body that a path accepts. */
export function getBodyLimit(pathname: string): number {
  const large = LARGE_PATHS.find(({ pattern }) => pattern.test(pathname));
  return large?.limit ?? (LOGIN_PATH.test(pathname) ? 16 * KB : MB);
}

/**
 * Checks a request before Payload handles it. Refuses requests from pages of another origin: the public site is on the
 * same registrable domain, so `SameSite` cookies do not protect against its pages. Refuses bodies above the path's
 * limit before they fill up memory.
 */
export async function guardRequest(request: Request): Promise<Request | Response> {
  const fetchSite = request.headers.get('sec-fetch-site');
  if (fetchSite === 'cross-site' || fetchSite === 'same-site') {
    return errorResponse(403, 'The studio’s API accepts requests from its own pages only.');
  }
  if (!request.body) return request;
  const limit = getBodyLimit(new URL(request.url).pathname);
  const tooLarge = () => errorResponse(413, `The request is larger than ${Math.floor(limit / KB)} KB.`);
  const length = request.headers.get('content-length');
  // Node reads no more than `Content-Length` bytes.
  if (length !== null) return Number(length) <= limit ? request : tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.length;
    if (size > limit) return tooLarge();
    chunks.push(chunk);
  }
  const { url, method, headers, signal } = request;
  return new Request(url, { method, headers, signal, body: Buffer.concat(chunks) });
}
