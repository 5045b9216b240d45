import sharp from 'sharp';
import { expect, test } from 'vitest';
import { MAX_BYTES, makeLogo } from './make-logo.ts';

const picture = (width = 300, height = 100) =>
  sharp({ create: { width, height, channels: 3, background: '#1f37d6' } });
const problemOf = async (file: Buffer, type: string) => {
  const made = await makeLogo(file, type);
  return made.ok ? null : made.problem;
};

test.each([
  ['image/png', () => picture().png().toBuffer()],
  ['image/jpeg', () => picture().jpeg().toBuffer()],
  ['image/webp', () => picture().webp().toBuffer()],
])('%s becomes a square WebP of 128 pixels, named by what it holds', async (type, draw) => {
  const made = await makeLogo(await draw(), type);
  if (!made.ok) throw new Error(made.problem);
  expect(await sharp(made.bytes).metadata()).toMatchObject({ format: 'webp', width: 128, height: 128 });
  expect(made.hash).toMatch(/^[\da-f]{64}$/);
  expect(await makeLogo(await draw(), type)).toEqual(made);
});

test('metadata of a camera is removed', async () => {
  const exif = { IFD0: { Copyright: 'Secret Owner' }, IFD3: { GPSLatitude: '60/1 10/1 0/1' } };
  const file = await picture().withExif(exif).jpeg().toBuffer();
  expect(file.includes('Secret Owner')).toBe(true);
  const made = await makeLogo(file, 'image/jpeg');
  if (!made.ok) throw new Error(made.problem);
  expect(made.bytes.includes('Secret Owner')).toBe(false);
  expect((await sharp(made.bytes).metadata()).exif).toBeUndefined();
});

/** Red, green, blue and opacity of one pixel of the logo. */
async function pixelOf(file: Buffer, x: number, y: number): Promise<number[]> {
  const made = await makeLogo(file, 'image/png');
  if (!made.ok) throw new Error(made.problem);
  const data = await sharp(made.bytes).ensureAlpha().raw().toBuffer();
  return [...data.subarray((y * 128 + x) * 4, (y * 128 + x) * 4 + 4)];
}

/** A white square on a background three times as wide as high. */
const band = (background: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100"><rect width="300" height="100" fill="${background}"/><rect x="100" width="100" height="100" fill="#fff"/></svg>`,
    ),
  )
    .png()
    .toBuffer();

test('a whole logo is shown: what is not square gets room of its own colour, not scissors', async () => {
  const file = await band('#1f37d6');
  const [red = 0, green = 0, blue = 0, opacity] = await pixelOf(file, 64, 4);
  expect(opacity).toBe(255);
  for (const [actual, expected] of [
    [red, 0x1f],
    [green, 0x37],
    [blue, 0xd6],
  ] as const) {
    expect(Math.abs(actual - expected)).toBeLessThan(12);
  }
  expect((await pixelOf(file, 64, 64))[1]).toBeGreaterThan(240);
  expect((await pixelOf(file, 3, 64))[1]).toBeLessThan(90);
});

test('what is cut out stays cut out', async () => {
  expect((await pixelOf(await band('none'), 64, 4))[3]).toBe(0);
  expect((await pixelOf(await band('none'), 64, 64))[3]).toBe(255);
});

test.each([
  ['a text', Buffer.from('hello'), 'image/png', 'This is no picture'],
  ['a drawing with scripts', Buffer.from('<svg><script/></svg>'), 'image/svg+xml', 'This is no picture'],
  ['nothing', Buffer.alloc(0), 'image/png', 'This is no picture'],
  ['too much', Buffer.alloc(MAX_BYTES + 1), 'image/png', 'larger than 2 MB'],
])('%s is refused with a sentence', async (_, file, type, sentence) => {
  expect(await problemOf(file, type)).toContain(sentence);
});

test('a file that is not what it says is refused', async () => {
  const png = await picture().png().toBuffer();
  expect(await problemOf(png, 'image/jpeg')).toBe(
    'The file claims to be image/jpeg, but contains image/png. Save it again.',
  );
});

test('a file that unpacks to too much is refused before it does', async () => {
  const bomb = await picture(5000, 5000).png({ compressionLevel: 9 }).toBuffer();
  expect(bomb.length).toBeLessThan(MAX_BYTES);
  expect(await problemOf(bomb, 'image/png')).toContain('16 million pixels');
});

test('a picture that breaks off is refused', async () => {
  const png = await sharp(Buffer.from(Array.from({ length: 64 * 64 * 3 }, (_, i) => (i * 7919) % 256)), {
    raw: { width: 64, height: 64, channels: 3 },
  })
    .png()
    .toBuffer();
  expect(await problemOf(png.subarray(0, png.length / 2), 'image/png')).toContain('damaged');
});
