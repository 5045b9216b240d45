import type { Market } from '@nettobonus/domain/markets/market';
import { expect, test } from 'vitest';
import { countNets, findWordingProblems } from './wording.ts';

const check = (market: Market, text: string, path = 'text') =>
  findWordingProblems({ path, text }, market, { names: ['Winz'] });

test.each<[Market, string, string]>([
  ['fi', '7 pelaajaa kymmenestä pääsee läpi', 'mixes words and digits'],
  ['fi', '10 pelaajasta kolme pääsee läpi', 'mixes words and digits'],
  ['se', '7 av tio klarar det', 'mixes words and digits'],
  ['no', 'Tre av 10 kommer i mål', 'mixes words and digits'],
  ['dk', '7 ud af ti når i mål', 'mixes words and digits'],
  ['dk', 'Bonus på 1 000 kr.', 'wrong thousands separator'],
  ['se', 'Bonus på 1.000 kr', 'wrong thousands separator'],
  ['fi', 'Netto on keskimäärin 84 €', 'calls the net an average or a forecast'],
  ['fi', 'Bonuksen netto, jonka odotusarvo on 5 €, jää sinulle.', 'calls the net an average or a forecast'],
  ['se', 'Nettot är i snitt 600 kr.', 'calls the net an average or a forecast'],
  ['se', 'Nettot får du behålla.', 'calls the net an average or a forecast'],
  ['no', 'Netto er i gjennomsnitt 600 kr.', 'calls the net an average or a forecast'],
  ['dk', 'Netto er i gennemsnit 600 kr.', 'calls the net an average or a forecast'],
  ['fi', 'Listalla on 1 kasinoa.', 'plural after 1'],
  ['se', 'Gäller i 1 dagar', 'plural after 1'],
  ['se', 'Visar 1 casinon', 'plural after 1'],
  ['no', 'Gjelder i 1 dager', 'plural after 1'],
  ['dk', 'Gælder i 1 dage', 'plural after 1'],
  ['fi', 'Hinta on selvä: Kierrätys maksaa.', 'capital after a colon'],
  ['se', 'Priset är tydligt: Omsättningen kostar.', 'capital after a colon'],
  ['no', 'Det er klart: Bonus', 'capital after a colon'],
  ['dk', 'Det er klart: Bonus', 'capital after a colon'],
  ['dk', 'Det koster 500 kr.. Mere er det ikke.', 'two full stops'],
])('%s: “%s” %s', (market, text, rule) => {
  expect(check(market, text)).toEqual([expect.stringContaining(rule)]);
});

test.each<[Market, string, string]>([
  ['fi', 'faq[0].question', 'Paljonko bonus maksaa'],
  ['fi', 'heading', 'Miten netto lasketaan'],
  ['se', 'why.heading', 'Varför Nettobonus'],
  ['no', 'guideHeading', 'Hvordan virker det'],
  ['dk', 'title', 'Hvad er netto'],
])('%s: %s “%s” needs a question mark', (market, path, text) => {
  expect(check(market, text, path)).toEqual([expect.stringContaining('question mark')]);
  expect(check(market, `${text}?`, path)).toEqual([]);
});

test.each<[Market, string]>([
  ['fi', '10 pelaajasta 3 pääsee läpi, ja 1 000 € kierrätetään 1 päivässä.'],
  ['fi', 'Kolme kymmenestä pääsee läpi. Keskimäärin puhelu kesti minuutin.'],
  ['fi', 'Kasinoita on kaksi: Winz ja Viron toinen… Nettotappio on keskimäärin suuri.'],
  ['fi', 'Vertaa 1 kasinoa'],
  ['se', '3 av 10 klarar det, 21 dagar'],
  ['no', 'Det er klart: Omsetningen koster mer enn bonusen gir.'],
  ['dk', 'Ring 70 22 28 25. Bonus på 1.000 kr.: Netto er −84 kr.'],
])('%s: “%s” is right', (market, text) => {
  expect(check(market, text)).toEqual([]);
});

test('the calculator and the method page may explain the average', () => {
  const text = { path: 'text', text: 'Keskiarvo on suurempi kuin netto.' };
  expect(findWordingProblems(text, 'fi', { names: [], mayNameAverage: true })).toEqual([]);
});

test('counts how often a review states its net', () => {
  expect(countNets(['Netto on {net}', '{net.number} euroa', '{cost}'])).toBe(2);
});
