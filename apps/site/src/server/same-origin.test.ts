import { expect, test } from 'vitest';
import { isSameOrigin } from './same-origin.ts';

const isAccepted = (headers: Record<string, string>) =>
  isSameOrigin(new Headers(headers), 'https://site.example');

test('Sec-Fetch-Site takes precedence if present: only same-origin is accepted', () => {
  expect(isAccepted({ 'Sec-Fetch-Site': 'same-origin' })).toBe(true);
  for (const site of ['cross-site', 'same-site', 'none', '']) {
    expect(isAccepted({ 'Sec-Fetch-Site': site, Origin: 'https://site.example' }), site).toBe(false);
  }
});

test('without Sec-Fetch-Site, only our own Origin is accepted', () => {
  expect(isAccepted({ Origin: 'https://site.example' })).toBe(true);
  for (const origin of ['https://evil.example', 'http://site.example', 'https://site.example.evil', 'null']) {
    expect(isAccepted({ Origin: origin }), origin).toBe(false);
  }
  expect(isAccepted({})).toBe(false);
});
