import { createHash } from 'node:crypto';

/** What changes with a publishing is asked for again soon; what changes with a deployment, later. */
export const CACHE = {
  content: 'public, max-age=300, stale-while-revalidate=600',
  static: 'public, max-age=86400',
} as const;

/** A document for machines, ready to be sent. */
export interface MachineFile {
  body: string;
  /** Without the charset: all of them are UTF-8. */
  type: string;
  tag: string;
  cache: keyof typeof CACHE;
  headers: Record<string, string>;
}

export function toFile(
  body: string,
  type: string,
  { cache = 'content', headers = {} }: Partial<Pick<MachineFile, 'cache' | 'headers'>> = {},
): MachineFile {
  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  return { body, type, tag, cache, headers };
}

/** Sends a file, or says that the asker's copy is still good. */
export function answerWith(file: MachineFile, request: Request): Response {
  const headers = { ETag: file.tag, 'Cache-Control': CACHE[file.cache], ...file.headers };
  if (isKnown(file.tag, request.headers.get('If-None-Match'))) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(file.body, { headers: { ...headers, 'Content-Type': `${file.type}; charset=utf-8` } });
}

function isKnown(tag: string, ifNoneMatch: string | null): boolean {
  // A proxy that packs the body marks the tag as weak; for asking again that makes no difference.
  const known = ifNoneMatch?.split(',').map((one) => one.trim().replace(/^W\//, '')) ?? [];
  return known.includes(tag) || known.includes('*');
}
