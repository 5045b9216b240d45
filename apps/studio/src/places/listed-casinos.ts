import { isMarket, type Market } from '@nettobonus/domain/markets/market';
import type { Field, FilterOptionsProps, PayloadRequest, Where } from 'payload';
import { relationId } from '../publishing/stored-document.ts';

type LabelAndHelp = [label: string, help: string];

/** The ids of the casinos with a published listing in the market. */
export async function listListedCasinos(req: PayloadRequest, market: Market): Promise<number[]> {
  const { docs } = await req.payload.find({
    collection: 'listings',
    where: { market: { equals: market }, _status: { equals: 'published' } },
    depth: 0,
    pagination: false,
    overrideAccess: true,
    select: { casino: true },
    req,
  });
  return docs.map(({ casino }) => relationId(casino) as number);
}

/** Offers only casinos that the document's market lists. */
async function offerListedCasinos({
  data,
  req,
}: Pick<FilterOptionsProps<{ market?: unknown }>, 'data' | 'req'>): Promise<boolean | Where> {
  const market = String(data?.market);
  // The filters of the list view have no market.
  if (!isMarket(market)) return true;
  const casinos = await listListedCasinos(req, market);
  // Joined, because Payload reads no lists with more than 1,000 entries from a URL.
  return casinos.length > 0 && { id: { in: casinos.join(',') } };
}

const pickListed = ([label, description]: LabelAndHelp) => ({
  type: 'relationship' as const,
  relationTo: 'casinos' as const,
  label,
  filterOptions: offerListedCasinos,
  // Payload's message would name ids. `PLACES_RULES` checks the casinos.
  validate: () => true as const,
  admin: { description, allowCreate: false, allowEdit: false, disableBulkEdit: true },
});

/** One of the market's casinos. */
export const listedCasinoField = (name: string, labelAndHelp: LabelAndHelp): Field => ({
  name,
  ...pickListed(labelAndHelp),
});

/** Casinos of the market, as a numbered list in the order that the editor drags them into. */
export function listedCasinosField(name: string, labelAndHelp: LabelAndHelp): Field {
  const { admin, ...field } = pickListed(labelAndHelp);
  return {
    name,
    ...field,
    hasMany: true,
    admin: { ...admin, isSortable: true, className: 'ordered-casinos' },
  };
}
