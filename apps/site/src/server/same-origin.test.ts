import { expect, test } from 'vitest';
import { isSameOrigin } from './same-origin.ts';

const asks = (headers: Record<string, string>) => isSameOrigin(new Headers(headers), 'https://site.example');

test('the browser’s own word counts, and nothing but the same origin will do', () => {
  expect(asks({ 'Sec-Fetch-Site': 'same-origin' })).toBe(true);
  for (const site of ['cross-site', 'same-site', 'none', '']) {
    expect(asks({ 'Sec-Fetch-Site': site, Origin: 'https://site.example' }), site).toBe(false);
  }
});

test('an older browser names the origin; who names none or another is refused', () => {
  expect(asks({ Origin: 'https://site.example' })).toBe(true);
  for (const origin of ['https://evil.example', 'http://site.example', 'https://site.example.evil', 'null']) {
    expect(asks({ Origin: origin }), origin).toBe(false);
  }
  expect(asks({})).toBe(false);
});
