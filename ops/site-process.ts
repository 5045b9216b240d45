import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { access } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SITE_DIR = fileURLToPath(new URL('../apps/site', import.meta.url));
const ENTRY = fileURLToPath(new URL('../apps/site/dist/server/entry.mjs', import.meta.url));
const ASTRO = fileURLToPath(new URL('../node_modules/astro/bin/astro.mjs', import.meta.url));
const HOST = '127.0.0.1';
/** Requests that wait for a commit live longer than others; a larger nursery is to let them end within it. */
const PRODUCTION_FLAGS = ['--max-semi-space-size=64'];
const STOP_PATIENCE_MS = 5_000;

export interface SiteProcess {
  url: string;
  process: ChildProcess;
  /** Resolves when the process has ended, by itself or not. */
  ended: Promise<number | null>;
  /** Resolves when the site can show pages. */
  ready: (withinMs: number) => Promise<void>;
  stop: () => Promise<void>;
}

interface SiteProcessOptions {
  mode: 'dev' | 'production';
  port: number;
  databaseUrl: string;
  snapshotPath: string;
  env?: Record<string, string>;
  /** What the site prints: into this process's output, nowhere, or into an open file. */
  output?: 'inherit' | 'ignore' | number;
}

export async function startSite(options: SiteProcessOptions): Promise<SiteProcess> {
  const { mode, port, databaseUrl, snapshotPath, output = 'inherit' } = options;
  const host = process.env.HOST ?? HOST;
  if (mode === 'production') await requireBuild();
  const args =
    mode === 'dev' ? [ASTRO, 'dev', '--host', host, '--port', String(port)] : [...PRODUCTION_FLAGS, ENTRY];
  const child = spawn(process.execPath, args, {
    cwd: SITE_DIR,
    stdio: ['ignore', output, output],
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
  const url = `http://localhost:${port}`;
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  return {
    url,
    process: child,
    ended,
    ready: (withinMs) => waitUntilReady(url, child, withinMs),
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      const patience = setTimeout(() => child.kill('SIGKILL'), STOP_PATIENCE_MS);
      await ended;
      clearTimeout(patience);
    },
  };
}

async function waitUntilReady(url: string, child: ChildProcess, withinMs: number): Promise<void> {
  const deadline = Date.now() + withinMs;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The site ended at once, with code ${child.exitCode}`);
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((done) => setTimeout(done, 20));
  }
  throw new Error(`The site at ${url} was not ready within ${withinMs} ms`);
}

async function requireBuild(): Promise<void> {
  await access(ENTRY).catch(() => {
    throw new Error('There is no build to start. Run `npm run build` first.');
  });
}
