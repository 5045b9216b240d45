import { expect, test } from 'vitest';
import type { Market } from '../markets/market.ts';
import { type Figures, fillFigures } from './fill-figures.ts';
import { findTypedFigures } from './typed-figures.ts';

const figures: Figures = {
  net: -30_00,
  sum: -30_00,
  gross: 150_00,
  bonus: 150_00,
  cost: 180_00,
  turnover: 4_500_00,
  deposit: 100_00,
  finish: 3,
  notFinish: 7,
  wagering: 30,
  breakEven: 25,
  match: 150,
  maxBonus: 600_00,
  fullDeposit: 400_00,
  minDeposit: 20_00,
  maxBet: 5_00,
  validDays: 30,
};

test.each<[Market, string, string[]]>([
  ['fi', 'Netto on −30 €.', ['{net}']],
  [
    'fi',
    'Bonus on 150 euroa, mutta kierrätys maksaa 180 euroa.',
    ['{gross.number} euroa', '{cost.number} euroa'],
  ],
  ['fi', 'Kierrätettävää kertyy 4 500 €.', ['{turnover}']],
  ['fi', 'Kierrätys 30× ylittää nollarajan 25×', ['{wagering}', '{breakEven}']],
  ['fi', '150 %, enintään 600 €', ['{maxBonus}', '{match}']],
  ['fi', 'Ylärajaan yltää 400 euron talletuksella.', ['{fullDeposit.number} euron']],
  ['fi', 'Talletus vähintään 20 €, panosraja 5 €', ['{minDeposit}', '{maxBet}']],
  ['fi', 'Voimassa 30 päivää', ['{validDays} päivä']],
  ['fi', 'Kymmenestä pelaajasta kolme pääsee läpi.', ['{finish.words}']],
  ['fi', 'Seitsemän kymmenestä ei pääse läpi.', ['{notFinish.words}']],
  ['se', 'Bara 3 av 10 klarar kravet 30 gånger.', ['{wagering.number} gånger', '{finish}']],
  ['no', 'Tre av ti kommer i mål, og netto er −30 kr.', ['{finish.words}', '{net}']],
  ['dk', 'Du skal spille for 4.500 kr. Det koster 180 kr. i alt.', ['{turnover}.', '{cost}']],
])('%s: a typed figure is found: %s', (market, text, tokens) => {
  expect(
    findTypedFigures(text, figures, market)
      .map(({ token }) => token)
      .toSorted(),
  ).toEqual(tokens.toSorted());
});

test.each<[Market, string]>([
  ['fi', 'Sadan euron talletus, 100 euron talletus ja vuosi 2025'],
  ['fi', 'Nostimme 150 euroa torstaina.'],
  ['fi', 'Netto on {net}, ja kierrätys maksaa {cost.number} euroa.'],
  ['se', 'Sätter du in 100 kr får du svar inom 30 minuter.'],
  ['no', 'Chatten svarte etter 3 minutter.'],
  ['dk', 'Ved en indbetaling på 100 kr. er svaret klart.'],
])('%s: other numbers may be typed: %s', (market, text) => {
  expect(findTypedFigures(text, figures, market)).toEqual([]);
});

test('the token renders the figure that was typed', () => {
  const text = 'Netto on −30 €, kymmenestä kolme pääsee läpi.';
  const tokens = findTypedFigures(text, figures, 'fi');
  const rewritten = tokens.reduceRight(
    (result, { index, typed, token }) => result.slice(0, index) + token + result.slice(index + typed.length),
    text,
  );
  expect(fillFigures(rewritten, figures, 'fi').replaceAll('\u00a0', ' ')).toBe(text);
});
