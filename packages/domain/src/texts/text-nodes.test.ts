import { expect, test } from 'vitest';
import type { RichText } from './rich-text.ts';
import { blocksSchema } from './rich-text.ts';
import { findTranslationProblem, listTextNodes, replaceTextNodes } from './text-nodes.ts';

const RICH: RichText = [
  {
    type: 'paragraph',
    content: [
      { type: 'text', text: 'Netto on ' },
      { type: 'token', token: 'net', bold: true },
      { type: 'text', text: ', lue ' },
      {
        type: 'link',
        to: { kind: 'url', url: 'https://example.org/sivu' },
        content: [{ type: 'text', text: 'ehdot', italic: true }],
      },
      { type: 'text', text: '. ' },
    ],
  },
  {
    type: 'chart',
    kind: 'bar',
    title: 'Kulut',
    source: 'Oma testi',
    rows: [
      { label: 'Maanantai', value: 3 },
      { label: '2026', value: 4 },
    ],
  },
  { type: 'offer', rule: 'casino', casino: 'joki-casino' },
];

test('lists what is to be translated, and nothing of the structure', () => {
  expect(listTextNodes(RICH)).toEqual(['Netto on', ', lue', 'ehdot', 'Kulut', 'Oma testi', 'Maanantai']);
  expect(listTextNodes(' Netto on {net}. ')).toEqual(['Netto on {net}.']);
  expect(listTextNodes('{net} 100 %')).toEqual([]);
});

test('keeps figures, links, marks and spaces', () => {
  const texts = listTextNodes(RICH).map((text) => text.toUpperCase());
  const replaced = replaceTextNodes(RICH, texts);
  expect(blocksSchema.safeParse(replaced).success).toBe(true);
  expect(JSON.stringify(replaced)).toBe(
    JSON.stringify(RICH)
      .replace('Netto on ', 'NETTO ON ')
      .replace(', lue ', ', LUE ')
      .replace('"ehdot"', '"EHDOT"')
      .replace('Kulut', 'KULUT')
      .replace('Oma testi', 'OMA TESTI')
      .replace('Maanantai', 'MAANANTAI'),
  );
});

test.each([
  [['Nettot är {net}.'], null],
  [['Nettot är {net}.', 'Mer.'], /2 texts instead of 1/],
  [['Nettot är {netto}.'], /changed a figure/],
  [['Nettot.'], /changed a figure/],
  [[' '], /left a text empty/],
  [[`Nettot är {net}. ${'Mer text. '.repeat(30)}`], /added text/],
] as const)('%j', (translated, problem) => {
  const found = findTranslationProblem(['Netto on {net}.'], translated);
  if (problem === null) expect(found).toBeNull();
  else expect(found).toMatch(problem);
});
