import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload';

/** Which revision of a document the sender of a request has seen; undefined if the request does not say. */
export type GetOpenedRevision = (id: number) => number | undefined;

const CONTEXT_KEY = 'openedRevisions';

/**
 * Stores which revisions the request was made from. Reads them before Payload does anything else: it fills in the fields
 * that are missing in the data, and with them the revision, from the stored document.
 */
export const storeOpenedRevisions: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'update' && operation !== 'restoreVersion') return;
  const { id, data } = args as { id?: unknown; data?: { revision?: unknown } };
  const named = parseIfMatch(req.headers.get('if-match'));
  // In a bulk edit, one value would stand for all documents.
  const own = operation === 'update' && id !== undefined ? toRevision(data?.revision) : undefined;
  req.context[CONTEXT_KEY] = ((document) => named.get(document) ?? own) satisfies GetOpenedRevision;
};

export const getOpenedRevision = ({ context }: PayloadRequest, id: number): number | undefined =>
  (context[CONTEXT_KEY] as GetOpenedRevision | undefined)?.(id);

const toRevision = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) ? value : undefined;

/** `"12:5"`: revision 5 of document 12. A bulk edit names several documents, separated by commas. */
export const formatIfMatch = (revisions: Iterable<readonly [id: number, revision: number]>): string =>
  [...revisions].map(([id, revision]) => `"${id}:${revision}"`).join(', ');

export function parseIfMatch(header: string | null): Map<number, number> {
  const tags = (header ?? '').matchAll(/"(\d+):(\d+)"/g);
  return new Map([...tags].map(([, id, revision]) => [Number(id), Number(revision)]));
}
