import type { Access, CollectionBeforeChangeHook } from 'payload';
import { relationId } from '../publishing/stored-document.ts';
import { getCurrentUser, isAdmin, isEditor } from './current-user.ts';
import { type DocumentPointer, mayUpdateDocument } from './may-update-document.ts';

/** Editors can see who is editing a document. Analysts edit no documents, so they cannot see locks. */
export const allowEditorsToSeeLocks: Access = ({ req }) => isEditor(getCurrentUser(req));

/** Lets users who may update a document take over or release its lock. Only admins may release several at once. */
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

/** Sets the lock's user to the caller, and prevents an update from moving the lock to another document. */
export const setLockOwner: CollectionBeforeChangeHook = ({ data, originalDoc, req }) =>
  req.user ? { ...data, ...originalDoc, user: { relationTo: 'users', value: req.user.id } } : data;
