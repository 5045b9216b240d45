import type { DocumentKind, Scope } from '@nettobonus/domain/publishing/published-document';
import type { Database } from './connect.ts';

export interface LatestPublication {
  market: Scope;
  key: string;
  /** When the document was last published or withdrawn. */
  publishedAt: Date;
  /** Null if the document is withdrawn. */
  body: unknown;
}

/** The last publication or withdrawal of each document of a kind. */
export async function listLatestPublications(db: Database, kind: DocumentKind): Promise<LatestPublication[]> {
  return db<LatestPublication[]>`
    SELECT market, key, published_at AS "publishedAt", body FROM site.published_documents WHERE kind = ${kind}`;
}
