import { toSlug } from '@nettobonus/domain/slug';
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload';
import { fieldRefusal } from './field-refusal.ts';

const NAMING_CASINOS = ['listings', 'reviews', 'competitions'] as const;

/** A listed casino is found by its slug, which is made from its name: renamed, it would lose its listings. */
export const refuseRenaming: CollectionBeforeChangeHook = async ({
  data,
  originalDoc,
  collection: { slug },
  req,
}) => {
  const isSame =
    !originalDoc?.slug || data.name === undefined || toSlug(String(data.name)) === originalDoc.slug;
  if (isSame || !(await isNamed(req, originalDoc.id))) return data;
  throw fieldRefusal({
    collection: slug,
    id: originalDoc.id,
    path: 'name',
    message: 'Its address is made from its name. Make a new casino, and move its listings there.',
  });
};

export const refuseDeleting: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (await isNamed(req, id)) {
    throw new APIError(
      'It is listed, reviewed or named in a competition. Delete those first.',
      400,
      undefined,
      true,
    );
  }
};

async function isNamed(req: PayloadRequest, id: unknown): Promise<boolean> {
  const counts = await Promise.all(
    NAMING_CASINOS.map((collection) =>
      req.payload.count({ collection, where: { casino: { equals: id } }, overrideAccess: true, req }),
    ),
  );
  return counts.some(({ totalDocs }) => totalDocs > 0);
}
