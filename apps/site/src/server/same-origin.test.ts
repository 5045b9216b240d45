import { describe, expect, test } from 'vitest';
import { isCrossSiteForm, isSameOrigin } from './same-origin.ts';

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

describe('a form of another site', () => {
  const isRefused = (method: string, type: string | null, headers: Record<string, string> = {}) =>
    isCrossSiteForm(
      new Request('http://localhost/fi', {
        method,
        headers: { ...headers, ...(type !== null && { 'Content-Type': type }) },
      }),
      'https://site.example',
    );

  test.each([
    'application/x-www-form-urlencoded',
    'Multipart/Form-Data; boundary=x',
    'text/plain;charset=UTF-8',
    null,
  ])('is refused with content type %j', (type) => {
    expect(isRefused('POST', type, { 'Sec-Fetch-Site': 'cross-site' })).toBe(true);
    expect(isRefused('POST', type, { 'Sec-Fetch-Site': 'same-site' })).toBe(true);
    expect(isRefused('POST', type, { Origin: 'https://evil.example' })).toBe(true);
    expect(isRefused('DELETE', type)).toBe(true);
    expect(isRefused('POST', type, { 'Sec-Fetch-Site': 'same-origin' })).toBe(false);
    expect(isRefused('POST', type, { Origin: 'https://site.example' })).toBe(false);
  });

  test('other types need a preflight, and reading needs no check', () => {
    expect(isRefused('POST', 'application/json', { Origin: 'https://evil.example' })).toBe(false);
    for (const method of ['GET', 'HEAD', 'OPTIONS']) expect(isRefused(method, null)).toBe(false);
  });
});
