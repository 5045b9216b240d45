import { fileURLToPath } from 'node:url';
import { withPayload } from '@payloadcms/next/withPayload';
import type { NextConfig } from 'next';

const HEADERS = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'same-origin' },
  { key: 'X-Robots-Tag', value: 'noindex, nofollow' },
  { key: 'Content-Security-Policy', value: "frame-ancestors 'self'; object-src 'none'; base-uri 'self'" },
];

const config: NextConfig = {
  poweredByHeader: false,
  // An image holds what is needed and no more; where the whole checkout is at hand, `next start` is enough.
  ...(process.env.STUDIO_OUTPUT === 'standalone' ? { output: 'standalone' } : {}),
  // `npm run types` checks them, and faster.
  typescript: { ignoreBuildErrors: true },
  transpilePackages: ['@nettobonus/domain', '@nettobonus/look', '@nettobonus/store'],
  // One copy for what answers requests and for what begins by itself (instrumentation.ts): with one in each bundle, an
  // error that is thrown by one is not known to the other, and editors would not be told which field is at fault.
  serverExternalPackages: ['payload', '@payloadcms/db-postgres', '@payloadcms/drizzle'],
  turbopack: { root: fileURLToPath(new URL('../..', import.meta.url)) },
  headers: async () => [{ source: '/:path*', headers: HEADERS }],
  redirects: async () => [{ source: '/', destination: '/admin', permanent: false }],
};

export default withPayload(config, { devBundleServerPackages: false });
