import { getLocalDate, type Market } from '@nettobonus/domain/markets/market';
import type { PayloadRequest } from 'payload';
import { readTogether } from '../publishing/bulk-operation.ts';
import { refusal } from '../publishing/field-error.ts';
import { relationId } from '../publishing/stored-document.ts';

interface Reading {
  now: Date;
  market: Market;
  /** The day on which the editor read the terms. */
  readOn: string;
  /** The digest of the text that the editor saw, if a page showed it. */
  seen?: string | undefined;
}

/**
 * Notes that an editor has read the newest text of a listing's terms. A text that was fetched after that day stays
 * unread; one that the editor's page did not show is refused.
 */
export async function acceptNewestText(
  req: PayloadRequest,
  listing: number,
  { now, market, readOn, seen }: Reading,
): Promise<void> {
  const checks = await readTogether(req, 'terms checks', [listing], async (listings) => {
    const { docs } = await req.payload.find({
      collection: 'terms-checks',
      where: { listing: { in: listings } },
      depth: 0,
      pagination: false,
      overrideAccess: true,
      req,
    });
    return new Map(docs.map((check) => [Number(relationId(check.listing)), check]));
  });
  const check = checks.get(listing);
  if (seen !== undefined && check?.fetchedDigest !== seen) {
    throw refusal('The terms were fetched again in the meantime. Reload the page to see the newest text.');
  }
  if (!check?.fetchedAt || getLocalDate(market, new Date(check.fetchedAt)) > readOn) return;
  const { id, fetchedText, fetchedDigest } = check;
  await req.payload.db.updateOne({
    collection: 'terms-checks',
    id,
    // Payload's own update would also write back what the watcher may fetch at this moment.
    data: { readText: fetchedText, readDigest: fetchedDigest, readAt: now.toISOString() },
    req,
    returning: false,
  });
}
