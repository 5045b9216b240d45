import type { Market } from '@nettobonus/domain/markets/market';
import type { DocumentKind } from '@nettobonus/domain/publishing/published-document';
import type { Access, CollectionConfig } from 'payload';
import { isAdmin, isEditor, isEditorOfAllMarkets, marketsOf, userOf } from './current-user.ts';
import type { StudioUser } from './roles.ts';

/** Kinds that belong to the operator, not to editors. */
const ADMIN_ONLY_KINDS: readonly DocumentKind[] = ['market-settings', 'navigation'];

export function catalogueAccess(kind: DocumentKind): NonNullable<CollectionConfig['access']> {
  const change =
    kind === 'casino'
      ? editorsOfAllMarketsChangeIt
      : ADMIN_ONLY_KINDS.includes(kind)
        ? adminsChangeIt
        : editorsChangeTheirMarkets;
  return {
    read: editorsReadIt,
    readVersions: editorsReadIt,
    create: kind === 'casino' || ADMIN_ONLY_KINDS.includes(kind) ? change : editorsCreateInTheirMarkets,
    update: change,
    delete: ADMIN_ONLY_KINDS.includes(kind) ? adminsChangeIt : change,
  };
}

const editorsReadIt: Access = ({ req }) => isEditor(userOf(req));

const adminsChangeIt: Access = ({ req }) => isAdmin(userOf(req));

const editorsOfAllMarketsChangeIt: Access = ({ req }) => isEditorOfAllMarkets(userOf(req));

/** Checks the stored and the new market, so that an editor cannot move a document into another market. */
const editorsChangeTheirMarkets: Access = ({ req, data }) => {
  const user = userOf(req);
  if (isEditorOfAllMarkets(user)) return true;
  return isInOwnMarket(user, data) && { market: { in: marketsOf(user) } };
};

const editorsCreateInTheirMarkets: Access = ({ req, data }) => {
  const user = userOf(req);
  return isEditorOfAllMarkets(user) || isInOwnMarket(user, data);
};

/** An empty form has no market yet; saving it runs this check again. */
function isInOwnMarket(user: StudioUser | null, data: { market?: Market } | undefined): boolean {
  const markets = marketsOf(user);
  return markets.length > 0 && (!data?.market || markets.includes(data.market));
}
