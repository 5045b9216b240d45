import type { Market } from '@nettobonus/domain/markets/market';
import type { DocumentKind } from '@nettobonus/domain/publishing/published-document';
import type { Access, CollectionConfig, Where } from 'payload';
import { getCurrentUser, getEditorMarkets, isAdmin, isEditor, isEditorOfAllMarkets } from './current-user.ts';
import type { StudioUser } from './roles.ts';

/** Kinds that only admins may change. */
export const ADMIN_ONLY_KINDS: readonly DocumentKind[] = ['market-settings', 'navigation'];

export function catalogueAccess(kind: DocumentKind): NonNullable<CollectionConfig['access']> {
  const allowChange =
    kind === 'casino'
      ? allowEditorsOfAllMarkets
      : ADMIN_ONLY_KINDS.includes(kind)
        ? allowAdmins
        : allowEditorsInOwnMarkets;
  return {
    read: allowEditors,
    readVersions: allowEditors,
    create: kind === 'casino' || ADMIN_ONLY_KINDS.includes(kind) ? allowChange : allowCreateInOwnMarkets,
    update: allowChange,
    delete: ADMIN_ONLY_KINDS.includes(kind) ? allowAdmins : allowChange,
  };
}

const allowEditors: Access = ({ req }) => isEditor(getCurrentUser(req));

const allowAdmins: Access = ({ req }) => isAdmin(getCurrentUser(req));

const allowEditorsOfAllMarkets: Access = ({ req }) => isEditorOfAllMarkets(getCurrentUser(req));

/** Checks the stored and the new market, so that an editor cannot move a document into another market. */
const allowEditorsInOwnMarkets: Access = ({ req, data }) => {
  const user = getCurrentUser(req);
  if (isEditorOfAllMarkets(user)) return true;
  // A copy has no market until its editor chooses one.
  const isStoredInOwnMarket: Where = {
    or: [{ market: { in: getEditorMarkets(user) } }, { market: { exists: false } }],
  };
  return isInOwnMarket(user, data) && isStoredInOwnMarket;
};

const allowCreateInOwnMarkets: Access = ({ req, data }) => {
  const user = getCurrentUser(req);
  return isEditorOfAllMarkets(user) || isInOwnMarket(user, data);
};

/** An empty form has no market yet; saving it runs this check again. */
function isInOwnMarket(user: StudioUser | null, data: { market?: Market } | undefined): boolean {
  const markets = getEditorMarkets(user);
  return markets.length > 0 && (!data?.market || markets.includes(data.market));
}

/** A change of a licence affects listings in several markets. A new one affects none, so market editors may add it. */
export const licenceAccess: NonNullable<CollectionConfig['access']> = {
  ...catalogueAccess('casino'),
  create: allowEditors,
};
