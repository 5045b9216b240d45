/**
 * What a newcomer does: clones the last commit and runs the README's commands, until the site shows a page, the studio its
 * first screen and the catalogue is in it. `npm run newcomer` prints after how many seconds; fails after five minutes.
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
// Root starts PostgreSQL as another user.
await chmod(dir, 0o755);
const clone = join(dir, 'nettobonus');
const [port, studioPort] = [await findFreePort(), await findFreePort()];
const env = { ...process.env, PORT: String(port), STUDIO_PORT: String(studioPort) };
const startedAt = performance.now();
let isInTime = false;
let dev: ChildProcess | null = null;
/** The end of what it said. */
let said = '';
console.log(`Load of the machine ${loadavg()[0]?.toFixed(1)}`);
try {
  await run('git', ['clone', '--quiet', ROOT, clone]);
  tell('cloned');
  await run('npm', ['install', '--no-audit', '--no-fund'], { cwd: clone, env, maxBuffer: 1 << 26 });
  tell('npm install');
  // A group of its own: npm does not hand on every signal to what it starts.
  dev = spawn('npm', ['run', 'dev'], { cwd: clone, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [dev.stdout, dev.stderr])
    stream?.on('data', (text) => (said = (said + text).slice(-2_000)));
  await untilShown(`http://localhost:${port}/fi`, 'Parhaat kasinobonukset');
  tell('npm run dev: the site shows its home page');
  await untilShown(`http://localhost:${studioPort}/admin/create-first-user`, 'Nettobonus');
  tell('the studio asks for its first user');
  await run('npm', ['run', 'studio:load'], { cwd: clone, env, maxBuffer: 1 << 26 });
  tell('npm run studio:load: the catalogue is in the studio');
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

function tell(what: string): void {
  console.log(`${seconds().toFixed(0).padStart(4)} s  ${what}`);
}

async function untilShown(url: string, words: string): Promise<void> {
  while (seconds() < LIMIT_S) {
    if (dev?.exitCode !== null) throw new Error(`npm run dev ended:\n${said}`);
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok && (await answer.text()).includes(words)) return;
    await setTimeout(200);
  }
  throw new Error(`${url} does not show ${words}:\n${said}`);
}
