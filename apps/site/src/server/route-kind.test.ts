import { previewPath } from '@nettobonus/domain/publishing/preview';
import { expect, test } from 'vitest';
import { routeKindOf } from './route-kind.ts';

test.each([
  ['/go/winz-casino?market=fi', 'go'],
  ['/go', 'go'],
  ['/gone', 'unknown'],
  ['/_astro/page.Dx8.css', 'asset'],
  ['/favicon.ico', 'asset'],
  ['/readyz', 'health'],
  ['/api/click', 'click'],
  ['/api/contact?lang=fi', 'contact'],
  ['/api/casino-chat?lang=se', 'chat'],
  ['/fi/part/offer/winz-casino', 'part'],
  ['/wordmark.svg?a=b', 'asset'],
  ['/og/fi/kasino/winz.png', 'picture'],
  ['/fi/casinos.json', 'data'],
  ['/.well-known/security.txt', 'data'],
  [`${previewPath('token')}/fi`, 'preview'],
  ['/', 'home'],
  ['/se?search=who+asks', 'home'],
  ['/fi/kasino/winz', 'review'],
  ['/fi/pikakasinot', 'category'],
  ['/fi/kasinoarvostelut', 'reviews'],
  ['/fi/%E0%A4%A', 'unknown'],
  ['//', 'unknown'],
])('%s is of kind %s', (address, kind) => {
  expect(routeKindOf(address)).toBe(kind);
});

test('whatever is asked, the kind holds nothing of it', () => {
  expect(routeKindOf('/fi/somebody@example.com/7f3a')).toBe('unknown');
});
