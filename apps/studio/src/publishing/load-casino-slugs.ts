import { APIError, type Payload, type PayloadRequest } from 'payload';
import { relationId, type StoredDocument } from './stored-document.ts';
import type { GetCasinoSlug } from './to-document.ts';

interface QueryOptions {
  payload: Payload;
  /** Runs the query in the request's transaction. */
  req?: PayloadRequest;
}

/**
 * Loads the slugs of all casinos, a few hundred short rows: one query is cheaper than one per relation. `deleted` adds a
 * casino that is no longer in the database.
 */
export async function loadCasinoSlugs(
  { payload, req }: QueryOptions,
  deleted?: StoredDocument,
): Promise<GetCasinoSlug> {
  const { docs } = await payload.find({
    collection: 'casinos',
    depth: 0,
    limit: 0,
    pagination: false,
    overrideAccess: true,
    draft: true,
    select: { slug: true },
    ...(req ? { req } : {}),
  });
  const slugs = new Map<unknown, string>(docs.map(({ id, slug }) => [id, String(slug)]));
  if (deleted?.slug) slugs.set(deleted.id, String(deleted.slug));
  return (casino) => {
    const slug = slugs.get(relationId(casino));
    if (!slug)
      throw new APIError(
        'The document references a casino that no longer exists in the studio.',
        400,
        undefined,
        true,
      );
    return slug;
  };
}
