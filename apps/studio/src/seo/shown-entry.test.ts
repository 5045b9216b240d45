import { expect, test } from 'vitest';
import { cutText, fillEntry, formatBreadcrumbs } from './shown-entry.ts';

const measure = (text: string) => text.length * 10;

test('a text that fits is shown whole', () => {
  expect(cutText('Netto on bonus', 140, measure)).toBe('Netto on bonus');
});

test('a longer text ends at a word with an ellipsis that fits too', () => {
  const cut = cutText('Netto on bonus miinus hinta', 160, measure);
  expect(cut).toBe('Netto on bonus …');
  expect(measure(cut)).toBeLessThanOrEqual(160);
});

test('a single long word stays', () => {
  expect(cutText('Kierrätysvaatimus', 50, measure)).toBe('Kierrätysvaatimus …');
});

test('an empty text shows its default, and known placeholders are filled in', () => {
  expect(fillEntry('  ', 'Oletus {year}', { year: '2026' })).toBe('Oletus 2026');
  expect(fillEntry('Netto {net} {x}', 'Oletus', { net: '−84 €' })).toBe('Netto −84 € {x}');
});

test('an address is shown as its parts', () => {
  expect(formatBreadcrumbs('https://a.example/fi/n%C3%A4in-laskimme')).toBe('a.example › fi › näin-laskimme');
});
