import sharp from 'sharp';
import { expect, test } from 'vitest';
import { MAX_BYTES, makeLogo } from './make-logo.ts';

const createPicture = (width = 300, height = 100) =>
  sharp({ create: { width, height, channels: 3, background: '#1f37d6' } });
const findProblem = async (file: Buffer, type: string) => {
  const result = await makeLogo(file, type);
  return result.ok ? null : result.problem;
};

test.each([
  ['image/png', () => createPicture().png().toBuffer()],
  ['image/jpeg', () => createPicture().jpeg().toBuffer()],
  ['image/webp', () => createPicture().webp().toBuffer()],
])('%s becomes a square WebP of 128 pixels with a hash of its content', async (type, draw) => {
  const logo = await makeLogo(await draw(), type);
  if (!logo.ok) throw new Error(logo.problem);
  expect(await sharp(logo.bytes).metadata()).toMatchObject({ format: 'webp', width: 128, height: 128 });
  expect(logo.hash).toMatch(/^[\da-f]{64}$/);
  expect(await makeLogo(await draw(), type)).toEqual(logo);
});

test('camera metadata is removed', async () => {
  const exif = { IFD0: { Copyright: 'Secret Owner' }, IFD3: { GPSLatitude: '60/1 10/1 0/1' } };
  const file = await createPicture().withExif(exif).jpeg().toBuffer();
  expect(file.includes('Secret Owner')).toBe(true);
  const logo = await makeLogo(file, 'image/jpeg');
  if (!logo.ok) throw new Error(logo.problem);
  expect(logo.bytes.includes('Secret Owner')).toBe(false);
  expect((await sharp(logo.bytes).metadata()).exif).toBeUndefined();
});

/** Red, green, blue and alpha of one pixel of the logo. */
async function readPixel(file: Buffer, x: number, y: number): Promise<number[]> {
  const logo = await makeLogo(file, 'image/png');
  if (!logo.ok) throw new Error(logo.problem);
  const data = await sharp(logo.bytes).ensureAlpha().raw().toBuffer();
  return [...data.subarray((y * 128 + x) * 4, (y * 128 + x) * 4 + 4)];
}

/** A picture three times as wide as it is high, with a white square in the middle. */
const createWidePicture = (background: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100"><rect width="300" height="100" fill="${background}"/><rect x="100" width="100" height="100" fill="#fff"/></svg>`,
    ),
  )
    .png()
    .toBuffer();

test('a logo that is not square is padded with its corner colour, not cropped', async () => {
  const file = await createWidePicture('#1f37d6');
  const [red = 0, green = 0, blue = 0, alpha] = await readPixel(file, 64, 4);
  expect(alpha).toBe(255);
  for (const [actual, expected] of [
    [red, 0x1f],
    [green, 0x37],
    [blue, 0xd6],
  ] as const) {
    expect(Math.abs(actual - expected)).toBeLessThan(12);
  }
  expect((await readPixel(file, 64, 64))[1]).toBeGreaterThan(240);
  expect((await readPixel(file, 3, 64))[1]).toBeLessThan(90);
});

test('transparent areas stay transparent', async () => {
  expect((await readPixel(await createWidePicture('none'), 64, 4))[3]).toBe(0);
  expect((await readPixel(await createWidePicture('none'), 64, 64))[3]).toBe(255);
});

test.each([
  ['a text file', Buffer.from('hello'), 'image/png', 'This is not a picture'],
  ['an SVG with a script', Buffer.from('<svg><script/></svg>'), 'image/svg+xml', 'This is not a picture'],
  ['an empty file', Buffer.alloc(0), 'image/png', 'This is not a picture'],
  ['a file over 2 MB', Buffer.alloc(MAX_BYTES + 1), 'image/png', 'larger than 2 MB'],
])('%s is rejected with a message', async (_, file, type, message) => {
  expect(await findProblem(file, type)).toContain(message);
});

test('a file whose content differs from its declared type is rejected', async () => {
  const png = await createPicture().png().toBuffer();
  expect(await findProblem(png, 'image/jpeg')).toBe(
    'The file claims to be image/jpeg, but contains image/png. Save it again.',
  );
});

test('a file that would decompress to too many pixels is rejected before decompression', async () => {
  const bomb = await createPicture(5000, 5000).png({ compressionLevel: 9 }).toBuffer();
  expect(bomb.length).toBeLessThan(MAX_BYTES);
  expect(await findProblem(bomb, 'image/png')).toContain('16 million pixels');
});

test('a truncated picture is rejected', async () => {
  const png = await sharp(Buffer.from(Array.from({ length: 64 * 64 * 3 }, (_, i) => (i * 7919) % 256)), {
    raw: { width: 64, height: 64, channels: 3 },
  })
    .png()
    .toBuffer();
  expect(await findProblem(png.subarray(0, png.length / 2), 'image/png')).toContain('damaged');
});
