import { isNotModified } from '../entity-tag.ts';
import { CROSS_ORIGIN_HEADERS } from '../headers.ts';
import type { RenderedImage } from './draw-once.ts';

/** Sends the image, or 304 if the client's copy is current. */
export function sendImage({ png, etag }: RenderedImage, request: Request): Response {
  const headers = {
    'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800',
    ETag: etag,
    ...CROSS_ORIGIN_HEADERS,
  };
  if (isNotModified(etag, request)) return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(png), {
    headers: { ...headers, 'Content-Type': 'image/png', 'Content-Length': String(png.length) },
  });
}
