import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const STUDIO_DIR = fileURLToPath(new URL('../apps/studio', import.meta.url));

interface StudioCommand {
  databaseUrl: string;
  /** Lines to write to the command's standard input. */
  lines?: Iterable<string>;
  output?: 'inherit' | 'ignore';
}

/** Runs one of the studio's commands on a database, with the studio's configuration. */
export async function runStudioCommand(
  file: 'src/create-admin.ts' | 'src/load.ts' | 'src/migrate.ts',
  { databaseUrl, lines = [], output = 'inherit' }: StudioCommand,
): Promise<void> {
  const command = spawn(process.execPath, [file], {
    cwd: STUDIO_DIR,
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ['pipe', output, 'inherit'],
  });
  for (const line of lines) command.stdin?.write(`${line}\n`);
  command.stdin?.end();
  const code = await new Promise<number | null>((done) => command.on('exit', done));
  if (code !== 0) throw new Error(`The studio's ${file} exited with code ${code}`);
}

/** Migrates schema `studio`. */
export function migrateStudio(databaseUrl: string): Promise<void> {
  return runStudioCommand('src/migrate.ts', { databaseUrl, output: 'ignore' });
}
