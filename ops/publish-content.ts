import { listDocuments } from '@nettobonus/content/documents';
import { listPastPublications } from '@nettobonus/content/past-publications';
import type { PublishedDocument } from '@nettobonus/domain/publishing/published-document';
import { connect, type Database } from '@nettobonus/store/connect';
import { type PublishResult, publish } from '@nettobonus/store/publish';
import { listPublishedAt } from '@nettobonus/store/published-at';
import { isManagedByStudio } from '@nettobonus/store/studio-content';

/**
 * Publishes the sample content, its history first, and withdraws documents that are no longer part of it. A second run
 * changes nothing. Returns null if the studio manages the catalogue, to avoid overwriting the editors' work.
 */
export async function publishContent(
  databaseUrl: string,
  documents: PublishedDocument[] = listDocuments(),
): Promise<(PublishResult & { documents: number }) | null> {
  const db = connect(databaseUrl, { maxConnections: 1 });
  try {
    if (await isManagedByStudio(db)) return null;
    const offerChanges = await replayHistory(db);
    const result = await publish(db, documents, { withdrawOthers: true });
    return { ...result, documents: documents.length, offerChanges: offerChanges + result.offerChanges };
  } finally {
    await db.end();
  }
}

/** Skips versions that are not later than a listing's last publication, so that an interrupted replay resumes. */
async function replayHistory(db: Database): Promise<number> {
  const published = await listPublishedAt(db, 'listing');
  const lastAt = new Map(published.map(({ market, key, publishedAt }) => [`${market}/${key}`, publishedAt]));
  let offerChanges = 0;
  for (const { at, document } of listPastPublications()) {
    const last = lastAt.get(`${document.market}/${document.key}`);
    if (last && last >= at) continue;
    offerChanges += (await publish(db, [document], { at })).offerChanges;
  }
  return offerChanges;
}
