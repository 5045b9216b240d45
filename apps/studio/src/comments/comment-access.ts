import type { Access, PayloadRequest } from 'payload';
import {
  getCurrentUser,
  getEditorMarkets,
  isEditor,
  isEditorOfAllMarkets,
  mayChangeMarketSettings,
} from '../access/current-user.ts';
import { allowAllEditors } from '../access/log-access.ts';

/** Whether the user may comment in the market of the document is checked in `prepareComment`, which reads it. */
export const allowCommenting = allowAllEditors;

/** Resolving and reopening. A document of all markets, such as a casino, has no market. */
export const allowEditorsOfCommentedMarket: Access = ({ req }) => {
  const user = getCurrentUser(req);
  if (isEditorOfAllMarkets(user)) return true;
  const markets = getEditorMarkets(user);
  return markets.length > 0 && { market: { in: markets } };
};

export const mayDeleteAny = (req: PayloadRequest): boolean => mayChangeMarketSettings(getCurrentUser(req));

export const allowAuthorAndManagers: Access = ({ req }) => {
  if (mayDeleteAny(req)) return true;
  const user = getCurrentUser(req);
  return isEditor(user) && { author: { equals: user.id } };
};
