import { MARKETS } from '@nettobonus/domain/markets/market';
import { expect, test } from 'vitest';
import { getOfferMessages } from './offers.ts';

test.each([
  ['claim', ['Lunasta Bonus', 'Ta Bonus', 'Ta Bonus', 'Tag Bonus']],
  ['claimInShowcase', ['Lunasta', 'Ta Bonus', 'Ta Bonus', 'Tag Bonus']],
  ['readReview', ['Lue arvostelu', 'Läs recension', 'Les anmeldelse', 'Læs anmeldelse']],
  ['newCasino', ['UUSI KASINO', 'NYTT CASINO', 'NYTT CASINO', 'NYT CASINO']],
  ['exclusive', ['VAIN MEILTÄ', 'ENDAST HÄR', 'KUN HER', 'KUN HER']],
  ['recommended', ['Suositus', 'Rekommenderad', 'Anbefaling', 'Anbefaling']],
  ['searchPlaceholder', ['Etsi kasinoa...', 'Sök casino...', 'Søk casino...', 'Søg casino...']],
  ['noResults', ['Ei tuloksia', 'Inga resultat', 'Ingen resultater', 'Ingen resultater']],
] as const)('%s matches the specification', (key, texts) => {
  expect(MARKETS.map((market) => getOfferMessages(market)[key])).toEqual(texts);
});

test('the options of the percentage filter say that they include the percentage', () => {
  expect(MARKETS.map((market) => getOfferMessages(market).minPercent_100)).toEqual([
    '100\u00a0% tai yli',
    '100\u00a0% eller mer',
    '100\u00a0% eller mer',
    '100\u00a0% eller mere',
  ]);
});

test.each(MARKETS)('the badge of a non-sticky bonus in %s matches the specification', (market) => {
  expect(getOfferMessages(market).category_nonSticky).toBe('Non Sticky');
});

test('the Finnish heading of the top casinos and the Finnish badges match the specification', () => {
  const { topHeading, category_wagerFree, category_nonSticky, category_taxFree, category_quick } =
    getOfferMessages('fi');
  expect(topHeading).toBe('Kuukauden top kasinot');
  expect([category_wagerFree, category_nonSticky, category_taxFree, category_quick]).toEqual([
    'Kierrätysvapaa',
    'Non Sticky',
    'Verovapaa',
    'Pikakasino',
  ]);
});
