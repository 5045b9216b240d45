/**
 * Makes the site's icons from the design's drawings: `npm run icons`, after a change of them. What it writes is
 * committed.
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

const HERE = new URL('./', import.meta.url);
const PUBLIC = new URL('../public/', import.meta.url);
/** The width that both drawings are of, at 72 dots an inch. */
const DRAWN = { 'app-icon.svg': 64, 'symbol.svg': 32 } as const;

async function draw(drawing: keyof typeof DRAWN, side: number): Promise<Buffer> {
  // Drawn at its size, not enlarged: an edge stays sharp.
  return sharp(await readFile(new URL(drawing, HERE)), { density: (72 * side) / DRAWN[drawing] })
    .resize(side, side)
    .png({ palette: true, colours: 32, effort: 10, compressionLevel: 9 })
    .toBuffer();
}

/** An ICO file of PNG pictures: a header, an entry of 16 bytes for each, then the pictures. */
function toIco(pictures: readonly { side: number; png: Buffer }[]): Buffer {
  const header = Buffer.from([0, 0, 1, 0, pictures.length, 0]);
  let offset = header.length + 16 * pictures.length;
  const entries = pictures.map(({ side, png }) => {
    const entry = Buffer.from([side, side, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...pictures.map(({ png }) => png)]);
}

await mkdir(new URL('icons/', PUBLIC), { recursive: true });
await copyFile(new URL('app-icon.svg', HERE), new URL('icons/app-icon.svg', PUBLIC));
for (const side of [192, 512]) {
  await writeFile(new URL(`icons/${side}.png`, PUBLIC), await draw('app-icon.svg', side));
}
await writeFile(new URL('apple-touch-icon.png', PUBLIC), await draw('app-icon.svg', 180));
const small = [16, 32].map(async (side) => ({ side, png: await draw('symbol.svg', side) }));
await writeFile(new URL('favicon.ico', PUBLIC), toIco(await Promise.all(small)));
