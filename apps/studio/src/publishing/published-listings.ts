import { isMarket, type Market } from '@nettobonus/domain/markets/market';
import { listPublishedListingsStatement } from '@nettobonus/store/studio-content';
import type { Payload } from 'payload';
import { runStatement } from './run-statement.ts';

/** A published listing, with the ids that the site does not know. */
export interface PublishedListing {
  id: number;
  title: string;
  market: Market;
  verifiedOn: string | null;
  termsUrl: string | null;
  /** The casino's slug and name. */
  casino: string;
  name: string;
  /** The id of the casino's published review in the market. */
  review: number | null;
}

/** The published listings, by title. Payload would take a second for the thousands of a large catalogue. */
export async function listPublishedListings(payload: Payload): Promise<PublishedListing[]> {
  const rows = (await runStatement(
    { payload },
    listPublishedListingsStatement(),
  )) as unknown as PublishedListing[];
  return rows.filter(({ market }) => isMarket(market));
}
