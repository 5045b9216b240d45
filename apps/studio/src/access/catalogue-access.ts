import { MARKETS, type Market } from '@nettobonus/domain/markets/market';
import type { DocumentKind } from '@nettobonus/domain/publishing/published-document';
import type { Access, CollectionConfig, Where } from 'payload';
import type { StoredDocument } from '../publishing/stored-document.ts';
import {
  getCurrentUser,
  getEditorMarkets,
  isEditorOfAllMarkets,
  mayChangeMarket,
  mayChangeMarketSettings,
} from './current-user.ts';
import { listCompleteMarkets } from './list-complete-markets.ts';
import { allowAllEditors } from './log-access.ts';
import type { StudioUser } from './roles.ts';

/** Kinds that only admins and chief editors may change. */
export const MANAGED_KINDS: readonly DocumentKind[] = ['market-settings', 'navigation', 'places', 'person'];

export function catalogueAccess(kind: DocumentKind): NonNullable<CollectionConfig['access']> {
  const allowChange =
    kind === 'casino'
      ? allowEditorsOfAllMarkets
      : MANAGED_KINDS.includes(kind)
        ? allowMarketManagers
        : allowEditorsInOwnMarkets;
  return {
    read: allowAllEditors,
    readVersions: allowAllEditors,
    create: getCreateAccess(kind, allowChange),
    update: allowChange,
    delete: allowTrash(allowChange),
  };
}

function getCreateAccess(kind: DocumentKind, allowChange: Access): Access {
  if (kind === 'casino' || MANAGED_KINDS.includes(kind)) return allowChange;
  return kind === 'page' ? allowMissingPageTexts : allowCreateInOwnMarkets;
}

const allowMarketManagers: Access = ({ req }) => mayChangeMarketSettings(getCurrentUser(req));

const allowEditorsOfAllMarkets: Access = ({ req }) => isEditorOfAllMarkets(getCurrentUser(req));

/** Checks the stored and the new market, so that an editor cannot move a document into another market. */
const allowEditorsInOwnMarkets: Access = ({ req, data }) => {
  const user = getCurrentUser(req);
  return isEditorOfAllMarkets(user) || (isInOwnMarket(user, data) && isStoredInMarketOf(user));
};

/**
 * Who may change a document may move it to the trash, which Payload asks for with the time in the data. Only managers
 * delete for good.
 */
export const allowTrash =
  (allowChange: Access): Access =>
  (args) =>
    (args.data as StoredDocument | undefined)?.deletedAt
      ? allowChange(args)
      : mayChangeMarketSettings(getCurrentUser(args.req));

/** Does not offer a new page text where every page has its texts. A request with a market gets a message about its page. */
const allowMissingPageTexts: Access = async (args) => {
  if (!allowCreateInOwnMarkets(args)) return false;
  const { req, data, id } = args;
  if (data && id === undefined) return true;
  const user = getCurrentUser(req);
  const complete = await listCompleteMarkets(req);
  return MARKETS.some((market) => user && mayChangeMarket(user, market) && !complete.includes(market));
};

/** With an id, the form of a document asks whether its menu offers to create others, in any market. */
const allowCreateInOwnMarkets: Access = ({ req, data, id }) => {
  const user = getCurrentUser(req);
  return isEditorOfAllMarkets(user) || isInOwnMarket(user, id === undefined ? data : undefined);
};

const isStoredInMarketOf = (user: StudioUser | null): Where => ({ market: { in: getEditorMarkets(user) } });

/** Without a market in the data, whether the user has any. `prepareChange` refuses documents without a market. */
export function isInOwnMarket(user: StudioUser | null, data?: { market?: Market }): boolean {
  const markets = getEditorMarkets(user);
  return markets.length > 0 && (!data?.market || markets.includes(data.market));
}

/** A change of a licence affects listings in several markets. A new one affects none, so market editors may add it. */
export const licenceAccess: NonNullable<CollectionConfig['access']> = {
  ...catalogueAccess('casino'),
  create: allowAllEditors,
  // A licence has no trash.
  delete: allowEditorsOfAllMarkets,
};
