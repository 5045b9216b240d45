import { expect, test } from 'vitest';
import { signPreview, verifyPreview } from './preview-token.ts';

const SECRET = 'a test secret';
const claim = {
  id: '0b8f5f3e-6a0c-4a53-9a3e-0f6d1c2b3a4d',
  expiresAt: new Date('2026-11-15T12:15:00Z'),
};
const before = new Date('2026-11-15T12:14:59Z');
const token = signPreview(claim, SECRET);

test('a token returns the signed claim until it expires', () => {
  expect(verifyPreview(token, SECRET, before)).toEqual(claim);
  expect(verifyPreview(token, SECRET, claim.expiresAt)).toBeNull();
});

test('a token signed with a different secret is rejected', () => {
  expect(verifyPreview(signPreview(claim, `${SECRET}!`), SECRET, before)).toBeNull();
});

test('a token with an altered claim is rejected', () => {
  const [id = '', seconds = '', signature = ''] = token.split('.');
  const later = (Number.parseInt(seconds, 36) + 3600).toString(36);
  expect(verifyPreview([id, later, signature].join('.'), SECRET, before)).toBeNull();
  expect(verifyPreview([id.replace('0b', '0c'), seconds, signature].join('.'), SECRET, before)).toBeNull();
});

test('a token with any altered signature character is rejected', () => {
  const start = token.lastIndexOf('.') + 1;
  for (let index = start; index < token.length - 1; index += 1) {
    const other = token[index] === 'A' ? 'B' : 'A';
    const changed = token.slice(0, index) + other + token.slice(index + 1);
    expect(verifyPreview(changed, SECRET, before), changed).toBeNull();
  }
});
