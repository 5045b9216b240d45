import { lockAdminsStatement } from '@nettobonus/store/studio-accounts';
import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook, PayloadRequest } from 'payload';
import { refusal } from '../publishing/field-error.ts';
import { runStatement } from '../publishing/run-statement.ts';

/** Refuses to demote the last admin: nobody could appoint another one in the studio. */
export const keepLastAdminOnChange: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const isActiveAdmin = originalDoc?.role === 'admin' && originalDoc.status === 'active';
  const isDemoted = isActiveAdmin && data.role !== undefined && data.role !== 'admin';
  if (isDemoted) await requireOtherAdmin(req, originalDoc.id);
};

/** Refuses to delete the last admin. */
export const keepLastAdminOnDelete: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { role, status } = await req.payload.findByID({ collection: 'users', id, overrideAccess: true, req });
  if (role === 'admin' && status === 'active') await requireOtherAdmin(req, id);
};

/** Refuses if no other admin could log in. */
export async function requireOtherAdmin(req: PayloadRequest, id: number | string): Promise<void> {
  // A bulk change checks all users before it writes the first one, so the users checked earlier count as removed.
  req.context.removedAdmins ??= new Set();
  const removed = req.context.removedAdmins as Set<number | string>;
  removed.add(id);
  await runStatement(req, lockAdminsStatement());
  const { totalDocs } = await req.payload.count({
    collection: 'users',
    where: { role: { equals: 'admin' }, status: { equals: 'active' }, id: { not_in: [...removed] } },
    overrideAccess: true,
    req,
  });
  if (totalDocs > 0) return;
  removed.delete(id);
  throw refusal('The studio needs at least one active admin.');
}
