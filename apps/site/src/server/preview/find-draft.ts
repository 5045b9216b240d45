import { SITE_ROLE } from '@nettobonus/store/connect';
import { ConnectionPool } from '@nettobonus/store/connection-pool';
import { verifyPreview } from '@nettobonus/store/preview-token';
import { type Draft, getPreview } from '@nettobonus/store/previews';
import { env } from '../env.ts';
import { log } from '../log.ts';

/** Longer than for visitors: rendering may delay the read, and editors can wait. */
const TIMEOUT_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 3_000;

const PROBE_TIMEOUT_MS = 1_000;

const pool = new ConnectionPool(env.DATABASE_URL, {
  role: SITE_ROLE,
  maxConnections: 2,
  statementTimeoutMs: STATEMENT_TIMEOUT_MS,
  probeTimeoutMs: PROBE_TIMEOUT_MS,
});
// On hot reload the old module instance would leak its connections.
import.meta.hot?.dispose(() => pool.end());

export type DraftLookup =
  | { kind: 'draft'; draft: Draft; expiresAt: Date }
  /** Not signed by us, expired, or deleted; the response does not reveal which. */
  | { kind: 'not-found' }
  /** The database is not available. */
  | { kind: 'unavailable' };

export async function findDraft(token: string, now: Date): Promise<DraftLookup> {
  const claim = verifyPreview(token, env.PREVIEW_SECRET, now);
  if (!claim) return { kind: 'not-found' };
  try {
    const draft = await readDraft(claim.id);
    return draft ? { kind: 'draft', draft, expiresAt: claim.expiresAt } : { kind: 'not-found' };
  } catch (error) {
    log('preview-read-failed', { error: String(error) });
    return { kind: 'unavailable' };
  }
}

const pendingReads = new Map<string, Promise<Draft | null>>();

/** Shares one read between the page, its logos and its on-demand widgets, which request the draft at the same time. */
function readDraft(id: string): Promise<Draft | null> {
  const pending = pendingReads.get(id);
  if (pending) return pending;
  const reading = pool.run(TIMEOUT_MS, (db) => getPreview(db, id)).finally(() => pendingReads.delete(id));
  pendingReads.set(id, reading);
  return reading;
}
