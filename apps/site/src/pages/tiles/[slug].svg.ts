import { drawTile } from '@nettobonus/look/tile';
import type { APIRoute } from 'astro';
import { getCasinoName } from '../../server/content.ts';
import { DRAWING_HEADERS } from '../../server/headers.ts';

/** A casino's logo. */
export const GET: APIRoute = ({ params }) => {
  const name = getCasinoName(params.slug ?? '');
  if (!name) return new Response(null, { status: 404 });
  return new Response(drawTile(name), { headers: DRAWING_HEADERS });
};
