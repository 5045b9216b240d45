import type { StoredDocument } from '../publishing/stored-document.ts';

export type TrashAction = 'moved to the trash' | 'restored';

/** Whether a document is in the trash. Its drafts are, too. */
export const isInTrash = (document: object | null | undefined): boolean =>
  Boolean((document as StoredDocument | null | undefined)?.deletedAt);

export function toTrashAction(
  before: object | null | undefined,
  after: object | null | undefined,
): TrashAction | null {
  if (isInTrash(before) === isInTrash(after)) return null;
  return isInTrash(after) ? 'moved to the trash' : 'restored';
}
