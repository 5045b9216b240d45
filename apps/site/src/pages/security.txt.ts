import type { APIRoute } from 'astro';

/** Where it was before RFC 9116 named its place. */
export const GET: APIRoute = ({ redirect }) => redirect('/.well-known/security.txt', 301);
