import { MARKET_FACTS, type Market } from '@nettobonus/domain/markets/market';
import { CATEGORY_PAGES } from '@nettobonus/domain/routes/category';
import type { PayloadRequest, Where } from 'payload';

const PLACES_FIELDS = [
  'leading',
  'recommended',
  'leftOut',
  ...CATEGORY_PAGES.map((page) => `categories.${page}`),
  'featuredCasino',
  'monthCasino',
];

/** The collections that refer to casinos, their names in messages, and the fields that contain the references. */
const REFERRING_COLLECTIONS = [
  { collection: 'listings', name: 'listings in', fields: ['casino'] },
  { collection: 'reviews', name: 'reviews in', fields: ['casino'] },
  { collection: 'competitions', name: 'competitions in', fields: ['casino'] },
  { collection: 'places', name: 'order and places of', fields: PLACES_FIELDS },
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
  among: 'published documents' | 'documents' | 'documents and trash',
): Promise<string | null> {
  const groups: string[] = [];
  for (const { collection, name, fields } of REFERRING_COLLECTIONS) {
    const refersToCasino: Where = { or: fields.map((field) => ({ [field]: { equals: casino } })) };
    const { docs } = await req.payload.find({
      collection,
      where:
        among === 'published documents'
          ? { and: [refersToCasino, { _status: { equals: 'published' } }] }
          : refersToCasino,
      trash: among === 'documents and trash',
      depth: 0,
      pagination: false,
      overrideAccess: true,
      select: { market: true, deletedAt: true },
      sort: 'market',
      req,
    });
    const markets = docs.map(
      ({ market, deletedAt }: { market?: Market | null; deletedAt?: string | null }) => {
        const place = market ? MARKET_FACTS[market].name : 'no market yet';
        return deletedAt ? `${place} (in the trash)` : place;
      },
    );
    if (markets.length > 0) groups.push(`${name} ${LIST.format([...new Set(markets)])}`);
  }
  return groups.length > 0 ? groups.join('; ') : null;
}
