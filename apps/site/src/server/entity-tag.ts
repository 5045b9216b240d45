import { createHash } from 'node:crypto';

/** Names what an answer holds: the same body has the same tag. */
export function tagOf(body: string | Buffer): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}

/** Whether the asker's copy is still good. */
export function isKnown(tag: string, request: Request): boolean {
  // A proxy that packs the body marks the tag as weak; for asking again that makes no difference.
  const known = request.headers.get('If-None-Match')?.split(',') ?? [];
  return known.map((one) => one.trim().replace(/^W\//, '')).some((one) => one === tag || one === '*');
}
