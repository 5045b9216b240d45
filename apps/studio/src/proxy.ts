import { randomBytes } from 'node:crypto';
import { type NextRequest, NextResponse } from 'next/server';
import { buildContentSecurityPolicy } from './http/content-security-policy.ts';

/** Sets a page's content security policy. Next reads the nonce from this header and adds it to its own scripts. */
export function proxy(request: NextRequest): NextResponse {
  const policy = buildContentSecurityPolicy(randomBytes(16).toString('base64'));
  const headers = new Headers(request.headers);
  headers.set('Content-Security-Policy', policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('Content-Security-Policy', policy);
  return response;
}

export const config = {
  // Skip server functions: they return data, not pages, and Next would read their request body twice.
  matcher: [{ source: '/admin/:path*', missing: [{ type: 'header', key: 'next-action' }] }],
};
