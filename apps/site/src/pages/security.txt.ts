import type { APIRoute } from 'astro';

/** The usual location before RFC 9116 chose `.well-known`. */
export const GET: APIRoute = ({ redirect }) => redirect('/.well-known/security.txt', 301);
