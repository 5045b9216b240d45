import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { drawTile } from './tile.ts';

/** The digest of every tile in the design: a different digest means that a logo which visitors know has changed. */
const DIGESTS: Record<string, string> = {
  '247 Bet': '76013a1e0e489626',
  'Ässä Kasino': '58bfd5aaa52cb8ce',
  'Boost Casino': '51f77f248ffbc608',
  Casinoist: 'e6aea2b027b58732',
  'Crab Slots': 'd28c11fccd8c1a68',
  Fjordspin: 'bce0672e3037f207',
  'Flamez Casino': '6ac2c37c3333b5be',
  'Halla Bet': 'b955d0ef8e4a3c09',
  'Havu Casino': '12b0f082ccb79922',
  Hohto: '9d1db9a13ab5c80b',
  Huippu: '431cd8120713d9d9',
  'Ilves Bet': '86531674bf857289',
  'Joki Casino': 'badf42e4fef8684e',
  Kaarna: '0159e91fea50a923',
  Kanerva: '83be6c1c5da4bbdb',
  'Karhu Kasino': 'f0a39ae45a5a686a',
  Katiska: '59c4a1966c608f3f',
  'Kelo Casino': 'db8a42b5a16807d6',
  'Kiekka Casino': '41d33d9855d76e42',
  Kierros: 'e371976e4f1adbea',
  'Klikki Casino': '03c1e58eb24dd852',
  'Kupari Casino': '9c2567e3c721e4d5',
  'Kurki Slots': '0778a7911532ab3d',
  Lasti: 'fd452e5cbca3db7e',
  Loimu: '3439ee31c6abced5',
  LuckyNation: '7349ebb63c1d9e8f',
  'Lumo Spins': '5e904d7381497df2',
  'Majakka Play': '0840be916ab7f6f0',
  Meripihka: '08dc8cef0370b210',
  'Ninja Casino': '4153b302b1ee9f29',
  Nokkela: 'ba0b6f834c8c9e1d',
  'Noppa House': '1f3f5e17ed62fd9c',
  Nordkap: '6167798db013601c',
  Oksa: '9122296274543df8',
  Onnela: 'a21d589926685afa',
  Otava: 'd153959adb545a4a',
  Pikkis: '6f009cb5ee04ac74',
  'Pilvi Play': '701b802cd02f2f8e',
  'Poiju Casino': '9dc2cff6e5aa16dd',
  'Polaris Play': '828ac5eb74b4ccc2',
  Rahtu: '1cb16fc4fe29d600',
  Raksu: 'bdbb27d606d0de37',
  Revontuli: '0b516f86efcbe0b4',
  'Rizzio Casino': 'bd3377f4b1df2a11',
  'Ruska Casino': '6dea540ddfece605',
  'Saaristo Spins': '8c22b7d243a9ca24',
  'Sampo Slots': '5348864b9563600d',
  Siima: '6016d4428f94377c',
  'Slot Mafia': 'b3a57b3639505569',
  Sointu: 'a3b9386eddc13241',
  'Speedz Casino': '2ea863cbfdda4a4c',
  Suvanto: '68a35d21e5d6017b',
  Tervas: '180fe3771e4d80ce',
  Tuikku: '13fba2684d2e0045',
  'Tundra Bet': '837316c1b9d8b58b',
  'Tyrsky Casino': '144d0757ac938b1f',
  'Usva Casino': '03c03c951433b3b7',
  Veto: '61e51cb0f15dac03',
  Vihuri: '0854a1ce47e8ac95',
  Viima: 'f27593c2832d95b0',
  'Virta Casino': 'f31e9356d8fdc118',
  'Winz Casino': '503d30cd527d806b',
};

test.each(Object.entries(DIGESTS))('draws the tile of the design for %s', (name, digest) => {
  expect(createHash('sha256').update(drawTile(name)).digest('hex').slice(0, 16)).toBe(digest);
});

test('escapes the name', () => {
  expect(drawTile('A"<b>&')).toContain('aria-label="A&quot;&lt;b&gt;&amp;"');
});

test('draws a tile for a name without a letter', () => {
  expect(drawTile('!!!')).toMatch(/^<svg.*<\/svg>$/);
});
