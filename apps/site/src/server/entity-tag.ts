import { createHash } from 'node:crypto';

/** A strong ETag: the hash of the body. */
export function etagOf(body: string | Buffer): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}

/** Whether the client's cached copy is still current, by `If-None-Match`. */
export function isNotModified(tag: string, request: Request): boolean {
  // A proxy that compresses the body makes the ETag weak; revalidation ignores that.
  const candidates = request.headers.get('If-None-Match')?.split(',') ?? [];
  return candidates
    .map((value) => value.trim().replace(/^W\//, ''))
    .some((value) => value === tag || value === '*');
}
