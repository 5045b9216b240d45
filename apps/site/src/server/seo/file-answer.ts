import { isKnown, tagOf } from '../entity-tag.ts';

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
  return { body, type, tag: tagOf(body), cache, headers };
}

/** Sends a file, or says that the asker's copy is still good. */
export function answerWith(file: MachineFile, request: Request): Response {
  const headers = { ETag: file.tag, 'Cache-Control': CACHE[file.cache], ...file.headers };
  if (isKnown(file.tag, request)) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(file.body, { headers: { ...headers, 'Content-Type': `${file.type}; charset=utf-8` } });
}
