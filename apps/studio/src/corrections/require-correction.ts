import { MIN_CORRECTION_LENGTH, type OfferNote } from '@nettobonus/domain/offer-history/correction';
import { listChangedTerms } from '@nettobonus/domain/offer-history/offer-history';
import { fieldError } from '../publishing/field-error.ts';
import { mapListing } from '../publishing/map-listing.ts';
import type { PendingPublication } from '../publishing/prepare-change.ts';

/** The fields with which an editor says how a change of the offer appears in public. They apply to one publication. */
export const CLEARED_OFFER_NOTE = { publicHistory: 'change', correction: null } as const;

/** What the editor says about the changed offer, or null. Refuses a correction that corrects nothing or says nothing. */
export function requireOfferNote({
  id,
  data,
  document,
  previous,
}: PendingPublication<'listing'>): OfferNote | null {
  const { market, body } = document;
  const { publicHistory: history } = data;
  if (history === 'keep') return { market, casino: body.casino, history };
  if (history !== 'correction') return null;
  const published = previous && mapListing(previous);
  if (!published || listChangedTerms(published, body).length === 0) {
    throw fieldError({
      collection: 'listings',
      id,
      path: 'publicHistory',
      message:
        'There is nothing to correct, because headline and terms are as published. Choose “The casino changed its offer”.',
    });
  }
  const sentence = (data.correction ?? '').trim();
  if (sentence.length < MIN_CORRECTION_LENGTH) {
    throw fieldError({
      collection: 'listings',
      id,
      path: 'correction',
      message: `Write in a sentence of at least ${MIN_CORRECTION_LENGTH} characters what we had stated wrongly. The corrections log shows it to visitors.`,
    });
  }
  return { market, casino: body.casino, history, sentence };
}

/** For the audit log. */
export function describeOfferNote(note: OfferNote | null): string | null {
  if (!note) return null;
  return note.history === 'correction' ? `Correction: ${note.sentence}` : 'Kept in the public history';
}
