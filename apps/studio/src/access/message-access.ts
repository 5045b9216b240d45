import type { Market } from '@nettobonus/domain/markets/market';
import type { Access, FieldAccess } from 'payload';
import { getCurrentUser, getEditorMarkets, isEditorOfAllMarkets } from './current-user.ts';
import type { StudioUser } from './roles.ts';

/** Excludes analysts: they may only read reports, not visitors' contact messages. */
export const allowEditorsOfMarket: Access = ({ req }) => {
  const user = getCurrentUser(req);
  if (isEditorOfAllMarkets(user)) return true;
  const markets = getEditorMarkets(user);
  return markets.length > 0 && { market: { in: markets } };
};

export function mayReplyInMarket(user: StudioUser | null, market: Market): boolean {
  return isEditorOfAllMarkets(user) || getEditorMarkets(user).includes(market);
}

/** Makes a field read-only for every user: the visitor's text, and the fields that the studio fills in. */
export const denyUpdate: FieldAccess = () => false;
