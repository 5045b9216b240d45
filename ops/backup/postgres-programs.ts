import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

const DEBIAN_DIR = '/usr/lib/postgresql';

/** The path of a PostgreSQL program: in POSTGRES_BIN, or in the newest version that Debian's packages installed. */
export function findProgram(name: string): string {
  const path = join(process.env.POSTGRES_BIN ?? findDebianBin(), name);
  if (!existsSync(path)) {
    throw new Error(
      `${path} not found. Install PostgreSQL's server package, or set POSTGRES_BIN to the folder of its programs.`,
    );
  }
  return path;
}

function findDebianBin(): string {
  const versions = existsSync(DEBIAN_DIR) ? readdirSync(DEBIAN_DIR).map(Number).filter(Boolean) : [];
  return join(DEBIAN_DIR, String(Math.max(0, ...versions)), 'bin');
}

/** Runs a program and returns its standard output. Forwards SIGINT and SIGTERM to it. */
export async function run(program: string, args: readonly string[], env = process.env): Promise<string> {
  const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const interrupt = (signal: NodeJS.Signals) => child.kill(signal);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, interrupt);
  try {
    const [stdout, stderr, code] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      new Promise<number | null>((done, fail) => child.once('error', fail).once('close', done)),
    ]);
    if (code === 0) return stdout;
    throw new Error(
      `${program} exited with ${code === null ? 'a signal' : `code ${code}`}: ${stderr.trim()}`,
    );
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, interrupt);
  }
}
