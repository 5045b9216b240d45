import type { Access } from 'payload';
import { getCurrentUser, isEditor, isEditorOfAllMarkets } from './current-user.ts';

export const allowAdminsAndEditors: Access = ({ req }) => isEditorOfAllMarkets(getCurrentUser(req));

export const allowAllEditors: Access = ({ req }) => isEditor(getCurrentUser(req));

/** Denies every user: only the studio itself writes, with `overrideAccess`. */
export const denyAll: Access = () => false;
