import type { Access, CollectionBeforeChangeHook } from 'payload';
import { relationId } from '../publishing/stored-document.ts';
import { getCurrentUser, isAdmin, isEditor } from './current-user.ts';
import { type DocumentPointer, mayUpdateDocument } from './may-update-document.ts';

/** Editors see who edits a document. Analysts edit none. */
export const allowEditorsToSeeLocks: Access = ({ req }) => isEditor(getCurrentUser(req));

/** Lets those who may update a document take over or release its lock. Admins may release all at once. */
export const allowEditorsOfLockedDocument: Access = async ({ id, req }) => {
  const user = getCurrentUser(req);
  if (!isEditor(user)) return false;
  if (id === undefined) return isAdmin(user);
  const lock = await req.payload.findByID({
    collection: 'payload-locked-documents',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    req,
  });
  if (!lock?.document) return isAdmin(user);
  const { relationTo, value } = lock.document;
  return mayUpdateDocument(req, { relationTo, value: relationId(value) as DocumentPointer['value'] });
};

/** A lock belongs to the user who takes it, and stays on its document. */
export const takeLock: CollectionBeforeChangeHook = ({ data, originalDoc, req }) =>
  req.user ? { ...data, ...originalDoc, user: { relationTo: 'users', value: req.user.id } } : data;
