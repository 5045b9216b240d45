import type { APIRoute } from 'astro';

/** The location before RFC 9116 moved it to `.well-known`. */
export const GET: APIRoute = ({ redirect }) => redirect('/.well-known/security.txt', 301);
