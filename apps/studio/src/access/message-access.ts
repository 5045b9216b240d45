import type { Market } from '@nettobonus/domain/markets/market';
import type { Access, FieldAccess } from 'payload';
import { isEditorOfAllMarkets, marketsOf, userOf } from './current-user.ts';
import type { StudioUser } from './roles.ts';

/** Analysts read reports only, never what a visitor wrote. */
export const editorsWorkOnTheirMarkets: Access = ({ req }) => {
  const user = userOf(req);
  if (isEditorOfAllMarkets(user)) return true;
  const markets = marketsOf(user);
  return markets.length > 0 && { market: { in: markets } };
};

export function mayAnswerIn(market: Market, user: StudioUser | null): boolean {
  return isEditorOfAllMarkets(user) || marketsOf(user).includes(market);
}

/** For a visitor's own text and the fields that the studio fills in: no user may change them. */
export const denyUpdate: FieldAccess = () => false;
