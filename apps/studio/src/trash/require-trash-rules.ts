import type { DocumentKind } from '@nettobonus/domain/publishing/published-document';
import type { PayloadRequest } from 'payload';
import { refusal } from '../publishing/field-error.ts';
import type { Draft, StudioDocument } from '../publishing/studio-document.ts';
import { listCasinoReferences } from '../publishing/to-document.ts';
import { isInTrash, type TrashAction } from './trash-action.ts';

interface Change<K extends DocumentKind> {
  kind: K;
  before: object | undefined;
  data: Draft<StudioDocument<K>>;
  action: TrashAction | null;
  /** Whether visitors see the document before the change. */
  isOnSite: boolean;
  isPublishing: boolean;
  isSavingDraft: boolean;
}

/** Refuses a change that would leave a document both on the site and in the trash, or change one in the trash. */
export async function requireTrashRules<K extends DocumentKind>(
  req: PayloadRequest,
  { kind, before, data, action, isOnSite, isPublishing, isSavingDraft }: Change<K>,
): Promise<void> {
  if (isInTrash(before) && action !== 'restored') {
    throw refusal('This document is in the trash. Restore it before you change it.');
  }
  if (!action) return;
  if (isSavingDraft) throw refusal('A draft alone cannot be moved to the trash or restored.');
  if (action === 'restored') {
    if (isPublishing) {
      throw refusal('A document is restored as a draft. Restore it first, and then publish it.');
    }
    return requireCasinos(req, kind, data);
  }
  if (isOnSite || isPublishing) {
    throw refusal('This document is published. Unpublish it before you delete it.');
  }
}

async function requireCasinos<K extends DocumentKind>(
  req: PayloadRequest,
  kind: K,
  data: Draft<StudioDocument<K>>,
): Promise<void> {
  const ids = listCasinoReferences(kind, data).map(({ id }) => id);
  if (ids.length === 0) return;
  const { docs } = await req.payload.find({
    collection: 'casinos',
    where: { id: { in: ids }, deletedAt: { exists: true } },
    trash: true,
    depth: 0,
    pagination: false,
    overrideAccess: true,
    select: { name: true },
    req,
  });
  if (docs.length === 0) return;
  const names = new Intl.ListFormat('en-GB').format(docs.map(({ id, name }) => name ?? `casino ${id}`));
  throw refusal(`Restore the casino first: ${names} is in the trash, too.`);
}
