import type { DatedDocument, DocumentSet } from '@nettobonus/store/document-set';
import type { Draft } from '@nettobonus/store/previews';

/** Returns a new set: the published content with the draft on top. */
export function overlay(content: DocumentSet, { published, withdrawn }: Draft, now: Date): DocumentSet {
  const dated = published.map((document): DatedDocument => {
    const { kind, market, key } = document;
    const dates = { publishedAt: now, publishedSince: content.publishedSince(kind, market, key) ?? now };
    return { ...document, ...dates };
  });
  return content.with(content.version, dated, withdrawn);
}
