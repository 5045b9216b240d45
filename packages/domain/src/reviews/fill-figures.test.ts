import { expect, test } from 'vitest';
import { parseInlineText } from '../texts/parse-text.ts';
import type { InlineText } from '../texts/rich-text.ts';
import { type Figures, fillAllFigures, fillFigures, listFigures, listTokenProblems } from './fill-figures.ts';

const terms = {
  kind: 'match',
  currency: 'EUR',
  undisclosed: [],
  matchPercent: 150,
  maxBonus: 600_00,
  minDeposit: 20_00,
  wagerTimes: 30,
  wagerBase: 'bonus',
  maxBet: 5_00,
  validDays: 30,
} as const;
const listing = { terms: { ...terms, undisclosed: [] }, rating: 8.6 };
const figures = listFigures(listing, 'fi');
const fill = (text: string) => fillFigures(text, figures, 'fi').replaceAll('\u00a0', ' ');

test.each([
  ['Netto on {net}.', 'Netto on −30 €.'],
  ['{gross} miinus {cost}', '150 € miinus 180 €'],
  ['Kierrätettävää kertyy {turnover}', 'Kierrätettävää kertyy 4 500 €'],
  ['Kierrätys {wagering}, nollaraja {breakEven}', 'Kierrätys 30×, nollaraja 25×'],
  ['{wagering.number}-kertainen', '30-kertainen'],
  ['{match}, enintään {maxBonus}', '150 %, enintään 600 €'],
  ['{minDeposit.number} euron talletus', '20 euron talletus'],
  ['Netto on miinus {net.number} euroa', 'Netto on miinus 30 euroa'],
  ['Panosraja {maxBet}, voimassa {validDays} päivää', 'Panosraja 5 €, voimassa 30 päivää'],
  ['10 pelaajasta {finish} pääsee läpi', '10 pelaajasta 3 pääsee läpi'],
  ['kymmenestä {finish.words} pääsee läpi', 'kymmenestä kolme pääsee läpi'],
  ['Arvosana {rating}', 'Arvosana 8,6'],
])('%s', (text, filled) => {
  expect(fill(text)).toBe(filled);
});

test('a changed term changes the text', () => {
  const changed = listFigures({ ...listing, terms: { ...listing.terms, wagerTimes: 10 } }, 'fi');
  expect(fillFigures('{wagering}: {net}', changed, 'fi')).toBe('10×: +90\u00a0€');
});

test.each([
  ['fi', '1 päivä', '30 päivää'],
  ['se', '1 dag', '30 dagar'],
  ['no', '1 dag', '30 dager'],
  ['dk', '1 dag', '30 dage'],
] as const)('in %s {validDays.days} has the noun in the right number', (market, one, many) => {
  const fillDays = (validDays: number) =>
    fillFigures('{validDays.days}', { validDays }, market).replaceAll('\u00a0', ' ');
  expect([fillDays(1), fillDays(30)]).toEqual([one, many]);
});

test('only days have a form with a noun', () => {
  expect(listTokenProblems('{spins.days}', null, 'fi')).toHaveLength(1);
});

test('a numeral at the start of a sentence has a capital letter', () => {
  expect(fill('{finish.words} pääsee läpi. {notFinish.words} ei.')).toBe('Kolme pääsee läpi. Seitsemän ei.');
});

test('a Danish amount at the end of a sentence has one full stop', () => {
  const danish: Figures = { minDeposit: 1_000_00 };
  expect(fillFigures('Mindst {minDeposit}. Højst {minDeposit}, ikke mere.', danish, 'dk')).toBe(
    'Mindst 1.000\u00a0kr. Højst 1.000\u00a0kr., ikke mere.',
  );
});

test('an offer without wagering has no number of players who complete it', () => {
  const { finish, lost } = listFigures({ ...listing, terms: { ...listing.terms, wagerTimes: 0 } }, 'fi');
  expect([finish, lost]).toEqual([undefined, undefined]);
});

test('terms in another currency have no figures', () => {
  expect(listFigures(listing, 'se')).toEqual({ rating: 8.6 });
});

test('a page never shows a token, even if the figure has gone', () => {
  expect(fillFigures('Netto on {net}.', {}, 'fi')).toBe('Netto on –.');
});

test('fills in every text of a document and keeps everything else', () => {
  expect(fillAllFigures({ pros: ['{wagering}'], minimum: 10_00, none: null }, figures, 'fi')).toEqual({
    pros: ['30×'],
    minimum: 10_00,
    none: null,
  });
});

test('reports an unknown figure, an unknown form and a figure without a value', () => {
  const review = { overview: ['{nett}', '{net.roman}', '{net}'], faq: [{ answer: '{winCap}' }] };
  expect(listTokenProblems(review, figures, 'fi').map(({ path }) => path)).toEqual([
    'overview.0',
    'overview.1',
    'faq.0.answer',
  ]);
  expect(listTokenProblems(review, null, 'fi')).toHaveLength(2);
});

const fillText = (text: InlineText, figures_: Figures = figures) =>
  fillAllFigures({ overview: [{ type: 'paragraph', content: text }] }, figures_, 'fi').overview[0]?.content;

test('a text node after filling is the same as the filled string', () => {
  const text = 'Netto on {net}. {finish.words} pääsee läpi.';
  expect(fillText(parseInlineText(text))).toEqual([{ type: 'text', text: fillFigures(text, figures, 'fi') }]);
});

test('a figure keeps its marks, and one in a link that starts a sentence has a capital letter', () => {
  const filled = fillText([
    { type: 'text', text: 'Loppu. ' },
    {
      type: 'link',
      to: { kind: 'casino', casino: 'x' },
      content: parseInlineText('{finish.words} onnistuu'),
    },
    { type: 'token', token: 'wagering', bold: true },
  ]);
  expect(filled?.slice(1)).toEqual([
    {
      type: 'link',
      to: { kind: 'casino', casino: 'x' },
      content: [{ type: 'text', text: 'Kolme onnistuu' }],
    },
    { type: 'text', text: '30×', bold: true },
  ]);
});

test('a bold Danish amount at the end of a sentence has one full stop', () => {
  const content: InlineText = [
    { type: 'token', token: 'minDeposit', bold: true },
    { type: 'text', text: '.' },
  ];
  expect(fillAllFigures([content], { minDeposit: 1_000_00 }, 'dk')).toEqual([
    [{ type: 'text', text: '1.000\u00a0kr.', bold: true }],
  ]);
});

test('reports unknown figures of a text with marks, also in braces that were typed', () => {
  const content: InlineText = [
    { type: 'token', token: 'nett', bold: true },
    { type: 'text', text: 'ja {bonuss}' },
    { type: 'link', to: { kind: 'url', url: 'https://a.example' }, content: [{ type: 'token', token: 'x' }] },
  ];
  expect(
    listTokenProblems({ pros: [content] }, null, 'fi').map(({ message }) => message.slice(0, 12)),
  ).toEqual(['{nett} is no', '{bonuss} is ', '{x} is not a']);
});
