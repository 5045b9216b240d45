import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeOperationHook,
  CollectionSlug,
} from 'payload';
import { listTextFields } from '../texts/list-text-fields.ts';
import { saveSource } from './stored-translations.ts';

const CONTEXT_KEY = 'copyOf';

/** Stores which document is copied. The other hooks receive its fields only, without its id. */
export const storeCopySource: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'create') return;
  const { duplicateFromID } = args as { duplicateFromID?: number | string | null };
  req.context[CONTEXT_KEY] = duplicateFromID ?? null;
};

/** A copy remembers its source, in the revision that was copied. */
export const recordCopySource: CollectionAfterChangeHook = async ({ doc, operation, collection, req }) => {
  const source = Number(req.context[CONTEXT_KEY] ?? 0);
  if (operation !== 'create' || !source) return doc;
  const slug = collection.slug as CollectionSlug;
  const found = await req.payload.findByID({
    collection: slug,
    id: source,
    depth: 0,
    draft: true,
    overrideAccess: true,
    req,
  });
  const { revision } = found as { revision?: number | null };
  await saveSource(
    req,
    { collection: slug, id: doc.id },
    { source, sourceRevision: revision ?? 0, texts: listTextFields(collection.flattenedFields, found) },
  );
  return doc;
};

/** Without one of the documents there is nothing to compare. */
export const forgetTranslations: CollectionAfterDeleteHook = async ({ id, collection, req }) => {
  await req.payload.delete({
    collection: 'translations',
    where: {
      and: [
        { documents: { equals: collection.slug } },
        { or: [{ document: { equals: id } }, { source: { equals: id } }] },
      ],
    },
    overrideAccess: true,
    req,
  });
};
