import type { Picture } from './draw-once.ts';

/** The picture, or word that the asker's copy of it is the same. */
export function sendPicture({ png, etag }: Picture, request: Request): Response {
  const headers = {
    'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800',
    ETag: etag,
  };
  // Proxies that compress mark a tag as weak.
  const known = request.headers.get('If-None-Match')?.split(/\s*,\s*/) ?? [];
  if (known.some((tag) => tag.replace(/^W\//, '') === etag))
    return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(png), {
    headers: { ...headers, 'Content-Type': 'image/png', 'Content-Length': String(png.length) },
  });
}
