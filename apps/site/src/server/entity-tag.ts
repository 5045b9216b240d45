import { createHash } from 'node:crypto';

/** A strong ETag: the hash of the body. */
export function computeEtag(body: string | Buffer): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}

/** Whether the client's cached copy is still current, by `If-None-Match`. */
export function isNotModified(etag: string, request: Request): boolean {
  // Compression makes an ETag weak. `If-None-Match` uses weak comparison, so ignore the prefix.
  const candidates = request.headers.get('If-None-Match')?.split(',') ?? [];
  return candidates
    .map((value) => value.trim().replace(/^W\//, ''))
    .some((value) => value === etag || value === '*');
}
