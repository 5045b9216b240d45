import type { DocumentKind, Scope } from '@nettobonus/domain/publishing/published-document';
import type { Database } from './connect.ts';

export interface PublishedAt {
  market: Scope;
  key: string;
  publishedAt: Date;
}

/** When each document of a kind was last published or withdrawn. */
export async function listPublishedAt(db: Database, kind: DocumentKind): Promise<PublishedAt[]> {
  return db<PublishedAt[]>`
    SELECT market, key, published_at AS "publishedAt" FROM site.published_documents WHERE kind = ${kind}`;
}
