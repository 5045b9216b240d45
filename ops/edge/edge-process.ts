import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readlink, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { findFreePort } from '../embedded-database.ts';
import { buildEdgeConfig, type EdgeOptions } from './config.ts';
import { deployAssets } from './deploy-assets.ts';
import { followVersions, prepareVersions } from './follow-versions.ts';

export interface EdgeProcess {
  url: string;
  port: number;
  pid: number;
  dir: string;
  versionsDir: string;
  /** The end of nginx's stderr. */
  stderr: () => string;
  stop: () => Promise<void>;
}

/** Starts nginx with the edge's configuration on 127.0.0.1, with its state in `dir`. */
export async function startEdge(
  dir: string,
  sites: readonly string[],
  { buildDir, ...options }: Partial<EdgeOptions> & { buildDir?: string } = {},
): Promise<EdgeProcess> {
  const port = await findFreePort();
  // A path as deep as in production, because nginx resolves every path component at each request.
  const versionsDir = await mkdtemp(join(tmpdir(), 'nettobonus-test-'));
  const assetsDir = join(dir, 'assets');
  await mkdir(dir, { recursive: true });
  await Promise.all([deployAssets(assetsDir, buildDir), prepareVersions(versionsDir)]);
  const config = buildEdgeConfig({
    host: 'localhost',
    listen: `127.0.0.1:${port}`,
    tls: null,
    sites,
    studio: null,
    trustedProxies: [],
    assetsDir,
    versionsDir,
    stateDir: dir,
    accessLog: join(dir, 'access.log'),
    ...(process.getuid?.() === 0 ? { user: 'root' } : {}),
    ...options,
  });
  await writeFile(join(dir, 'nginx.conf'), config);
  const nginx = await startNginx(dir, 'nginx.conf', port);
  const abort = new AbortController();
  const following = followVersions(sites, versionsDir, abort.signal);
  for (
    let attempt = 0;
    attempt < 100 && (await readlink(join(versionsDir, 'any'))) === 'any-0';
    attempt += 1
  ) {
    await setTimeout(20);
  }
  return {
    url: `${options.tls ? 'https' : 'http'}://localhost:${port}`,
    port,
    pid: nginx.pid,
    dir,
    versionsDir,
    stderr: nginx.stderr,
    stop: async () => {
      abort.abort();
      await following;
      await nginx.stop();
      await rm(versionsDir, { recursive: true, force: true });
    },
  };
}

/** Starts nginx with a configuration file in the folder. Resolves when nginx accepts connections. */
export async function startNginx(dir: string, config: string, port: number) {
  const nginx = spawn('nginx', ['-p', dir, '-c', join(dir, config), '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let stderr = '';
  nginx.stderr.on('data', (text) => {
    stderr = (stderr + text).slice(-4_000);
  });
  nginx.on('error', (error) => {
    stderr += `\nnginx and its Brotli module are required (Debian: nginx-light, libnginx-mod-http-brotli-static): ${error}`;
  });
  const closed = once(nginx, 'close').catch(() => {});
  const deadline = Date.now() + 5_000;
  while (!(await acceptsConnections(port))) {
    if (nginx.exitCode !== null || Date.now() > deadline) throw new Error(`nginx did not start:\n${stderr}`);
    await setTimeout(20);
  }
  return {
    pid: nginx.pid ?? 0,
    stderr: () => stderr,
    stop: async () => {
      nginx.kill('SIGTERM');
      await closed;
      await rm(join(dir, 'nginx.pid'), { force: true });
    },
  };
}

function acceptsConnections(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => done(false));
    socket.on('connect', () => {
      socket.destroy();
      done(true);
    });
  });
}
