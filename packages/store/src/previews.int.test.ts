import { randomUUID } from 'node:crypto';
import type { PublishedDocument } from '@nettobonus/domain/publishing/published-document';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestDatabase } from '../../../ops/test-database.ts';
import { useTestDatabase } from '../../../ops/use-test-database.ts';
import { connect, type Database, SITE_ROLE } from './connect.ts';
import { type Draft, getPreview, savePreviewStatement } from './previews.ts';

let server: TestDatabase;
let db: Database;
let site: Database;

useTestDatabase((started, connected) => {
  server = started;
  db = connected;
});
beforeAll(() => {
  site = connect(server.url, { role: SITE_ROLE, maxConnections: 1 });
});
afterAll(() => site.end());

const casino = (name: string): PublishedDocument => ({
  kind: 'casino',
  market: 'all',
  key: 'winz-casino',
  body: { name, image: '/tiles/winz-casino.svg' },
});
const MINUTE_MS = 60_000;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS);

async function storeDraft(draft: Draft, expiresAt = inMinutes(15)): Promise<string> {
  const id = randomUUID();
  const { text, values } = savePreviewStatement({ id, expiresAt }, draft);
  await db.unsafe(text, values);
  return id;
}

test('the site reads a draft by its id', async () => {
  const draft: Draft = {
    published: [casino('Winz')],
    withdrawn: [{ kind: 'listing', market: 'fi', key: 'winz-casino' }],
  };
  expect(await getPreview(site, await storeDraft(draft))).toEqual(draft);
  expect(await getPreview(site, randomUUID())).toBeNull();
});

test('an expired draft is not returned, and saving the next draft deletes it', async () => {
  const id = await storeDraft({ published: [casino('Late')], withdrawn: [] }, inMinutes(-1));
  expect(await getPreview(site, id)).toBeNull();
  await storeDraft({ published: [casino('Next')], withdrawn: [] });
  expect(await db`SELECT id FROM site.previews WHERE id = ${id}`).toEqual([]);
});

test('an invalid draft is not returned', async () => {
  const broken = { ...casino('Winz'), body: { name: '' } } as unknown as PublishedDocument;
  expect(await getPreview(site, await storeDraft({ published: [broken], withdrawn: [] }))).toBeNull();
});

test('the site’s role can neither list nor save drafts', async () => {
  await expect(site`SELECT * FROM site.previews`).rejects.toThrow('permission denied');
  await expect(site`SELECT site.save_preview(${randomUUID()}, '{}', now())`).rejects.toThrow(
    'permission denied',
  );
});
