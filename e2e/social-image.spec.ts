import { type APIResponse, expect, test } from '@playwright/test';

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

/** Reads width and height from the PNG's first chunk. */
async function readSize(response: APIResponse): Promise<[width: number, height: number]> {
  const png = await response.body();
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

for (const address of PICTURES) {
  test(`${address} is a light picture of the size that is asked for`, async ({ request }) => {
    const response = await request.get(address);
    expect(response.status()).toBe(200);
    expect(response.headers()).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
    });
    expect(await readSize(response)).toEqual([1200, 630]);
    expect((await response.body()).length).toBeLessThanOrEqual(LARGEST_BYTES);
  });
}

test('a picture is drawn once, and a matching If-None-Match gets 304', async ({ request }) => {
  const address = '/og/fi/kasino/rizzio-casino.png';
  const [first, second] = await Promise.all([request.get(address), request.get(address)]);
  const { etag = '' } = first.headers();
  expect(etag).toMatch(/^"[\w-]+"$/);
  expect(second.headers().etag).toBe(etag);
  expect((await second.body()).equals(await first.body())).toBe(true);
  const third = await request.get(address, { headers: { 'If-None-Match': etag } });
  expect(third.status()).toBe(304);
  expect(await third.body()).toHaveLength(0);
});

test('casinos of one name have a picture in each market', async ({ request }) => {
  const bodies = await Promise.all(
    ['fi', 'se', 'no', 'dk'].map(async (market) =>
      (await request.get(`/og/${market}/kasino/casinoist.png`)).body(),
    ),
  );
  expect(new Set(bodies.map((body) => body.toString('base64'))).size).toBe(4);
});

for (const [what, address] of [
  ['an unknown casino', '/og/fi/kasino/ei-ole.png'],
  ['a casino of another market', '/og/no/kasino/l%C3%A6rkespil.png'],
  ['another name of a category', '/og/fi/snabbcasinon.png'],
  ['a slug that has a path name of its own', '/og/fi/kasino/kiekka-casino.png'],
  ['a page without a picture of its own', '/og/fi/kasinoarvostelut.png'],
  ['another kind of file', '/og/fi/pikakasinot.jpg'],
] as const) {
  test(`${what} has no picture`, async ({ request }) => {
    expect((await request.get(address)).status()).toBe(404);
  });
}
