import { getLocalDate } from '@nettobonus/domain/markets/market';
import { lockPublishingStatement } from '@nettobonus/store/publish';
import { NotFound, type PayloadRequest } from 'payload';
import { refusal } from '../publishing/field-error.ts';
import { findStored } from '../publishing/find-stored.ts';
import { publishFields } from '../publishing/publish-fields.ts';
import { runStatement } from '../publishing/run-statement.ts';
import { isPublished } from '../publishing/stored-document.ts';
import { acceptNewestText } from '../terms-watch/accept-newest-text.ts';

/**
 * Notes in the published version of a listing that its terms were read today and have not changed. Publishes nothing
 * else: an unpublished draft remains a draft, with the new date. Accepts the newest text of the terms watcher as read;
 * `seen` is the digest of the text that the editor saw.
 */
export async function markReadToday(
  req: PayloadRequest,
  id: number,
  now: Date,
  seen?: string,
): Promise<void> {
  await runStatement(req, lockPublishingStatement());
  const published = await findStored(req, 'listing', id);
  if (!published) throw new NotFound(req.t);
  if (!published.market || !isPublished(published)) {
    throw refusal('It is not published. Publish it in its form.');
  }
  const verifiedOn = getLocalDate(published.market, now);
  await acceptNewestText(req, id, { now, market: published.market, readOn: verifiedOn, seen });
  await publishFields(req, {
    id,
    published,
    changes: { verifiedOn },
    program: 'read-today',
    overrideAccess: false,
  });
}
