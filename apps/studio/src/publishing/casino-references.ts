import { MARKET_FACTS, type Market } from '@nettobonus/domain/markets/market';
import type { PayloadRequest, Where } from 'payload';

/** The collections that refer to casinos, their names in messages, and the fields that contain the references. */
const REFERRING_COLLECTIONS = [
  { collection: 'listings', name: 'listings in', fields: ['casino'] },
  { collection: 'reviews', name: 'reviews in', fields: ['casino'] },
  { collection: 'competitions', name: 'competitions in', fields: ['casino'] },
  { collection: 'market-settings', name: 'market settings of', fields: ['featuredCasino', 'monthCasino'] },
  { collection: 'editorial', name: 'home page texts of', fields: ['best.entries.casino'] },
] as const;

const LIST = new Intl.ListFormat('en-GB');

/**
 * Names the documents that refer to a casino: “listings in Suomi and Sverige; market settings of Danmark”. Returns null
 * if there are none.
 */
export async function describeReferences(
  req: PayloadRequest,
  casino: number | string,
  { published }: { published: boolean },
): Promise<string | null> {
  const groups: string[] = [];
  for (const { collection, name, fields } of REFERRING_COLLECTIONS) {
    const refersToCasino: Where = { or: fields.map((field) => ({ [field]: { equals: casino } })) };
    const { docs } = await req.payload.find({
      collection,
      where: published ? { and: [refersToCasino, { _status: { equals: 'published' } }] } : refersToCasino,
      depth: 0,
      pagination: false,
      overrideAccess: true,
      select: { market: true },
      sort: 'market',
      req,
    });
    const markets = docs.map(({ market }: { market?: Market | null }) =>
      market ? MARKET_FACTS[market].name : 'no market yet',
    );
    if (markets.length > 0) groups.push(`${name} ${LIST.format([...new Set(markets)])}`);
  }
  return groups.length > 0 ? groups.join('; ') : null;
}
