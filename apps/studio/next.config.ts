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
  // `npm run types` checks them, and faster.
  typescript: { ignoreBuildErrors: true },
  transpilePackages: ['@nettobonus/domain', '@nettobonus/look', '@nettobonus/store'],
  turbopack: { root: fileURLToPath(new URL('../..', import.meta.url)) },
  headers: async () => [{ source: '/:path*', headers: HEADERS }],
  redirects: async () => [{ source: '/', destination: '/admin', permanent: false }],
};

export default withPayload(config, { devBundleServerPackages: false });
