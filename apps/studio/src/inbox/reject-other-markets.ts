import { type CollectionBeforeChangeHook, Forbidden } from 'payload';
import { getCurrentUser, mayChangeMarket } from '../access/current-user.ts';
import type { ReplyTemplate } from '../payload-types.ts';

/** The access rules know only the stored market: an editor must not move a template into another market. */
export const rejectOtherMarkets: CollectionBeforeChangeHook<ReplyTemplate> = ({ data, req }) => {
  const user = getCurrentUser(req);
  // The studio itself loads content and has no user.
  if (user && data.market && !mayChangeMarket(user, data.market)) throw new Forbidden(req.t);
};
