import { expect, test } from 'vitest';
import { getHeaders, send } from './site.ts';

const MAX_BYTES = 100_000;

const IMAGE_PATHS = [
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

const readBody = async (response: Response) => Buffer.from(await response.arrayBuffer());

/** Reads width and height from the PNG's first chunk. */
function readDimensions(png: Buffer): [width: number, height: number] {
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

for (const path of IMAGE_PATHS) {
  test(`${path} is a small file of the required dimensions`, async () => {
    const response = await send(path);
    expect(response.status).toBe(200);
    expect(getHeaders(response)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
    });
    const png = await readBody(response);
    expect(readDimensions(png)).toEqual([1200, 630]);
    expect(png.length).toBeLessThanOrEqual(MAX_BYTES);
  });
}

test('an image is rendered once, and a matching If-None-Match returns 304', async () => {
  const path = '/og/fi/kasino/rizzio-casino.png';
  const [first, second] = await Promise.all([send(path), send(path)]);
  const etag = first.headers.get('etag') ?? '';
  expect(etag).toMatch(/^"[\w-]+"$/);
  expect(second.headers.get('etag')).toBe(etag);
  expect((await readBody(second)).equals(await readBody(first))).toBe(true);
  const third = await send(path, { headers: { 'If-None-Match': etag } });
  expect(third.status).toBe(304);
  expect(await readBody(third)).toHaveLength(0);
});

test('a casino in several markets has a different image in each', async () => {
  const bodies = await Promise.all(
    ['fi', 'se', 'no', 'dk'].map(async (market) =>
      readBody(await send(`/og/${market}/kasino/casinoist.png`)),
    ),
  );
  expect(new Set(bodies.map((body) => body.toString('base64'))).size).toBe(4);
});

for (const [description, path] of [
  ['an unknown casino', '/og/fi/kasino/ei-ole.png'],
  ['a casino in another market', '/og/no/kasino/l%C3%A6rkespil.png'],
  ['the path of a category in another market', '/og/fi/snabbcasinon.png'],
  ['the slug of a casino with a dedicated path', '/og/fi/kasino/kiekka-casino.png'],
  ['a page without its own image', '/og/fi/kasinoarvostelut.png'],
  ['another kind of file', '/og/fi/pikakasinot.jpg'],
] as const) {
  test(`${description} has no image`, async () => {
    expect((await send(path)).status).toBe(404);
  });
}
