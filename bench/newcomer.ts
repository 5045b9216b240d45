/**
 * Measures the first start of a new developer: clones the last commit and runs the README's commands, until the site
 * shows a page, the studio shows its first screen, and the catalogue is loaded. `npm run newcomer` prints the seconds of
 * each step; fails after five minutes.
 */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { findFreePort } from '../ops/embedded-database.ts';

const LIMIT_S = 300;
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const run = promisify(execFile);

const dir = await mkdtemp(join(tmpdir(), 'nettobonus-test-'));
// As root, PostgreSQL runs as another user, which must be able to read the directory.
await chmod(dir, 0o755);
const clone = join(dir, 'nettobonus');
const [port, studioPort] = [await findFreePort(), await findFreePort()];
const env = { ...process.env, PORT: String(port), STUDIO_PORT: String(studioPort) };
const startedAt = performance.now();
let isInTime = false;
let dev: ChildProcess | null = null;
/** The end of its output, for error messages. */
let output = '';
console.log(`Load average ${loadavg()[0]?.toFixed(1)}`);
try {
  await run('git', ['clone', '--quiet', ROOT, clone]);
  report('cloned');
  await run('npm', ['install', '--no-audit', '--no-fund'], { cwd: clone, env, maxBuffer: 1 << 26 });
  report('npm install');
  // Its own process group: npm does not forward every signal to its children.
  dev = spawn('npm', ['run', 'dev'], { cwd: clone, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [dev.stdout, dev.stderr])
    stream?.on('data', (chunk) => (output = (output + chunk).slice(-2_000)));
  await waitForText(`http://localhost:${port}/fi`, 'Parhaat kasinobonukset');
  report('npm run dev: the site shows its home page');
  await waitForText(`http://localhost:${studioPort}/admin/create-first-user`, 'Nettobonus');
  report('the studio shows the form for its first user');
  await run('npm', ['run', 'studio:load'], { cwd: clone, env, maxBuffer: 1 << 26 });
  report('npm run studio:load: the studio has the catalogue');
  isInTime = seconds() <= LIMIT_S;
} finally {
  if (dev?.pid && dev.exitCode === null) {
    process.kill(-dev.pid, 'SIGTERM');
    await once(dev, 'exit');
    await setTimeout(5_000);
  }
  await rm(dir, { recursive: true, force: true, maxRetries: 5, retryDelay: 1_000 });
}
console.log(isInTime ? `Within ${LIMIT_S} s` : `NOT within ${LIMIT_S} s`);
process.exit(isInTime ? 0 : 1);

function seconds(): number {
  return (performance.now() - startedAt) / 1000;
}

function report(step: string): void {
  console.log(`${seconds().toFixed(0).padStart(4)} s  ${step}`);
}

async function waitForText(url: string, text: string): Promise<void> {
  while (seconds() < LIMIT_S) {
    if (dev?.exitCode !== null) throw new Error(`npm run dev exited:\n${output}`);
    const response = await fetch(url).catch(() => null);
    if (response?.ok && (await response.text()).includes(text)) return;
    await setTimeout(200);
  }
  throw new Error(`${url} does not show ${text}:\n${output}`);
}
