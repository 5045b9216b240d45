import { access } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type ServerProcess, startServer } from './child-process.ts';

const STUDIO_DIR = fileURLToPath(new URL('../apps/studio', import.meta.url));
const BUILD_ID = fileURLToPath(new URL('../apps/studio/.next/BUILD_ID', import.meta.url));
const NEXT = fileURLToPath(new URL('../node_modules/next/dist/bin/next', import.meta.url));
const HOST = '127.0.0.1';

interface StudioProcessOptions {
  mode: 'dev' | 'production';
  port: number;
  databaseUrl: string;
  /** The site that shows previews of drafts. */
  siteUrl: string;
  env?: Record<string, string>;
  output?: 'inherit' | 'ignore' | number;
}

export async function startStudio(options: StudioProcessOptions): Promise<ServerProcess> {
  const { mode, port, databaseUrl, siteUrl, output = 'inherit' } = options;
  if (mode === 'production') {
    await access(BUILD_ID).catch(() => {
      throw new Error('The studio is not built. Run `npm run build:studio` first.');
    });
  }
  const url = `http://localhost:${port}`;
  return startServer({
    name: 'The studio',
    args: [NEXT, mode === 'dev' ? 'dev' : 'start', '--hostname', HOST, '--port', String(port)],
    cwd: STUDIO_DIR,
    output,
    url,
    readyPath: '/healthz',
    env: {
      ...process.env,
      NODE_ENV: mode === 'dev' ? 'development' : 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      DATABASE_URL: databaseUrl,
      SITE_URL: siteUrl,
      // Without STUDIO_URL the studio serves only this machine, for development, demonstrations and tests.
      ...(process.env.STUDIO_URL
        ? {}
        : { STUDIO_URL: url, SECOND_FACTOR: process.env.SECOND_FACTOR ?? 'optional' }),
      ...options.env,
    },
  });
}
