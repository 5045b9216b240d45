import type { Access, CollectionConfig } from 'payload';
import type { PictureKind } from '../media/picture-kinds.ts';
import { getCurrentUser, isEditor, isEditorOfAllMarkets } from './current-user.ts';
import { allowAllEditors } from './log-access.ts';
import type { StudioUser } from './roles.ts';

/** A logo belongs to a casino and thus to every market. Other pictures are for texts, which market editors write. */
export const mayChangePicture = (user: StudioUser | null, kind: PictureKind | null): boolean =>
  kind === 'logo' ? isEditorOfAllMarkets(user) : isEditor(user);

const allowCreate: Access<{ kind?: PictureKind }> = ({ req, data }) =>
  mayChangePicture(getCurrentUser(req), data?.kind ?? null);

const allowChange: Access = ({ req }) => {
  const user = getCurrentUser(req);
  if (isEditorOfAllMarkets(user)) return true;
  return isEditor(user) && { kind: { not_equals: 'logo' } };
};

export const pictureAccess: NonNullable<CollectionConfig['access']> = {
  read: allowAllEditors,
  create: allowCreate,
  update: allowChange,
  delete: allowChange,
};
