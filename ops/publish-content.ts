import { listDocuments } from '@nettobonus/content/documents';
import { connect } from '@nettobonus/store/connect';
import { type PublishResult, publish } from '@nettobonus/store/publish';

/** Publishes the sample content; what was published and is no longer among it is withdrawn. */
export async function publishContent(databaseUrl: string): Promise<PublishResult & { documents: number }> {
  const documents = listDocuments();
  const db = connect(databaseUrl, { maxConnections: 1 });
  try {
    return { documents: documents.length, ...(await publish(db, documents, { withdrawOthers: true })) };
  } finally {
    await db.end();
  }
}
