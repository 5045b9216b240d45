import { isKnown } from '../entity-tag.ts';
import { FOR_OTHER_SITES } from '../headers.ts';
import type { Picture } from './draw-once.ts';

/** The picture, or word that the asker's copy of it is the same. */
export function sendPicture({ png, etag }: Picture, request: Request): Response {
  const headers = {
    'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800',
    ETag: etag,
    ...FOR_OTHER_SITES,
  };
  if (isKnown(etag, request)) return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(png), {
    headers: { ...headers, 'Content-Type': 'image/png', 'Content-Length': String(png.length) },
  });
}
