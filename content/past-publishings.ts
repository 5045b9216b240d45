import { MARKETS, type Market } from '@nettobonus/domain/markets/market';
import { type PublishedDocument, parseDocument } from '@nettobonus/domain/publishing/published-document';
import * as dk from './dk/history.ts';
import { listDocuments } from './documents.ts';
import * as fi from './fi/history.ts';
import * as no from './no/history.ts';
import type { OfferPast } from './past-offer.ts';
import * as se from './se/history.ts';

export const OFFER_PASTS: Record<Market, readonly OfferPast[]> = {
  fi: fi.history,
  se: se.history,
  no: no.history,
  dk: dk.history,
};

export interface PastPublication {
  at: Date;
  document: PublishedDocument;
}

/** The history of the sample catalogue: past versions of listings, oldest first, each ending with the current one. */
export function listPastPublications(): PastPublication[] {
  const documents = listDocuments();
  return MARKETS.flatMap((market) =>
    OFFER_PASTS[market].flatMap(({ casino, earlier, since }) => {
      const current = documents.find(
        ({ kind, market: m, key }) => kind === 'listing' && m === market && key === casino,
      );
      if (current?.kind !== 'listing') throw new Error(`${market}/${casino} has a past but is not listed`);
      return [...earlier, { since, bonus: current.body.bonus, terms: current.body.terms }].map(
        ({ since: day, bonus, terms }): PastPublication => {
          const parsed = parseDocument({ ...current, body: { ...current.body, bonus, terms } });
          if (!parsed.ok) throw new Error(`${market}/${casino} since ${day}: ${parsed.problem}`);
          // Noon UTC is the same date in every market's time zone.
          return { at: new Date(`${day}T12:00:00Z`), document: parsed.document };
        },
      );
    }),
  ).toSorted((a, b) => a.at.getTime() - b.at.getTime());
}
