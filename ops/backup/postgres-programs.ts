import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

const DEBIAN_DIR = '/usr/lib/postgresql';

/** The path of one of PostgreSQL's programs: in POSTGRES_BIN, or the newest that Debian's packages brought. */
export function findProgram(name: string): string {
  const path = join(process.env.POSTGRES_BIN ?? findDebianBin(), name);
  if (!existsSync(path)) {
    throw new Error(
      `${path} is not there. Install PostgreSQL's server package, or say in POSTGRES_BIN where its programs are.`,
    );
  }
  return path;
}

function findDebianBin(): string {
  const versions = existsSync(DEBIAN_DIR) ? readdirSync(DEBIAN_DIR).map(Number).filter(Boolean) : [];
  return join(DEBIAN_DIR, String(Math.max(0, ...versions)), 'bin');
}

/** Runs a program to its end and returns what it printed. Whoever interrupts us interrupts it. */
export async function run(program: string, args: readonly string[], env = process.env): Promise<string> {
  const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const interrupt = (signal: NodeJS.Signals) => child.kill(signal);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, interrupt);
  try {
    const [printed, complained, code] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      new Promise<number | null>((done, fail) => child.once('error', fail).once('close', done)),
    ]);
    if (code === 0) return printed;
    throw new Error(`${program} ended with ${code ?? 'a signal'}: ${complained.trim()}`);
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, interrupt);
  }
}
