import { fileURLToPath } from 'node:url';
import { withPayload } from '@payloadcms/next/withPayload';
import type { NextConfig } from 'next';

const HEADERS = [
  { key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains' },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'same-origin' },
  { key: 'X-Robots-Tag', value: 'noindex, nofollow' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), payment=(), usb=()' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
  { key: 'X-Frame-Options', value: 'SAMEORIGIN' },
];

/** For every path except the studio's pages: their policy contains a nonce (src/proxy.ts). */
const CONTENT_SECURITY_POLICY = {
  key: 'Content-Security-Policy',
  // The page that explains why there is no preview has inline styles.
  value: `default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; form-action 'self'; object-src 'none'; base-uri 'none'`,
};

const config: NextConfig = {
  poweredByHeader: false,
  // The container image needs the standalone output; a full checkout runs `next start`.
  ...(process.env.STUDIO_OUTPUT === 'standalone' ? { output: 'standalone' } : {}),
  // `npm run types` checks the types and is faster than Next.
  typescript: { ignoreBuildErrors: true },
  transpilePackages: ['@nettobonus/domain', '@nettobonus/brand', '@nettobonus/store'],
  // Request handlers and instrumentation.ts must share one copy of Payload. With a copy in each bundle, `instanceof`
  // fails for errors from the other copy, and editors would not see which field is invalid.
  serverExternalPackages: ['payload', '@payloadcms/db-postgres', '@payloadcms/drizzle', 'pg-boss'],
  turbopack: {
    root: fileURLToPath(new URL('../..', import.meta.url)),
    rules: {
      '**/@payloadcms/ui/dist/exports/client/index.js': { loaders: ['./find-by-label-loader.cjs'] },
    },
  },
  headers: async () => [
    { source: '/:path*', headers: HEADERS },
    { source: '/:path((?!admin(?:/|$)).*)', headers: [CONTENT_SECURITY_POLICY] },
    // Exclude pictures: a header here would replace their own Cache-Control.
    { source: '/api/:path((?!media/file/).*)', headers: [{ key: 'Cache-Control', value: 'no-store' }] },
  ],
  redirects: async () => [{ source: '/', destination: '/admin', permanent: false }],
};

export default withPayload(config, { devBundleServerPackages: false });
