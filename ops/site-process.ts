import { access } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ServerProcess, startServer } from './child-process.ts';

const SITE_DIR = fileURLToPath(new URL('../apps/site', import.meta.url));
const ENTRY = fileURLToPath(new URL('../apps/site/dist/server/entry.mjs', import.meta.url));
const ASTRO = fileURLToPath(new URL('../node_modules/astro/bin/astro.mjs', import.meta.url));
const HOST = '127.0.0.1';
/** Enlarges the young generation: objects of requests that are waiting for a commit die before V8 promotes them. */
const PRODUCTION_FLAGS = ['--max-semi-space-size=64'];

export type SiteProcess = ServerProcess;

interface SiteProcessOptions {
  mode: 'dev' | 'production';
  port: number;
  databaseUrl: string;
  snapshotPath: string;
  env?: Record<string, string>;
  output?: 'inherit' | 'ignore' | number;
}

export async function startSite(options: SiteProcessOptions): Promise<SiteProcess> {
  const { mode, port, databaseUrl, snapshotPath, output = 'inherit' } = options;
  const host = process.env.HOST ?? HOST;
  if (mode === 'production') await requireBuild();
  return startServer({
    name: 'The site',
    args:
      mode === 'dev' ? [ASTRO, 'dev', '--host', host, '--port', String(port)] : [...PRODUCTION_FLAGS, ENTRY],
    cwd: SITE_DIR,
    output,
    url: `http://localhost:${port}`,
    readyPath: '/readyz',
    env: {
      ...process.env,
      NODE_ENV: mode === 'dev' ? 'development' : 'production',
      ASTRO_TELEMETRY_DISABLED: '1',
      ASTRO_NODE_LOGGING: 'disabled',
      HOST: host,
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      SNAPSHOT_PATH: snapshotPath,
      CLICK_SPOOL_DIR: process.env.CLICK_SPOOL_DIR ?? join(dirname(snapshotPath), 'click-spool'),
      SITE_URL: process.env.SITE_URL ?? `http://localhost:${port}`,
      ...options.env,
    },
  });
}

async function requireBuild(): Promise<void> {
  await access(ENTRY).catch(() => {
    throw new Error('The site is not built. Run `npm run build` first.');
  });
}
