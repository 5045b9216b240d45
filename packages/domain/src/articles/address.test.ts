import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ADDRESS_MAX_LENGTH, isAddress, toAddress } from './address.ts';

test.each([
  ['Näin kierrätys toimii ja mitä se maksaa', 'nain-kierratys-toimii-ja-mita-se-maksaa'],
  ['Så räknar vi', 'sa-raknar-vi'],
  ['Når må du skatte av en casinogevinst?', 'nar-ma-du-skatte-av-en-casinogevinst'],
  ['Ærlige regler for børn & voksne', 'aerlige-regler-for-born-voksne'],
  ['100 % til 1.000 kr.', '100-til-1000-kr'],
  ['???', ''],
])('the address of “%s” is %s', (title, address) => {
  expect(toAddress(title)).toBe(address);
});

test('a long title is cut between words', () => {
  expect(toAddress('kasino '.repeat(20))).toBe(Array(11).fill('kasino').join('-'));
});

test('the address of any title is an address, or empty', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (title) => {
      const address = toAddress(title);
      expect(address === '' || isAddress(address)).toBe(true);
      expect(address.length).toBeLessThanOrEqual(ADDRESS_MAX_LENGTH);
    }),
  );
});
