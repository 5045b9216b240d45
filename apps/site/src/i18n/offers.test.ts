import { MARKETS } from '@nettobonus/domain/markets/market';
import { expect, test } from 'vitest';
import { offerMessagesOf } from './offers.ts';

test.each([
  ['claim', ['Lunasta Bonus', 'Ta Bonus', 'Ta Bonus', 'Tag Bonus']],
  ['claimInHero', ['Lunasta', 'Ta Bonus', 'Ta Bonus', 'Tag Bonus']],
  ['readReview', ['Lue arvostelu', 'Läs recension', 'Les anmeldelse', 'Læs anmeldelse']],
  ['newCasino', ['UUSI KASINO', 'NYTT CASINO', 'NYTT CASINO', 'NYT CASINO']],
  ['exclusive', ['VAIN MEILTÄ', 'ENDAST HÄR', 'KUN HER', 'KUN HER']],
  ['recommended', ['Suositus', 'Rekommenderad', 'Anbefaling', 'Anbefaling']],
  ['searchPlaceholder', ['Etsi kasinoa...', 'Sök casino...', 'Søk casino...', 'Søg casino...']],
  ['noResults', ['Ei tuloksia', 'Inga resultat', 'Ingen resultater', 'Ingen resultater']],
] as const)('%s is the specification’s text', (key, texts) => {
  expect(MARKETS.map((market) => offerMessagesOf(market)[key])).toEqual(texts);
});

test('the Finnish title of the top casinos and the Finnish badges are the specification’s', () => {
  const { topHeading, category_wagerFree, category_nonSticky, category_taxFree, category_quick } =
    offerMessagesOf('fi');
  expect(topHeading).toBe('Kuukauden top kasinot');
  expect([category_wagerFree, category_nonSticky, category_taxFree, category_quick]).toEqual([
    'Kierrätysvapaa',
    'Non Sticky',
    'Verovapaa',
    'Pikakasino',
  ]);
});
