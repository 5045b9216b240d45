import { describe, expect, test } from 'vitest';
import { hasNumberInWords, parseNumbers } from './mentioned-numbers.ts';

const kindsAndValues = (text: string) => parseNumbers(text)?.map(({ kind, value }) => [kind, value]) ?? null;

test.each([
  [
    '100\u00a0% jopa 1\u00a0000\u00a0€ + 50 ilmaiskierrosta',
    [
      ['percent', 100],
      ['money', 1000],
      ['plain', 50],
    ],
  ],
  [
    'kierrätys on 35×, läpi 3/10.',
    [
      ['times', 35],
      ['share', 3],
    ],
  ],
  [
    'netto \u221284 € eikä +84 €',
    [
      ['money', -84],
      ['money', 84],
    ],
  ],
  ['arvosana 9,6/10', [['score', 9.6]]],
  [
    '1.000 kr. og 2,50 kr',
    [
      ['money', 1000],
      ['money', 2.5],
    ],
  ],
  ['1,000 €', [['money', 1000]]],
  ['€ 500', [['money', 500]]],
  ['Winz - 100 %', [['percent', 100]]],
  [
    'arkisin 12–18',
    [
      ['plain', 12],
      ['plain', 18],
    ],
  ],
  ['18+.', [['plain', 18]]],
] as const)('reads the numbers in: %s', (text, expected) => {
  expect(kindsAndValues(text)).toEqual(expected);
});

describe('returns null for a number that cannot be checked', () => {
  test.each(['5k €', 'x100', '24/7', '12:30', '1.2.3', '٣ €', '½'])('%s', (text) => {
    expect(parseNumbers(text)).toBeNull();
  });
});

test.each([
  'viisisataa euroa',
  'tusen kronor',
  'fem hundre',
  'five hundred',
  'yhdeksän kymmenestä',
  'ni av tio',
  'ni ud af ti',
])('%s contains a number in words', (text) => {
  expect(hasNumberInWords(text)).toBe(true);
});

test.each(['kolme kasinoa', 'sataman valot', 'två casinon', 'ti', 'tiotal'])(
  '%s does not count as a number in words',
  (text) => {
    expect(hasNumberInWords(text)).toBe(false);
  },
);
