import { expect, test } from 'vitest';
import { greetingFor } from './greeting.ts';

test.each([
  ['fi', 'fi', /^Hei! Autan/],
  ['se', 'sv', /^Hej! Jag hjälper/],
  ['sv', 'sv', /^Hej! Jag hjälper/],
  ['no', 'no', /^Hei! Jeg hjelper/],
  ['dk', 'da', /^Hej! Jeg hjælper/],
  ['da', 'da', /^Hej! Jeg hjælper/],
  ['en', 'en', /^Hi! I help/],
  ['UK', 'en', /^Hi! I help/],
])('greets %s in its own language', (code, lang, text) => {
  expect(greetingFor(code)).toEqual({ lang, text: expect.stringMatching(text) });
});

test.each(['', 'de', 'english', '../en'])('greets %j in Finnish', (code) => {
  expect(greetingFor(code)).toEqual(greetingFor('fi'));
});
