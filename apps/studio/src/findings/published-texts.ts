import type { Market } from '@nettobonus/domain/markets/market';
import type { PublishedOffer } from '@nettobonus/domain/offer-history/offer-change';
import { SINGLETON_KEY } from '@nettobonus/domain/publishing/published-document';
import type { DocumentSet } from '@nettobonus/store/document-set';
import type { PlacedText } from './casino-texts.ts';

/** The published home page texts and page texts of a market. */
export function listPublishedTexts(content: DocumentSet, market: Market): PlacedText[] {
  const home = content.get('editorial', market, SINGLETON_KEY);
  return [
    ...(home ? [{ place: 'home', body: home }] : []),
    ...content.entries('page', market).map(([key, body]) => ({ place: `page.${key}`, body })),
  ];
}

/** The offers that the casino had before, or that we had stated wrongly. */
export function listEarlierOffersOf(content: DocumentSet, market: Market, casino: string): PublishedOffer[] {
  return [
    ...(content.get('offer-changes', market, casino) ?? []).map(({ before }) => before),
    ...(content.get('corrections', market, casino) ?? []).map(({ wrong }) => wrong),
  ];
}
