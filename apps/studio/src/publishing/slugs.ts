import { APIError, type Payload, type PayloadRequest } from 'payload';
import { idOfNamed, type Stored } from './stored.ts';
import type { SlugOf } from './to-document.ts';

interface Asker {
  payload: Payload;
  /** Within its transaction, where there is one. */
  req?: PayloadRequest;
}

/** All casinos are a few hundred short rows: one question for them is cheaper than one for each relation. */
export async function slugsOf({ payload, req }: Asker, deleted?: Stored): Promise<SlugOf> {
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
    const slug = slugs.get(idOfNamed(casino));
    if (!slug)
      throw new APIError('It names a casino that is not in the studio any more.', 400, undefined, true);
    return slug;
  };
}
