import { offerTermsSchema } from '@nettobonus/domain/offers/offer-terms';
import { expect, test } from 'vitest';
import { offers as offerMessages } from '../../i18n/fi/offers.ts';
import { getReviewMessages } from '../../i18n/pages.ts';
import { formatColumns } from './waterfall-columns.ts';

const formatTestColumns = (changes: object) =>
  formatColumns(
    offerTermsSchema.parse({ kind: 'match', currency: 'EUR', ...changes }),
    100_00,
    'fi',
    getReviewMessages('fi'),
    offerMessages,
  ).map(({ label, amount, formula }) => `${label} ${amount} ${formula}`.replaceAll('\u00a0', ' ').trim());

test('each column has its amount and its calculation', () => {
  const freeSpins = { count: 100, spinValue: 10, wagerTimes: 35 };
  expect(formatTestColumns({ matchPercent: 200, wagerTimes: 35, freeSpins })).toEqual([
    'Talletusbonus +200 € 200 % × 100 €',
    'Ilmaiskierrokset +10 € 100 × 0,10 €',
    `${offerMessages.gross} 210 €`,
    'Bonuksen kierrätys −280 € 200 € × 35 × 4 %',
    'Kierrosvoittojen kierrätys −14 € 10 € × 35 × 4 %',
    'Netto −84 €',
  ]);
});

test('a gross with a single component has the calculation of that component', () => {
  expect(formatTestColumns({ matchPercent: 100, wagerTimes: 10, wagerBase: 'bonus-and-deposit' })).toEqual([
    `${offerMessages.gross} 100 € 100 % × 100 €`,
    'Bonuksen kierrätys −80 € 200 € × 10 × 4 %',
    'Netto +20 €',
  ]);
});

test('a capped bonus is labelled with the cap, not with the percentage', () => {
  expect(formatTestColumns({ matchPercent: 200, maxBonus: 50_00 })[0]).toBe(
    `${offerMessages.gross} 50 € Bonuksen katto`,
  );
});

test('an amount that rounds to zero has no column', () => {
  const freeSpins = { count: 15, spinValue: 10, wagerTimes: 30 };
  expect(formatTestColumns({ kind: 'free-spins-only', stickiness: 'non-sticky', freeSpins })).toEqual([
    `${offerMessages.gross} 1 € 15 × 0,10 €`,
    'Kierrosvoittojen kierrätys −1 € 1 € × 30 × 4 %',
    'Netto ±0 €',
  ]);
});
