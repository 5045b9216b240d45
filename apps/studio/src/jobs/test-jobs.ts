/** Prepares documents and scheduled changes for job tests. */
import { listDocuments } from '@nettobonus/content/documents';
import type { Payload } from 'payload';
import { expect } from 'vitest';
import { STUDIO } from '../audit/write-audit-entry.ts';
import { loadDocuments } from '../publishing/load-documents.ts';
import { PASSWORD, type TestStudio } from '../test-studio.ts';
import { sendJob } from './job-queue.ts';
import type { ScheduledChangeData } from './queues.ts';

const COLLECTION = 'page-texts';

/** Loads Swedish page texts. Returns their ids. */
export async function loadPages(payload: Payload, count: number): Promise<number[]> {
  const pages = listDocuments().filter(({ kind, market }) => kind === 'page' && market === 'se');
  await loadDocuments(payload, pages.slice(0, count));
  const { docs } = await payload.find({ collection: COLLECTION, sort: 'id', depth: 0, pagination: false });
  return docs.map(({ id }) => id);
}

export async function createEditor(payload: Payload, name: string, markets?: 'se'[]): Promise<number> {
  const { id } = await payload.create({
    collection: 'users',
    data: {
      name,
      email: `${name.toLowerCase()}@example.org`,
      password: PASSWORD,
      ...(markets ? { role: 'market-editor', markets } : { role: 'editor' }),
    },
  });
  return id;
}

/** Saves a draft with this heading. */
export async function saveHeading({ payload }: TestStudio, page: number, heading: string): Promise<void> {
  await payload.update({ collection: COLLECTION, id: page, data: { heading }, draft: true });
}

export async function schedulePage(
  { payload }: TestStudio,
  page: number,
  type: ScheduledChangeData['type'],
  { user, at = new Date() }: { user: number; at?: Date },
): Promise<void> {
  const doc = { relationTo: COLLECTION, value: String(page) } as const;
  const data = { type, doc, user, at: at.toISOString() };
  await sendJob({ payload }, 'scheduled-change', data, { startAfter: at });
}

/** The heading that visitors see; null if the page is not published. */
export async function readHeading({ payload, db }: TestStudio, page: number): Promise<string | null> {
  const { market, page: key } = await payload.findByID({
    collection: COLLECTION,
    id: page,
    depth: 0,
    draft: true,
  });
  const [row] = await db<{ heading: string | null }[]>`
    SELECT body ->> 'heading' AS heading FROM site.published_documents
    WHERE kind = 'page' AND market = ${market} AND key = ${key}`;
  return row?.heading ?? null;
}

/**
 * What users did with a page, oldest first. Omits drafts and the studio's own entries, such as those written when
 * content is loaded.
 */
export async function listAuditEntries({ payload }: TestStudio, page: number): Promise<string[]> {
  const { docs } = await payload.find({
    collection: 'audit-log',
    where: { kind: { equals: COLLECTION }, document: { equals: String(page) } },
    sort: 'createdAt',
    pagination: false,
  });
  return docs
    .filter(({ user, action }) => user !== STUDIO && action !== 'saved a draft')
    .map(({ user, action }) => `${user}: ${action}`);
}

/** The lock that a publication takes before it checks and writes. */
export const PUBLISH_LOCK = 'pg_advisory_xact_lock(4127001)';

/** Executes `statement` and holds its locks until `release`. */
export async function holdLock(
  { db }: TestStudio,
  statement: string,
): Promise<{ release: () => Promise<void> }> {
  const connection = await db.reserve();
  await connection.unsafe('BEGIN');
  await connection.unsafe(statement);
  return {
    release: async () => {
      await connection.unsafe('ROLLBACK');
      connection.release();
    },
  };
}

/** Waits until `count` statements that contain `text` are waiting for a lock. */
export async function waitForBlocked({ db }: TestStudio, text: string, count = 1): Promise<void> {
  const listBlocked = () =>
    db`SELECT pid FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE ${`%${text}%`}`;
  await expect
    .poll(async () => (await listBlocked()).length, { timeout: 60_000, interval: 20 })
    .toBeGreaterThanOrEqual(count);
}
