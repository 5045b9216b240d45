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
  // Next writes scripts into its pages: what they may be is not said here, who may frame them and where forms go is.
  {
    key: 'Content-Security-Policy',
    value: "frame-ancestors 'self'; object-src 'none'; base-uri 'none'; form-action 'self'",
  },
];

const config: NextConfig = {
  poweredByHeader: false,
  // An image holds what is needed and no more; where the whole checkout is at hand, `next start` is enough.
  ...(process.env.STUDIO_OUTPUT === 'standalone' ? { output: 'standalone' } : {}),
  // `npm run types` checks them, and faster.
  typescript: { ignoreBuildErrors: true },
  transpilePackages: ['@nettobonus/domain', '@nettobonus/brand', '@nettobonus/store'],
  // One copy for what answers requests and for what begins by itself (instrumentation.ts): with one in each bundle, an
  // error class of one is unknown to the other, and editors would not see which field is invalid.
  serverExternalPackages: ['payload', '@payloadcms/db-postgres', '@payloadcms/drizzle'],
  turbopack: { root: fileURLToPath(new URL('../..', import.meta.url)) },
  headers: async () => [
    { source: '/:path*', headers: HEADERS },
    // Pictures set their own Cache-Control, which a header here would replace.
    { source: '/api/:path((?!media/file/).*)', headers: [{ key: 'Cache-Control', value: 'no-store' }] },
  ],
  redirects: async () => [{ source: '/', destination: '/admin', permanent: false }],
};

export default withPayload(config, { devBundleServerPackages: false });
