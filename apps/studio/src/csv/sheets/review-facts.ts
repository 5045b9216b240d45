import { SCORE_KEYS } from '@nettobonus/domain/reviews/review';
import type { Filled, StudioDocument } from '../../publishing/studio-document.ts';
import { MARKET_AND_CASINO } from './listings.ts';
import { columnsOf, type Sheet } from './sheet.ts';

const { text, number, day, rows } = columnsOf<Filled<StudioDocument<'review'>>>();

/** The facts of reviews, without their prose, which is not written in a spreadsheet. */
export const reviewFacts: Sheet = {
  name: 'review-facts',
  title: 'Facts of reviews',
  kind: 'review',
  nouns: ['review', 'reviews'],
  keyColumns: MARKET_AND_CASINO,
  columns: [
    ...SCORE_KEYS.map((key) => number(`scores.${key}`)),
    day('writtenOn'),
    day('updatedOn'),
    text('authorRole'),
    rows('paymentMethods.deposits', [
      { name: 'method', kind: 'text' },
      { name: 'minimum', kind: 'number' },
      { name: 'note', kind: 'text' },
    ]),
    rows('paymentMethods.withdrawals', [
      { name: 'method', kind: 'text' },
      { name: 'minimum', kind: 'number' },
      { name: 'time', kind: 'text' },
    ]),
    text('customerService.availability'),
    text('customerService.channels'),
    text('customerService.languages'),
    text('license.type'),
  ],
};
