import { randomBytes } from 'node:crypto';
import { type NextRequest, NextResponse } from 'next/server';
import { buildContentSecurityPolicy } from './http/content-security-policy.ts';

/** Sets the content security policy of a page. Next reads the nonce from it and adds it to its own scripts. */
export function proxy(request: NextRequest): NextResponse {
  const policy = buildContentSecurityPolicy(randomBytes(16).toString('base64'));
  const headers = new Headers(request.headers);
  headers.set('Content-Security-Policy', policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('Content-Security-Policy', policy);
  return response;
}

export const config = {
  // Server functions answer with data. For them, Next would read the body twice, once for this function.
  matcher: [{ source: '/admin/:path*', missing: [{ type: 'header', key: 'next-action' }] }],
};
