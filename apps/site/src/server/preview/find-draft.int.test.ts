import { randomUUID } from 'node:crypto';
import { connect } from '@nettobonus/store/connect';
import { signPreview } from '@nettobonus/store/preview-token';
import { savePreviewStatement } from '@nettobonus/store/previews';
import { expect, test, vi } from 'vitest';
import { startFreezingProxy } from '../../../../../ops/freezing-proxy.ts';
import { startMigratedDatabase } from '../../../../../ops/use-test-database.ts';

const SECRET = 'a-secret-of-the-test';
const FRESH_MS = 5_000;

test('a preview is shown even after the connections have gone silent, twice in a row', async () => {
  const database = await startMigratedDatabase();
  const db = connect(database.url, { maxConnections: 1 });
  const proxy = await startFreezingProxy(database.url);
  vi.stubEnv('DATABASE_URL', proxy.url);
  vi.stubEnv('PREVIEW_SECRET', SECRET);
  const { findDraft } = await import('./find-draft.ts');
  const claim = { id: randomUUID(), expiresAt: new Date(Date.now() + 600_000) };
  const { text, values } = savePreviewStatement(claim, { published: [], withdrawn: [] });
  await db.unsafe(text, values);
  const token = signPreview(claim, SECRET);
  const find = async () => (await findDraft(token, new Date())).kind;

  try {
    expect(await find()).toBe('draft');
    for (let round = 0; round < 2; round += 1) {
      proxy.freeze();
      const frozenAt = performance.now();
      expect(await find()).toBe('draft');
      expect(performance.now() - frozenAt).toBeLessThan(FRESH_MS);
    }
  } finally {
    proxy.stop();
    await db.end();
    await database.remove();
  }
});
