import { listDocuments } from '@nettobonus/content/documents';
import { listPastPublishings } from '@nettobonus/content/past-publishings';
import type { PublishedDocument } from '@nettobonus/domain/published-document';
import { connect, type Database } from '@nettobonus/store/connect';
import { type PublishResult, publish } from '@nettobonus/store/publish';
import { listPublishedAt } from '@nettobonus/store/published-at';
import { isManagedByStudio } from '@nettobonus/store/studio-content';

/**
 * Publishes the sample content, its past first; what was published and is no longer among it is withdrawn. A second
 * run changes nothing. Null where the studio holds the catalogue: its editors' work is not written over.
 */
export async function publishContent(
  databaseUrl: string,
  documents: PublishedDocument[] = listDocuments(),
): Promise<(PublishResult & { documents: number }) | null> {
  const db = connect(databaseUrl, { maxConnections: 1 });
  try {
    if (await isManagedByStudio(db)) return null;
    const offerChanges = await replayPast(db);
    const result = await publish(db, documents, { withdrawOthers: true });
    return { ...result, documents: documents.length, offerChanges: offerChanges + result.offerChanges };
  } finally {
    await db.end();
  }
}

/** Publishes what is later than a listing's last publishing: a past that was cut short goes on where it ended. */
async function replayPast(db: Database): Promise<number> {
  const published = await listPublishedAt(db, 'listing');
  const lastAt = new Map(published.map(({ market, key, publishedAt }) => [`${market}/${key}`, publishedAt]));
  let offerChanges = 0;
  for (const { at, document } of listPastPublishings()) {
    const last = lastAt.get(`${document.market}/${document.key}`);
    if (last && last >= at) continue;
    offerChanges += (await publish(db, [document], { at })).offerChanges;
  }
  return offerChanges;
}
