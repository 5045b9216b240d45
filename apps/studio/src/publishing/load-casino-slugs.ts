import type { Payload, PayloadRequest } from 'payload';
import { readOnce } from './bulk-operation.ts';
import { refusal } from './field-error.ts';

interface QueryOptions {
  payload: Payload;
  /** Runs the query in the request's transaction. */
  req?: PayloadRequest;
}

/** Maps a casino, or its id in the studio, to its slug. */
export type GetSlug = (casino: number | { id: number }) => string;

/** Loads the slugs of all casinos, a few hundred short rows: one query is cheaper than one per document. */
export async function loadCasinoSlugs({ payload, req }: QueryOptions): Promise<GetSlug> {
  const slugs = await readOnce(req, 'casino slugs', async () => {
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
    return new Map(docs.map(({ id, slug }) => [id, slug]));
  });
  return (casino) => {
    const slug = slugs.get(typeof casino === 'number' ? casino : casino.id);
    if (!slug) throw refusal('The document references a casino that no longer exists in the studio.');
    return slug;
  };
}
