import { expect, test } from 'vitest';
import { findPhrase, fold, parsePhrase, splitSentences, splitWords } from './phrases.ts';

const matches = (text: string, pattern: string) =>
  findPhrase(splitWords(text), parsePhrase(pattern)) !== null;

test('fold ignores diacritics and doubled letters', () => {
  expect(fold('Kierrätys')).toBe(fold('kieratys'));
  expect(fold('Rødspætte')).toBe(fold('rodspate'));
});

test('a phrase matches in order, with up to three words in between', () => {
  expect(matches('bonus ilman mitään talletusta', 'ilman talletu*')).toBe(true);
  expect(matches('talletusta ilman', 'ilman talletu*')).toBe(false);
  expect(matches('ilman a b c talletusta', 'ilman talletu*')).toBe(true);
  expect(matches('ilman a b c d talletusta', 'ilman talletu*')).toBe(false);
});

test('a trailing * matches any ending, and * on both sides matches within a compound', () => {
  expect(matches('talletuksen', 'talletu')).toBe(false);
  expect(matches('talletuksen', 'talletu*')).toBe(true);
  expect(matches('tervetuliaisbonukset', '*bonu*')).toBe(true);
});

test.each(['pelirippuvuus', 'peliripuvus', 'pelriippuvuus', 'peliriippvuuus'])(
  '%s matches as a typo of a long word',
  (typo) => {
    expect(matches(typo, 'peliriippuvuus')).toBe(true);
  },
);

test('typos do not match in short words, with a different first letter, or in words marked as exact', () => {
  expect(matches('hyvä', 'hyvin')).toBe(false);
  expect(matches('teliriippuvuus', 'peliriippuvuus')).toBe(false);
  expect(matches('gjelder', 'gjelden')).toBe(true);
  expect(matches('gjelder', '=gjelden')).toBe(false);
});

test.each(['Ilman kierrätystä. Talletan 100 €', 'ilman kierrätystä! talletan', 'ilman\ntalletusta'])(
  'a phrase does not match across sentences: %j',
  (text) => {
    const phrase = parsePhrase('ilman talleta*');
    expect(findPhrase(splitSentences(text), phrase)).toBe(null);
  },
);

test('a full stop within an amount or after “kr” does not end a sentence', () => {
  expect(findPhrase(splitSentences('uden 1.000 kr. indbetaling'), parsePhrase('uden indbetal*'))).not.toBe(
    null,
  );
});
