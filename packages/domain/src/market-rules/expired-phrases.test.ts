import { describe, expect, test } from 'vitest';
import { EXPIRED_PHRASES, findExpiredPhrase } from './expired-phrases.ts';

describe.each(Object.keys(EXPIRED_PHRASES) as (keyof typeof EXPIRED_PHRASES)[])('in %s', (language) => {
  test.each([...EXPIRED_PHRASES[language]])('finds "%s" on a page', (phrase) => {
    expect(findExpiredPhrase(`<h1>${phrase.toUpperCase()}!</h1>`)).toBe(phrase);
  });
});

test('finds a phrase that contains tags, line breaks or no-break spaces', () => {
  expect(findExpiredPhrase('This <b>offer</b>\n\t has&nbsp;expired.')).toBe('offer has expired');
});

test.each([
  'tarjous on p&auml;&auml;ttynyt',
  'tarjous on p&#228;&#xE4;ttynyt',
  'tarjous on pa\u0308a\u0308ttynyt',
  'tarjous on päät\u00adtynyt',
])('normalises entities, combining characters and soft hyphens: %s', (text) => {
  expect(findExpiredPhrase(`<p>${text}</p>`)).toBe('tarjous on päättynyt');
});

test.each([
  '<script>const text = "Offer expired";</script><p>Welcome</p>',
  '<style>/* offer expired */</style>',
  '<template>Offer expired</template>',
  '<!-- offer expired -->',
  '<script>if (late) show("offer expired")',
  '<p data-late="offer expired">Welcome</p>',
])('ignores invisible text: %s', (html) => {
  expect(findExpiredPhrase(html)).toBeNull();
});

test('does not match a phrase inside longer words', () => {
  expect(findExpiredPhrase('An offer expiredness and a coffer expired')).toBeNull();
});

test('finds no phrase on a page with a current offer', () => {
  expect(findExpiredPhrase('<h1>Tarjous</h1><p>Bonus vanhenee 30 päivässä &#x110000; &foo;</p>')).toBeNull();
});

test.each(['<', '<!--', '<script>', '</script ', '&#1', 'offer '])(
  'searches a page that repeats "%s" in less than a second',
  (pattern) => {
    const startedAt = performance.now();
    findExpiredPhrase(pattern.repeat(262_144 / pattern.length));
    expect(performance.now() - startedAt).toBeLessThan(1_000);
  },
);
