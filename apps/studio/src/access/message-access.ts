import type { Market } from '@nettobonus/domain/markets/market';
import type { Access, FieldAccess } from 'payload';
import { isInOwnMarket } from './catalogue-access.ts';
import { getCurrentUser, getEditorMarkets, isEditorOfAllMarkets } from './current-user.ts';

/** Excludes analysts: they may only read reports, not visitors' contact messages. */
export const allowEditorsOfMarket: Access = ({ req }) => {
  const user = getCurrentUser(req);
  if (isEditorOfAllMarkets(user)) return true;
  const markets = getEditorMarkets(user);
  return markets.length > 0 && { market: { in: markets } };
};

/** An empty form has no market yet; saving it runs this check again. */
export const allowCreateInMarket: Access<{ market?: Market }> = ({ req, data }) => {
  const user = getCurrentUser(req);
  return isEditorOfAllMarkets(user) || isInOwnMarket(user, data);
};

/** Makes a field read-only for every user: the visitor's text, and the fields that the studio fills in. */
export const denyUpdate: FieldAccess = () => false;
