import { expect, test } from 'vitest';
import { extractText, normaliseText } from './extract-text.ts';

test('each block is a line; words of inline elements stay in their line', () => {
  const html = '<h1>Terms</h1><ul><li>Wager <b>35</b> times</li><li>Max bet<br>5 €</li></ul>';
  expect(extractText(html)).toBe('Terms\nWager 35 times\nMax bet\n5 €');
});

test('cells of a table do not run together', () => {
  expect(extractText('<table><tr><td>Minimum</td><td>20 €</td></tr></table>')).toBe('Minimum\n20 €');
});

test.each([
  ['programs', '<script>var now = 1763510400;</script><noscript>x</noscript>'],
  ['styles', '<style>.a{color:red}</style>'],
  ['navigation', '<nav><a href="/">Home</a></nav><footer>© 2026</footer>'],
  ['hidden elements', '<div hidden>12 players online</div><dialog open>Cookies?</dialog>'],
  ['controls', '<select><option>Suomi</option></select>'],
  ['comments and empty elements', '<!-- 12:00:01 --><p> </p>'],
])('ignores %s', (_, noise) => {
  expect(extractText(`<main>${noise}<p>Wager 35 times</p>${noise}</main>`)).toBe('Wager 35 times');
});

test('white space, tracking parameters and invisible characters make no difference', () => {
  const before = extractText('<p>See <a href="/faq?utm=1">our   FAQ</a> for de\u00adtails.</p>');
  const after = extractText(
    '<div>\n  <p>See\u00a0<a href="/faq?utm=2">our\n FAQ</a> for details.</p>\n</div>',
  );
  expect(after).toBe(before);
});

test('a changed figure, and a changed word in an inline element, make a difference', () => {
  expect(extractText('<p>Wager <b>35</b> times</p>')).not.toBe(extractText('<p>Wager <b>40</b> times</p>'));
});

test('a page with very many nested elements does not exhaust the stack', () => {
  expect(extractText(`${'<div>'.repeat(20_000)}Deep${'</div>'.repeat(20_000)}`)).toBe('Deep');
});

test('a plain text is normalised in the same way', () => {
  expect(normaliseText('Terms\r\n\r\n  Wager\t35  times ')).toBe('Terms\nWager 35 times');
});
