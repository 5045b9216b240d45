import { isDeepStrictEqual } from 'node:util';
import { listDocuments } from '@nettobonus/content/documents';
import { listPastPublications } from '@nettobonus/content/past-publications';
import { offerSchema } from '@nettobonus/domain/offer-history/offer-change';
import type { PublishedDocument } from '@nettobonus/domain/publishing/published-document';
import { connect, type Database } from '@nettobonus/store/connect';
import { listLatestPublications } from '@nettobonus/store/latest-publications';
import { type PublishResult, publish } from '@nettobonus/store/publish';
import { isManagedByStudio } from '@nettobonus/store/studio-content';

/** The current date, for the dates of the sample content. UTC is never ahead of a market, so no date is in the future. */
export const getTodayInUtc = () => new Date().toISOString().slice(0, 10);

/**
 * Publishes the sample content, its history first, and withdraws documents that are no longer part of it. A second run
 * on the same day changes nothing. Returns null if the studio manages the catalogue, to avoid overwriting the editors' work.
 */
export async function publishContent(
  databaseUrl: string,
  documents?: PublishedDocument[],
  today = getTodayInUtc(),
): Promise<(PublishResult & { documents: number }) | null> {
  const db = connect(databaseUrl, { maxConnections: 1 });
  try {
    if (await isManagedByStudio(db)) return null;
    const offerChanges = await replayHistory(db, today);
    const published = documents ?? listDocuments(today);
    const result = await publish(db, published, { withdrawOthers: true });
    return { ...result, documents: published.length, offerChanges: offerChanges + result.offerChanges };
  } finally {
    await db.end();
  }
}

/**
 * Publishes the past versions of each listing. Continues an interrupted replay after the published version. Compares
 * offers, not dates: on a later day the history has later dates, and would be published again.
 */
async function replayHistory(db: Database, today: string): Promise<number> {
  const published = new Map(
    (await listLatestPublications(db, 'listing')).map(({ market, key, body }) => [`${market}/${key}`, body]),
  );
  const histories = Map.groupBy(
    listPastPublications(today),
    ({ document: { market, key } }) => `${market}/${key}`,
  );
  const pending = [...histories].flatMap(([name, versions]) => {
    if (!published.has(name)) return versions;
    const current = versions.findLastIndex(({ document }) => isSameOffer(document.body, published.get(name)));
    return current < 0 ? [] : versions.slice(current + 1);
  });
  let offerChanges = 0;
  for (const { at, document } of pending.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    offerChanges += (await publish(db, [document], { at })).offerChanges;
  }
  return offerChanges;
}

function isSameOffer(version: unknown, published: unknown): boolean {
  const [a, b] = [offerSchema.safeParse(version), offerSchema.safeParse(published)];
  return a.success && b.success && isDeepStrictEqual(a.data, b.data);
}
