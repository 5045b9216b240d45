import { expect, test } from 'vitest';
import { type Listing, listingSchema } from '../catalogue/casino.ts';
import { MARKET_FACTS, MARKETS, type Market } from '../markets/market.ts';
import { type OfferTerms, offerTermsSchema } from '../offers/offer-terms.ts';
import { listOutdatedFigures } from './outdated-figures.ts';

const createTerms = (market: Market, terms: Partial<OfferTerms>): OfferTerms =>
  offerTermsSchema.parse({ kind: 'match', currency: MARKET_FACTS[market].currency, ...terms });

const createListing = (terms: OfferTerms): Listing =>
  listingSchema.parse({
    casino: 'winz-casino',
    order: 1,
    bonus: 'x',
    terms,
    rating: 8,
    features: [],
    licence: { type: 'curacao' },
    verdict: 'x',
    verifiedOn: '2026-11-19',
  });

const BEFORE = { matchPercent: 100, maxBonus: 4_500_00, wagerTimes: 0, validDays: 30 };
const AFTER = { matchPercent: 150, maxBonus: 2_000_00, wagerTimes: 35, validDays: 60 };

function find(
  text: string,
  market: Market,
  before: Partial<OfferTerms> = BEFORE,
  after: Partial<OfferTerms> = AFTER,
): string[] {
  return listOutdatedFigures(text, {
    current: createListing(createTerms(market, after)),
    earlier: [{ bonus: 'x', terms: createTerms(market, before) }],
    market,
  });
}

test.each<[Market, string, string[]]>([
  ['fi', 'Bonus on 100 % jopa 4 500 €, voimassa 30 päivää.', ['100 %', '4 500 €', '30 päivä']],
  ['fi', 'Saat 4\u00a0500 euroa.', ['4\u00a0500 euroa']],
  ['se', 'Bonus på 100 % upp till 4 500 kr i 30 dagar.', ['100 %', '4 500 kr', '30 dag']],
  ['no', 'Bonus på 100 % opptil 4500 kroner i 30 dager.', ['100 %', '4500 kroner', '30 dag']],
  ['dk', 'Bonus på 100 % op til 4.500 kr. i 30 dage.', ['100 %', '4.500 kr.', '30 dag']],
])('%s: “%s” names figures of the earlier offer', (market, text, typed) => {
  expect(find(text, market)).toEqual(typed);
});

test.each<[Market, string, string[]]>([
  ['fi', 'Ei kierrätystä.', ['Ei kierrätystä']],
  ['fi', 'Yksi harvoista kierrätysvapaista bonuksista.', ['kierrätysvapaista']],
  ['se', 'En bonus utan omsättningskrav.', ['utan omsättningskrav']],
  ['no', 'Bonusen er uten omsetningskrav.', ['uten omsetningskrav']],
  ['dk', 'Bonussen er uden gennemspilskrav.', ['uden gennemspilskrav']],
])('%s: “%s” promises what the offer no longer has', (market, text, typed) => {
  expect(find(text, market)).toEqual(typed);
  expect(find(text, market, BEFORE, { ...AFTER, wagerTimes: 0 })).toEqual([]);
});

test.each<[Market, string]>([
  ['fi', 'Kierrätys on 35x, eli 35-kertainen.'],
  ['se', 'Kravet är 35x, alltså 35 gånger.'],
  ['no', 'Kravet er 35x, altså 35 ganger.'],
  ['dk', 'Kravet er 35x, altså 35 gange.'],
])('%s: a multiplier is found in each of its forms', (market, text) => {
  const found = find(text, market, AFTER, { ...AFTER, wagerTimes: 20 });
  expect(found).toHaveLength(2);
  expect(found[0]).toBe('35x');
});

test('the net of the earlier offer is found', () => {
  expect(find('Netto on +100 €.', 'fi', { ...BEFORE, maxBonus: 300_00 })).toEqual(['+100 €']);
});

test('tokens, figures of the current offer and other numbers are not outdated', () => {
  const texts = [
    'Netto on {net}, ja bonus on {match} jopa {maxBonus}.',
    'Bonus on 150 % jopa 2 000 €, 60 päivää.',
    'Kotiutimme 250 euroa torstaina kello 14.',
  ];
  for (const text of texts) expect(find(text, 'fi'), text).toEqual([]);
});

test('a figure that another term has now is not outdated', () => {
  const before = { ...AFTER, maxBonus: 20_00, minDeposit: 10_00 };
  expect(find('20 €', 'fi', before, { ...AFTER, minDeposit: 20_00 })).toEqual([]);
});

test('unchanged terms outdate nothing', () => {
  for (const market of MARKETS)
    expect(find('100 % 4 500 € 4 500 kr 35× 30 dag', market, AFTER, AFTER)).toEqual([]);
});
