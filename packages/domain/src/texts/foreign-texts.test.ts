import { expect, test } from 'vitest';
import { getLanguageName, listForeignTexts } from './foreign-texts.ts';

const NORWEGIAN =
  'Vi har satt inn penger, spilt gjennom kravet og tatt ut gevinsten tre ganger. Uttakene kom på under ti minutter hver gang, og kundeservice svarte på norsk både på kvelden og i helgen. Det eneste vi savner, er en tydeligere oversikt over hvor mye som gjenstår av omsetningen.';
const FINNISH =
  'Talletimme rahaa, pelasimme kierrätyksen läpi ja nostimme voitot kolme kertaa. Rahat tulivat joka kerralla alle kymmenessä minuutissa, ja asiakaspalvelu vastasi suomeksi myös iltaisin ja viikonloppuna. Kaipaamme vain selvempää näkymää jäljellä olevasta kierrätyksestä.';

test('names the language of a text that is not in that of the market', () => {
  const texts = [{ path: 'overview', text: NORWEGIAN }];
  expect(listForeignTexts(texts, 'no')).toEqual([]);
  expect(listForeignTexts(texts, 'dk')).toEqual([{ ...texts[0], language: 'Norwegian' }]);
});

test('finds one paragraph that was left in the language of the source', () => {
  const texts = [NORWEGIAN, FINNISH].map((text, index) => ({ path: `overview[${index}]`, text }));
  expect(listForeignTexts(texts, 'no')).toEqual([{ ...texts[1], language: 'Finnish' }]);
});

test('does not judge a text under 200 letters, however long it is with figures', () => {
  const short = 'Talletimme rahaa ja nostimme voitot. ';
  expect(listForeignTexts([{ path: 'conclusion', text: `${short}${'123 '.repeat(100)}` }], 'se')).toEqual([]);
});

test('judges the short texts of one field together, and those of two fields apart', () => {
  const answers = FINNISH.split('. ');
  const paths = answers.map((text, index) => ({ path: `faq.${index}.answer`, text }));
  expect(answers.length).toBeGreaterThan(2);
  expect(listForeignTexts(paths, 'se')).toMatchObject([{ path: 'faq', language: 'Finnish' }]);
  const apart = answers.map((text, index) => ({ path: `field${index}`, text }));
  expect(listForeignTexts(apart, 'se')).toEqual([]);
});

test('names the language of a market', () => {
  expect(getLanguageName('dk')).toBe('Danish');
});
