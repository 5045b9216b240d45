import type { Market } from '@nettobonus/domain/market';
import type { DocumentKind } from '@nettobonus/domain/published-document';
import type { Access, CollectionConfig } from 'payload';
import type { StudioUser } from './roles.ts';
import { isAdmin, isEditor, isEditorOfAllMarkets, marketsOf, userOf } from './who.ts';

/** What belongs to the operator, not to editors. */
const OPERATORS_OWN: readonly DocumentKind[] = ['market-settings', 'navigation'];

export function catalogueAccess(kind: DocumentKind): NonNullable<CollectionConfig['access']> {
  const change =
    kind === 'casino'
      ? editorsOfAllMarketsChangeIt
      : OPERATORS_OWN.includes(kind)
        ? adminsChangeIt
        : editorsChangeTheirMarkets;
  return {
    read: editorsReadIt,
    readVersions: editorsReadIt,
    create: kind === 'casino' || OPERATORS_OWN.includes(kind) ? change : editorsCreateInTheirMarkets,
    update: change,
    delete: OPERATORS_OWN.includes(kind) ? adminsChangeIt : change,
  };
}

const editorsReadIt: Access = ({ req }) => isEditor(userOf(req));

const adminsChangeIt: Access = ({ req }) => isAdmin(userOf(req));

const editorsOfAllMarketsChangeIt: Access = ({ req }) => isEditorOfAllMarkets(userOf(req));

/** What is there has to be theirs, and what it becomes too: else it could be moved into another market. */
const editorsChangeTheirMarkets: Access = ({ req, data }) => {
  const user = userOf(req);
  if (isEditorOfAllMarkets(user)) return true;
  return isInTheirs(user, data) && { market: { in: marketsOf(user) } };
};

const editorsCreateInTheirMarkets: Access = ({ req, data }) => {
  const user = userOf(req);
  return isEditorOfAllMarkets(user) || isInTheirs(user, data);
};

/** A form that is still empty has no market yet; what it is saved with is looked at again. */
function isInTheirs(user: StudioUser | null, data: { market?: Market } | undefined): boolean {
  const markets = marketsOf(user);
  return markets.length > 0 && (!data?.market || markets.includes(data.market));
}
