import { drawTile } from '@nettobonus/brand/tile';
import { TILE_VERSION_PARAM } from '@nettobonus/domain/catalogue/casino';
import type { APIRoute } from 'astro';
import { getCasinoName } from '../../server/content.ts';
import { CACHE_FOREVER, CACHE_REVALIDATE, DRAWING_HEADERS } from '../../server/headers.ts';
import { tileVersion } from '../../server/tile-version.ts';

/** A casino's drawn logo. Pages request the version they were rendered with, which never changes. */
export const GET: APIRoute = ({ params, locals }) => {
  const name = getCasinoName(params.slug ?? '');
  if (!name) return new Response(null, { status: 404 });
  return new Response(drawTile(name), {
    headers: { ...DRAWING_HEADERS, ...cacheOf(name, locals.url.searchParams.get(TILE_VERSION_PARAM)) },
  });
};

function cacheOf(name: string, version: string | null): Record<string, string> {
  if (version === null) return {};
  // Another version is from a page rendered before a rename, or made up. It must not fill caches.
  return version === tileVersion(name) ? { 'Cache-Control': CACHE_FOREVER } : CACHE_REVALIDATE;
}
