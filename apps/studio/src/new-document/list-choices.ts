import { MARKET_FACTS, MARKETS, type Market } from '@nettobonus/domain/markets/market';
import type { DocumentKind } from '@nettobonus/domain/publishing/published-document';
import type { PayloadRequest, Where } from 'payload';
import { getCurrentUser, mayChangeMarket } from '../access/current-user.ts';
import { listCompleteMarkets } from '../access/list-complete-markets.ts';
import { COLLECTION_BY_KIND } from '../publishing/collections-by-kind.ts';
import { relationId, type StoredDocument } from '../publishing/stored-document.ts';
import { getKeyField } from '../publishing/to-document.ts';
import { isInTrash } from '../trash/trash-action.ts';

interface ExistingDocument {
  id: number;
  isInTrash: boolean;
}

export interface MarketChoice {
  market: Market;
  name: string;
  /** The market’s document that prevents another one, or null. */
  existing: ExistingDocument | null;
}

/**
 * The markets in which the user may create a document. A market can have only one document of some kinds, and only one
 * with the same key, for example one listing of a casino: then a copy is not possible there.
 */
export async function listMarketChoices(
  req: PayloadRequest,
  kind: Exclude<DocumentKind, 'casino'>,
  source: StoredDocument | null,
): Promise<MarketChoice[]> {
  const user = getCurrentUser(req);
  const complete = kind === 'page' && !source ? await listCompleteMarkets(req) : [];
  const markets = MARKETS.filter(
    (market) => user && mayChangeMarket(user, market) && !complete.includes(market),
  );
  const existing = await listExisting(req, kind, source);
  return markets.map((market) => ({
    market,
    name: MARKET_FACTS[market].name,
    existing: existing.get(market) ?? null,
  }));
}

async function listExisting(
  req: PayloadRequest,
  kind: Exclude<DocumentKind, 'casino'>,
  source: StoredDocument | null,
): Promise<ReadonlyMap<Market, ExistingDocument>> {
  const keyField = getKeyField(kind);
  const key = keyField && relationId(source?.[keyField]);
  if (keyField && !key) return new Map();
  const where: Where = keyField ? { [keyField]: { equals: key } } : {};
  const { docs } = await req.payload.find({
    collection: COLLECTION_BY_KIND[kind],
    where,
    draft: true,
    trash: true,
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  });
  return new Map(
    docs.map((document) => [document.market, { id: document.id, isInTrash: isInTrash(document) }]),
  );
}
