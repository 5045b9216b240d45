import { describe, expect, test } from 'vitest';
import type { Market } from '../markets/market.ts';
import { parseNumbers } from './mentioned-numbers.ts';
import { getVocabulary } from './vocabulary/vocabulary.ts';

const listNumbers = (text: string, market: Market = 'fi') =>
  parseNumbers(text, getVocabulary(market))?.map(({ unit, value }) => [unit, value]) ?? null;

test.each([
  [
    'fi',
    '100\u00a0% jopa 1\u00a0000\u00a0€ + 50 ilmaiskierrosta',
    [
      ['percent', 100],
      ['money', 1000],
      ['spins', 50],
    ],
  ],
  [
    'fi',
    'kierrätys on 35×, läpi 3/10.',
    [
      ['times', 35],
      ['ofTen', 3],
    ],
  ],
  [
    'fi',
    'netto \u221284 € eikä +84 €',
    [
      ['money', -84],
      ['money', 84],
    ],
  ],
  ['fi', 'arvosana 9,6/10', [['ofTen', 9.6]]],
  [
    'fi',
    '35-kertainen kierrätys, 300 euroon asti, 100 %:n bonus',
    [
      ['times', 35],
      ['money', 300],
      ['percent', 100],
    ],
  ],
  [
    'dk',
    '1.000 kr. og 2,50 kr',
    [
      ['money', 1000],
      ['money', 2.5],
    ],
  ],
  ['dk', '50 gratis spins', [['spins', 50]]],
  [
    'se',
    'i 30 dagar, 7 casinon',
    [
      ['days', 30],
      ['count', 7],
    ],
  ],
  ['no', 'Winz - 100 %', [['percent', 100]]],
  [
    'fi',
    'läpi 3/10 900 %',
    [
      ['ofTen', 3],
      ['percent', 900],
    ],
  ],
  ['fi', '18+.', [['age', 18]]],
] as const)('reads the numbers in %s: %s', (market, text, expected) => {
  expect(listNumbers(text, market)).toEqual(expected);
});

describe('returns null for a number without a unit of the language', () => {
  test.each([
    '5k €',
    'x100',
    '24/7',
    '12:30',
    '1.2.3',
    '1,000 €',
    '€ 500',
    '300 kr',
    '300 $',
    'arkisin 12–18',
    '50',
  ])('%s', (text) => {
    expect(listNumbers(text)).toBeNull();
  });
});
