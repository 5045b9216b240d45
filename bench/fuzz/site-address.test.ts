import { expect, test } from 'vitest';
import { kindOfAsked } from './site-address.ts';

test.each([
  ['GET', '/', 'page'],
  ['HEAD', '/FI/Pikakasinot/', 'page'],
  ['GET', '/og', 'page'],
  ['GET', '/no/kasino/%C3%A4?deposit=100', 'page'],
  ['GET', '/se/404', 'missing'],
  ['GET', '/og/dk/kasino/x.png', 'file'],
  ['GET', '/fi/part/offer/x', 'part'],
  ['GET', '/go', 'go'],
  ['GET', '/preview/a.b.c/fi', 'preview'],
  ['POST', '/api/click?any=thing', 'api'],
])('%s %s is the site`s', (method, target, kind) => {
  expect(kindOfAsked(method, target)).toBe(kind);
});

test.each([
  ['POST', '/fi'],
  ['GET', '/api/click'],
  ['GET', '/readyz'],
  ['GET', '/content-versions'],
  ['GET', '/fi%0a'],
  ['GET', '/fi/%2e%2e/readyz'],
  ['GET', '/fi#x'],
  ['GET', '//'],
  ['GET', '/go/a/b'],
  ['GET', '/og/xx.png'],
  ['GET', '/fi/kasino/a%20b'],
  ['GET', `/fi/kasino/${'a'.repeat(121)}`],
  ['GET', '/fi?utm_source=x'],
  ['GET', '/se/404?sort=net'],
])('%s %s is not', (method, target) => {
  expect(kindOfAsked(method, target)).toBeNull();
});
