import { drawSprite } from '@nettobonus/look/tile';
import type { APIRoute } from 'astro';
import { findBrands } from '../server/content.ts';
import { DRAWING_HEADERS } from '../server/headers.ts';
import { readSprite } from '../server/sprite-address.ts';

/** The logos of one page in one picture, so that a list costs one request and not twenty. */
export const GET: APIRoute = ({ locals }) => {
  const tiles = findBrands(readSprite(locals.url));
  if (tiles.length === 0) return new Response(null, { status: 404 });
  return new Response(drawSprite(tiles), { headers: DRAWING_HEADERS });
};
