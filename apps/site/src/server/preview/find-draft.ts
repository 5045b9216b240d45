import { connect, SITE_ROLE } from '@nettobonus/store/connect';
import { verifyPreview } from '@nettobonus/store/preview-token';
import { type Draft, getPreview } from '@nettobonus/store/previews';
import { withTimeout } from '@nettobonus/store/with-timeout';
import { env } from '../env.ts';
import { log } from '../log.ts';

/** An editor waits longer than a visitor would: pages that are being made may come first. */
const TIMEOUT_MS = 8_000;
const STATEMENT_MS = 3_000;

const db = connect(env.DATABASE_URL, {
  role: SITE_ROLE,
  maxConnections: 2,
  statementTimeoutMs: STATEMENT_MS,
});
// The development server loads this module anew after a change; the old one would keep its connections.
import.meta.hot?.dispose(() => db.end());

export type FoundDraft =
  | { kind: 'draft'; draft: Draft; until: Date }
  /** Not signed by us, past its time, or deleted: whoever asks cannot tell which. */
  | { kind: 'gone' }
  /** The database does not answer. */
  | { kind: 'away' };

export async function findDraft(token: string, now: Date): Promise<FoundDraft> {
  const claim = verifyPreview(token, env.PREVIEW_SECRET, now);
  if (!claim) return { kind: 'gone' };
  try {
    const draft = await readOnce(claim.id);
    return draft ? { kind: 'draft', draft, until: claim.expiresAt } : { kind: 'gone' };
  } catch (error) {
    log('preview-not-read', { error: String(error) });
    return { kind: 'away' };
  }
}

const beingRead = new Map<string, Promise<Draft | null>>();

/** A page, its logos and its parts are asked for together: each would wait for the making of those before it. */
function readOnce(id: string): Promise<Draft | null> {
  const known = beingRead.get(id);
  if (known) return known;
  const reading = withTimeout(getPreview(db, id), TIMEOUT_MS).finally(() => beingRead.delete(id));
  beingRead.set(id, reading);
  return reading;
}
