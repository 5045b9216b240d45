import { MARKETS, type Market } from '@nettobonus/domain/markets/market';
import { type PublishedDocument, parseDocument } from '@nettobonus/domain/publishing/published-document';
import * as dk from './dk/history.ts';
import { listDocuments } from './documents.ts';
import * as fi from './fi/history.ts';
import * as no from './no/history.ts';
import type { ListingHistory } from './past-offer.ts';
import { placeDay, SAMPLE_DAY } from './sample-day.ts';
import * as se from './se/history.ts';

export const OFFER_HISTORIES: Record<Market, readonly ListingHistory[]> = {
  fi: fi.history,
  se: se.history,
  no: no.history,
  dk: dk.history,
};

export interface PastPublication {
  at: Date;
  document: PublishedDocument;
}

/** Lists the past and current versions of the listings with a history, oldest first. */
export function listPastPublications(today = SAMPLE_DAY): PastPublication[] {
  const documents = listDocuments(today);
  return MARKETS.flatMap((market) =>
    OFFER_HISTORIES[market].flatMap(({ casino, earlier, since }) => {
      const current = documents.find(
        (document) => document.kind === 'listing' && document.market === market && document.key === casino,
      );
      if (current?.kind !== 'listing') throw new Error(`${market}/${casino} has a history but is not listed`);
      return [...earlier, { since, bonus: current.body.bonus, terms: current.body.terms }].map(
        ({ since: day, bonus, terms }): PastPublication => {
          const parsed = parseDocument({ ...current, body: { ...current.body, bonus, terms } });
          if (!parsed.ok) throw new Error(`${market}/${casino} since ${day}: ${parsed.problem}`);
          // Noon UTC is the same date in every market's time zone.
          return { at: new Date(`${placeDay(day, today)}T12:00:00Z`), document: parsed.document };
        },
      );
    }),
  ).toSorted((a, b) => a.at.getTime() - b.at.getTime());
}
