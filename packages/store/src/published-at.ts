import type { DocumentKind, Scope } from '@nettobonus/domain/publishing/published-document';
import type { Database } from './connect.ts';

export interface PublicationDate {
  market: Scope;
  key: string;
  publishedAt: Date;
  /** Null if the document is withdrawn. */
  body: unknown;
}

/** When each document of a kind was last published or withdrawn, and its body. */
export async function listPublishedAt(db: Database, kind: DocumentKind): Promise<PublicationDate[]> {
  return db<PublicationDate[]>`
    SELECT market, key, published_at AS "publishedAt", body FROM site.published_documents WHERE kind = ${kind}`;
}
