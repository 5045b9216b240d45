import { randomUUID } from 'node:crypto';
import { listDocuments } from '@nettobonus/content/documents';
import type { Listing } from '@nettobonus/domain/catalogue/casino';
import type { PublishedDocument } from '@nettobonus/domain/publishing/published-document';
import { connect } from '@nettobonus/store/connect';
import { DEVELOPMENT_PREVIEW_SECRET, signPreview } from '@nettobonus/store/preview-token';
import { savePreviewStatement } from '@nettobonus/store/previews';
import { startServedSite } from '../bench/served-site.ts';
import type { TestDatabase } from '../ops/test-database.ts';

export const MINUTE_MS = 60_000;

export interface PreviewSite {
  url: string;
  database: TestDatabase;
  /** Stores documents as a draft, as the studio does, and returns the token of its preview. */
  saveDraft: (documents: PublishedDocument[], expiresAt?: Date) => Promise<string>;
  stop: () => Promise<void>;
}

/** Starts the built site with its own database for drafts. */
export async function startPreviewSite(): Promise<PreviewSite> {
  const { url, database, stop } = await startServedSite();
  return {
    url,
    database,
    stop,
    saveDraft: async (published, expiresAt = new Date(Date.now() + 15 * MINUTE_MS)) => {
      const db = connect(database.url, { maxConnections: 1 });
      const claim = { id: randomUUID(), expiresAt };
      try {
        const { text, values } = savePreviewStatement(claim, { published, withdrawn: [] });
        await db.unsafe(text, values);
      } finally {
        await db.end();
      }
      return signPreview(claim, DEVELOPMENT_PREVIEW_SECRET);
    },
  };
}

/** A listing from the sample content, with changes. */
export function listing(change: Partial<Listing>, market = 'fi', key = 'winz-casino') {
  const document = listDocuments().find(
    (candidate) => candidate.kind === 'listing' && candidate.market === market && candidate.key === key,
  );
  if (document?.kind !== 'listing') throw new Error(`The sample content has no listing ${market}/${key}`);
  return { ...document, body: { ...document.body, ...change } };
}
