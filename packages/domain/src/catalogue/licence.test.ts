import { expect, test } from 'vitest';
import { getRegisterUrl } from './licence.ts';

test.each([
  ['gcb.example', 'https://gcb.example'],
  ['www.mga.example/register?id=1', 'https://www.mga.example/register?id=1'],
  [undefined, null],
  ['paper register in Willemstad', null],
  ['javascript:alert(1)', null],
  ['gcb.example@evil.example', null],
  ['gcb.example/@evil', null],
  ['//evil.example', null],
])('the register %s has the address %s', (register, url) => {
  expect(getRegisterUrl({ register })).toBe(url);
});
