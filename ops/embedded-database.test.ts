import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { requireAccessibleFolders } from './embedded-database.ts';

test('reports a checkout folder that other users cannot enter, before PostgreSQL fails to start', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'nettobonus-test-'));
  const folder = join(dir, 'nettobonus', 'ops');
  await mkdir(folder, { recursive: true });
  await expect(requireAccessibleFolders(folder)).rejects.toThrow(dir);
  await chmod(dir, 0o755);
  await expect(requireAccessibleFolders(folder)).resolves.toBeUndefined();
  await rm(dir, { recursive: true });
});
