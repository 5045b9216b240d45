import sharp from 'sharp';
import { expect, test } from 'vitest';
import { encodePicture } from './encode-picture.ts';
import type { PictureKind } from './picture-kinds.ts';

const createPicture = (width = 300, height = 100) =>
  sharp({ create: { width, height, channels: 3, background: '#1f37d6' } });
const findProblem = async (file: Buffer, declaredType: string, kind: PictureKind = 'logo') => {
  const result = await encodePicture(file, { declaredType, kind });
  return result.ok ? null : result.problem;
};

/** Encodes a picture that must be accepted. */
async function encode(file: Buffer, declaredType: string, kind: PictureKind = 'logo') {
  const picture = await encodePicture(file, { declaredType, kind });
  if (!picture.ok) throw new Error(picture.problem);
  return picture;
}

const svg = (content: string, attributes = 'width="300" height="100"') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${content}</svg>`,
  );

test.each([
  ['image/png', () => createPicture().png().toBuffer()],
  ['image/jpeg', () => createPicture().jpeg().toBuffer()],
  ['image/webp', () => createPicture().webp().toBuffer()],
  ['image/svg+xml', async () => svg('<rect width="300" height="100"/>')],
])('%s becomes a square WebP of 128 and of 320 pixels with hashes of their content', async (type, draw) => {
  const logo = await encode(await draw(), type);
  const { large } = logo;
  expect(await sharp(logo.bytes).metadata()).toMatchObject({ format: 'webp', width: 128, height: 128 });
  expect(await sharp(large?.bytes).metadata()).toMatchObject({ format: 'webp', width: 320, height: 320 });
  expect(logo.hash).toMatch(/^[\da-f]{64}$/);
  expect(large?.hash).toMatch(/^[\da-f]{64}$/);
  expect(large?.hash).not.toBe(logo.hash);
  expect(await encode(await draw(), type)).toEqual(logo);
});

test.each([
  ['keeps its size if it is small', 800, 600, { width: 800, height: 600 }],
  ['is reduced to 1600 pixels of width', 3200, 1000, { width: 1600, height: 500 }],
  ['is reduced to 6000 pixels of height', 1000, 12_000, { width: 500, height: 6000 }],
])('a screenshot %s, and has one size', async (_, width, height, expected) => {
  const screenshot = await encode(
    await createPicture(width, height).png().toBuffer(),
    'image/png',
    'screenshot',
  );
  expect(await sharp(screenshot.bytes).metadata()).toMatchObject({ format: 'webp', ...expected });
  expect(screenshot.large).toBeUndefined();
});

test('a picture that has more than 1 MB after conversion is rejected', async () => {
  const noise = Buffer.from(
    Array.from({ length: 1600 * 1600 * 3 }, (_, index) => (index * index * 7919) >> 5),
  );
  const file = await sharp(noise, { raw: { width: 1600, height: 1600, channels: 3 } })
    .jpeg()
    .toBuffer();
  expect(await findProblem(file, 'image/jpeg', 'screenshot')).toBe(
    'The picture has more than 1 MB after conversion. Crop it or make it smaller.',
  );
});

test('an SVG is drawn sharply at the size of its use, whatever size it declares', async () => {
  const drawing = '<rect width="10" height="20"/><rect x="10" width="10" height="20" fill="#fff"/>';
  for (const size of ['', 'width="20" height="20"', 'width="20000" height="20000"']) {
    const figure = await encode(svg(drawing, `${size} viewBox="0 0 20 20"`), 'image/svg+xml', 'figure');
    const { data, info } = await sharp(figure.bytes).removeAlpha().greyscale().raw().toBuffer({
      resolveWithObject: true,
    });
    expect(info.width).toBeGreaterThanOrEqual(1590);
    const middle = Math.round(info.width / 2);
    expect(data[middle - 10]).toBeLessThan(8);
    expect(data[middle + 10]).toBeGreaterThan(247);
  }
});

test.each([
  ['a script', '<script>alert(1)</script>', 'a script'],
  ['an event handler', '<rect onclick="alert(1)"/>', 'a script'],
  ['a link to a script', '<a href="javascript:alert(1)"><path d=""/></a>', 'a link'],
  [
    'embedded HTML',
    '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>',
    'web content',
  ],
  ['a picture in a data URL', '<image href="data:image/png;base64,AAAA"/>', 'an embedded picture'],
  [
    'a picture of another host',
    '<image xlink:href="https://evil.example/x.png"/>',
    'a reference to another file',
  ],
  ['a file of the server', '<use href="file:///etc/passwd#x"/>', 'a reference to another file'],
  ['a stylesheet of another host', '<style>@import "https://evil.example/x.css";</style>', 'another file'],
  ['a fill from another host', '<rect fill="url(https://evil.example/x.svg#a)"/>', 'another file'],
  ['a style with another host', '<rect style="fill:url( \'//evil.example/x\')"/>', 'another file'],
  ['text', '<text>Winz</text>', 'convert it to outlines'],
  ['an animation', '<animate attributeName="x"/>', 'an animation'],
  [
    'an included file',
    '<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="x"/>',
    'an included file',
  ],
  ['a broken element', '<rect', 'damaged'],
  ['20,001 elements', '<g/>'.repeat(20_001), 'more than 20,000 elements'],
])('an SVG with %s is rejected, and the message says why', async (_, content, message) => {
  expect(await findProblem(svg(content), 'image/svg+xml', 'figure')).toContain(message);
});

test('an SVG with an entity is rejected', async () => {
  const file = Buffer.from(`<!DOCTYPE svg [<!ENTITY a "b">]>${svg('<rect/>')}`);
  expect(await findProblem(file, 'image/svg+xml')).toContain('definitions of entities');
});

test('an SVG as drawing programs save it is accepted', async () => {
  const file = Buffer.from(
    `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: a drawing program -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
${svg('<style>.a{fill:url(#g)}</style><defs><linearGradient id="g"/></defs><title>Winz</title><rect class="a" width="9" height="9" style="fill:url(\'#g\')"/><use xlink:href="#g"/>')}`,
  );
  expect(await findProblem(file, 'image/svg+xml')).toBeNull();
});

test('camera metadata is removed', async () => {
  const exif = { IFD0: { Copyright: 'Secret Owner' }, IFD3: { GPSLatitude: '60/1 10/1 0/1' } };
  const file = await createPicture().withExif(exif).jpeg().toBuffer();
  expect(file.includes('Secret Owner')).toBe(true);
  const logo = await encode(file, 'image/jpeg');
  expect(logo.bytes.includes('Secret Owner')).toBe(false);
  expect((await sharp(logo.bytes).metadata()).exif).toBeUndefined();
});

/** Red, green, blue and alpha of one pixel of the logo. */
async function readPixel(file: Buffer, x: number, y: number): Promise<number[]> {
  const logo = await encode(file, 'image/png');
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
  ['HTML declared as SVG', Buffer.from('<html><svg/></html>'), 'image/svg+xml', 'This is not a picture'],
  ['an empty file', Buffer.alloc(0), 'image/png', 'This is not a picture'],
  ['a file over 2 MB', Buffer.alloc(2 * 1024 * 1024 + 1), 'image/png', 'larger than 2 MB'],
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
  expect(bomb.length).toBeLessThan(2 * 1024 * 1024);
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
