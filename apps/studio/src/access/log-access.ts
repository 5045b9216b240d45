import type { Access } from 'payload';
import { isEditorOfAllMarkets, userOf } from './current-user.ts';

export const adminsAndEditorsReadIt: Access = ({ req }) => isEditorOfAllMarkets(userOf(req));

/** Denies every user: only the studio itself writes, with `overrideAccess`. */
export const denyAll: Access = () => false;
