import { drawTile } from '@nettobonus/brand/tile';
import { TILE_VERSION_PARAM } from '@nettobonus/domain/catalogue/casino';
import type { APIRoute } from 'astro';
import { getCasinoName, waitForContent } from '../../server/content.ts';
import { CACHE_FOREVER, CACHE_REVALIDATE, SVG_HEADERS } from '../../server/headers.ts';
import { tileVersion } from '../../server/tile-version.ts';
import { unavailableResponse } from '../../server/unavailable-response.ts';

/** A casino's generated logo. Pages request a specific version of it, which never changes. */
export const GET: APIRoute = async ({ params, locals }) => {
  if (!(await waitForContent())) return unavailableResponse();
  const name = getCasinoName(params.slug ?? '');
  if (!name) return new Response(null, { status: 404 });
  return new Response(drawTile(name), {
    headers: { ...SVG_HEADERS, ...getCacheHeaders(name, locals.url.searchParams.get(TILE_VERSION_PARAM)) },
  });
};

function getCacheHeaders(name: string, version: string | null): Record<string, string> {
  if (version === null) return {};
  // Do not cache outdated or made-up versions: an attacker could fill caches with them.
  return version === tileVersion(name) ? { 'Cache-Control': CACHE_FOREVER } : CACHE_REVALIDATE;
}
