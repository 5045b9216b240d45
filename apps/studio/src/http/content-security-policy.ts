/** Next's development server uses `eval`, and reports changes over a WebSocket. */
const IS_DEVELOPMENT = process.env.NODE_ENV === 'development';

/**
 * The policy of the studio's pages. Allows inline styles: Payload and its select fields write style elements without a
 * nonce.
 */
export function buildContentSecurityPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${IS_DEVELOPMENT ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self' blob:${IS_DEVELOPMENT ? ' ws:' : ''}`,
    "frame-ancestors 'self'",
    "form-action 'self'",
    "object-src 'none'",
    "base-uri 'none'",
  ].join('; ');
}
