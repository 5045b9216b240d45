import type { Access } from 'payload';
import { getCurrentUser, isEditorOfAllMarkets } from './current-user.ts';

export const allowAdminsAndEditors: Access = ({ req }) => isEditorOfAllMarkets(getCurrentUser(req));

/** Denies every user: only the studio itself writes, with `overrideAccess`. */
export const denyAll: Access = () => false;
