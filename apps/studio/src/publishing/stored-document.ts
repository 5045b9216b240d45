/** A document of any collection as Payload stores it: rows have ids, and empty fields are null. */
export type StoredDocument = Record<string, unknown>;

/** The id of a related document: Payload returns either the id or the whole document. */
export function relationId(related: unknown): unknown {
  return typeof related === 'object' && related !== null ? (related as StoredDocument).id : related;
}

export const isPublished = ({ _status }: { _status?: unknown }) => _status === 'published';
