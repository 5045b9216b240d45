import { type CollectionSlug, createPayloadRequest, type SanitizedConfig } from 'payload';
import { formatIfMatch } from './conflicts/opened-revisions.ts';

/**
 * The header with which a client that has just read the documents names their revisions. Null if the request changes no
 * document that has revisions.
 */
export async function openDocuments(
  config: Promise<SanitizedConfig> | SanitizedConfig,
  method: string,
  path: string,
): Promise<string | null> {
  const request = new Request(new URL(path, 'http://localhost'));
  const [, slug = '', ...rest] = new URL(request.url).pathname.split('/');
  // Parses the conditions of a bulk edit.
  const { payload, query } = await createPayloadRequest({ config, request });
  const collection = payload.collections[slug as CollectionSlug];
  const hasRevisions = collection?.config.flattenedFields.some(({ name }) => name === 'revision');
  const isRestore = method === 'POST' && rest[0] === 'versions' && rest[1] !== undefined;
  if (!hasRevisions || !(method === 'PATCH' || isRestore)) return null;
  const options = { collection: slug as CollectionSlug, depth: 0, trash: true, disableErrors: true } as const;
  const ids = async () => {
    if (!isRestore) return rest[0] === undefined ? null : [Number(rest[0])];
    const version = await payload.findVersionByID({ ...options, id: rest[1] as string });
    return version ? [Number(version.parent)] : [];
  };
  const only = await ids().catch(() => []);
  const where = only ? { id: { in: only } } : (query.where as never);
  const { docs } = await payload
    .find({ ...options, where, draft: true, pagination: false, overrideAccess: true })
    // The studio answers an invalid id or condition.
    .catch(() => ({ docs: [] }));
  return formatIfMatch(
    docs.map((doc) => [doc.id as number, Number((doc as { revision?: number }).revision ?? 0)]),
  );
}
