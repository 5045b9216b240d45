import { expect, test } from 'vitest';
import { headersOf, send } from './site.ts';

const LARGEST_BYTES = 100_000;

const PICTURES = [
  '/og-image.png',
  '/og/fi/pikakasinot.png',
  '/og/fi/kasino/casinoist.png',
  '/og/fi/kasino/loimu.png',
  '/og/se/snabbcasinon.png',
  '/og/se/kasino/skogsstj%C3%A4rna-casino.png',
  '/og/no/hurtigcasinoer.png',
  '/og/no/kasino/kiekka-kasino.png',
  '/og/dk/hurtige-casinoer.png',
  '/og/dk/kasino/l%C3%A6rkespil.png',
];

const bodyOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

/** Reads width and height from the PNG's first chunk. */
function readSize(png: Buffer): [width: number, height: number] {
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

for (const address of PICTURES) {
  test(`${address} is a small file of the required dimensions`, async () => {
    const response = await send(address);
    expect(response.status).toBe(200);
    expect(headersOf(response)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
    });
    const png = await bodyOf(response);
    expect(readSize(png)).toEqual([1200, 630]);
    expect(png.length).toBeLessThanOrEqual(LARGEST_BYTES);
  });
}

test('a picture is drawn once, and a matching If-None-Match gets 304', async () => {
  const address = '/og/fi/kasino/rizzio-casino.png';
  const [first, second] = await Promise.all([send(address), send(address)]);
  const etag = first.headers.get('etag') ?? '';
  expect(etag).toMatch(/^"[\w-]+"$/);
  expect(second.headers.get('etag')).toBe(etag);
  expect((await bodyOf(second)).equals(await bodyOf(first))).toBe(true);
  const third = await send(address, { headers: { 'If-None-Match': etag } });
  expect(third.status).toBe(304);
  expect(await bodyOf(third)).toHaveLength(0);
});

test('a casino in several markets has a different picture in each', async () => {
  const bodies = await Promise.all(
    ['fi', 'se', 'no', 'dk'].map(async (market) => bodyOf(await send(`/og/${market}/kasino/casinoist.png`))),
  );
  expect(new Set(bodies.map((body) => body.toString('base64'))).size).toBe(4);
});

for (const [what, address] of [
  ['an unknown casino', '/og/fi/kasino/ei-ole.png'],
  ['a casino of another market', '/og/no/kasino/l%C3%A6rkespil.png'],
  ['another name of a category', '/og/fi/snabbcasinon.png'],
  ['the slug of a casino with a dedicated path', '/og/fi/kasino/kiekka-casino.png'],
  ['a page without its own picture', '/og/fi/kasinoarvostelut.png'],
  ['another kind of file', '/og/fi/pikakasinot.jpg'],
] as const) {
  test(`${what} has no picture`, async () => {
    expect((await send(address)).status).toBe(404);
  });
}
