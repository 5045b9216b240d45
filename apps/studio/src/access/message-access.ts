import type { Market } from '@nettobonus/domain/market';
import type { Access, FieldAccess } from 'payload';
import type { StudioUser } from './roles.ts';
import { isEditorOfAllMarkets, marketsOf, userOf } from './who.ts';

/** Analysts read reports, and nothing that a visitor wrote. */
export const editorsWorkOnTheirMarkets: Access = ({ req }) => {
  const user = userOf(req);
  if (isEditorOfAllMarkets(user)) return true;
  const markets = marketsOf(user);
  return markets.length > 0 && { market: { in: markets } };
};

export function mayAnswerIn(market: Market, user: StudioUser | null): boolean {
  return isEditorOfAllMarkets(user) || marketsOf(user).includes(market);
}

/** What a visitor wrote stays as it was written, and what the studio noted of it as well. */
export const nobodyRewritesIt: FieldAccess = () => false;
