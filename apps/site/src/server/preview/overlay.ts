import type { DatedDocument, DocumentSet } from '@nettobonus/store/document-set';
import type { Draft } from '@nettobonus/store/previews';

/** What is published with a draft laid over it, as a set of its own. */
export function overlay(
  content: DocumentSet,
  { published, gone }: Draft,
  base: string,
  now: Date,
): DocumentSet {
  const dated = published.map((document): DatedDocument => {
    const { kind, market, key } = document;
    const dates = { publishedAt: now, publishedSince: content.publishedSince(kind, market, key) ?? now };
    return { ...withOwnLogo(document, base), ...dates };
  });
  return content.with(content.version, dated, gone);
}

/** The logo of a brand that is not published yet is drawn within the preview only. */
function withOwnLogo(document: Draft['published'][number], base: string): Draft['published'][number] {
  if (document.kind !== 'casino' || !document.body.image.startsWith('/tiles/')) return document;
  return { ...document, body: { ...document.body, image: base + document.body.image } };
}
