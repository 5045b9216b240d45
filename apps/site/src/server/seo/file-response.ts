import { computeEtag, isNotModified } from '../entity-tag.ts';

/** `content` changes with each publication, `static` only with a deployment. */
export const CACHE = {
  content: 'public, max-age=300, stale-while-revalidate=600',
  static: 'public, max-age=86400',
} as const;

/** A generated file for crawlers, feed readers or users of the open data. */
export interface GeneratedFile {
  body: string;
  /** Without the charset: all files are UTF-8. */
  type: string;
  etag: string;
  cache: keyof typeof CACHE;
  headers: Record<string, string>;
}

export function toFile(
  body: string,
  type: string,
  { cache = 'content', headers = {} }: Partial<Pick<GeneratedFile, 'cache' | 'headers'>> = {},
): GeneratedFile {
  return { body, type, etag: computeEtag(body), cache, headers };
}

/** Sends the file, or 304 if the client's copy is current. */
export function respondWithFile(file: GeneratedFile, request: Request): Response {
  const headers = { ETag: file.etag, 'Cache-Control': CACHE[file.cache], ...file.headers };
  if (isNotModified(file.etag, request)) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(file.body, { headers: { ...headers, 'Content-Type': `${file.type}; charset=utf-8` } });
}
