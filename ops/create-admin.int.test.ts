import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { connect } from '@nettobonus/store/connect';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startStudioDatabase } from './use-test-database.ts';

const COMMAND = fileURLToPath(new URL('create-admin.ts', import.meta.url));
let database: Awaited<ReturnType<typeof startStudioDatabase>>;

beforeAll(async () => {
  database = await startStudioDatabase();
});
afterAll(() => database.remove());

/** Runs the command with the studio's database login, as in production, and with the password on standard input. */
async function createAdmin(password: string): Promise<{ code: number | null; output: string }> {
  const args = [COMMAND, '--email', 'maija@example.org', '--name', 'Maija Meikäläinen'];
  const env = { ...process.env, NODE_ENV: 'production', DATABASE_URL: database.studioUrl };
  const command = spawn(process.execPath, args, { env });
  command.stdin.end(`${password}\n`);
  const exited = new Promise<number | null>((done) => command.on('exit', done));
  const [code, ...output] = await Promise.all([exited, text(command.stdout), text(command.stderr)]);
  return { code, output: output.join('') };
}

test('the command creates the first admin, and applies the studio’s password rules', async () => {
  const weak = await createAdmin('maija-1234567');
  expect(weak.code).toBe(1);
  expect(weak.output).toContain('Do not use your name');
  const created = await createAdmin('correct-horse-battery');
  expect(created.output).toContain('Created the admin maija@example.org');
  expect(created.code).toBe(0);
  const db = connect(database.url, { maxConnections: 1 });
  expect(await db`SELECT name, email, role FROM studio.users`).toEqual([
    { name: 'Maija Meikäläinen', email: 'maija@example.org', role: 'admin' },
  ]);
  await db.end();
});
