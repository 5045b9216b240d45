import { toSlug } from '@nettobonus/domain/shared/slug';
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload';
import { fieldError } from './field-error.ts';

const COLLECTIONS_WITH_CASINO = ['listings', 'reviews', 'competitions'] as const;

/** The slug derives from the name, and published listings refer to their casino by slug. A rename would orphan them. */
export const preventRename: CollectionBeforeChangeHook = async ({
  data,
  originalDoc,
  collection: { slug },
  req,
}) => {
  const keepsSlug =
    !originalDoc?.slug || data.name === undefined || toSlug(String(data.name)) === originalDoc.slug;
  if (keepsSlug || !(await isReferenced(req, originalDoc.id))) return data;
  throw fieldError({
    collection: slug,
    id: originalDoc.id,
    path: 'name',
    message: 'The address is generated from the name. Create a new casino and move the listings there.',
  });
};

export const preventDelete: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (await isReferenced(req, id)) {
    throw new APIError(
      'The casino has listings, reviews or competitions. Delete those first.',
      400,
      undefined,
      true,
    );
  }
};

async function isReferenced(req: PayloadRequest, id: unknown): Promise<boolean> {
  const counts = await Promise.all(
    COLLECTIONS_WITH_CASINO.map((collection) =>
      req.payload.count({ collection, where: { casino: { equals: id } }, overrideAccess: true, req }),
    ),
  );
  return counts.some(({ totalDocs }) => totalDocs > 0);
}
