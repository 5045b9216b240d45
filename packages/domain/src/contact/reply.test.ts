import { expect, test } from 'vitest';
import { MARKETS } from '../markets/market.ts';
import { fillTemplate, listPlaceholders, listUnknownPlaceholders, quoteMessage } from './reply.ts';

const VALUES = { name: 'Aino {editor}', editor: 'Maija' };

test('fills in every placeholder once, and leaves the braces of a name alone', () => {
  expect(fillTemplate('Hei {name}! {name}, {editor}', VALUES)).toBe(
    'Hei Aino {editor}! Aino {editor}, Maija',
  );
});

test('leaves unknown placeholders and names them', () => {
  const text = 'Hei {nimi}, {name}! {nimi} {} {toString}';
  expect(fillTemplate(text, VALUES)).toBe('Hei {nimi}, Aino {editor}! {nimi} {} {toString}');
  expect(listUnknownPlaceholders(text)).toEqual(['{nimi}', '{}', '{toString}']);
  expect(listPlaceholders(text)).toEqual(['{nimi}', '{name}', '{}', '{toString}']);
  expect(listPlaceholders('Ei mitään')).toEqual([]);
});

test.each(MARKETS)(
  'in %s the original message is quoted line by line, with its author and local time',
  (market) => {
    const quotation = quoteMessage({
      market,
      name: 'Aino Lehtonen',
      message: 'Hei!\r\n\nMinimitalletus > 10 €',
      receivedAt: new Date('2026-11-15T22:30:00Z'),
    });
    const [heading, ...lines] = quotation.split('\n');
    expect(heading).toMatch(/^Aino Lehtonen (kirjoitti|skrev) .*(15|16)\.?.*2026.*:$/);
    // Finland is an hour ahead of the others: there the message arrived after midnight.
    expect(heading?.includes('16')).toBe(market === 'fi');
    expect(lines).toEqual(['> Hei!', '>', '> Minimitalletus > 10 €']);
  },
);
