import { createHash } from 'node:crypto';
import { LOGO_SIDES } from '@nettobonus/domain/catalogue/casino';
import sharp, { type Sharp, type SharpOptions } from 'sharp';
import { findSvgProblem } from './check-svg.ts';
import type { PictureKind } from './picture-kinds.ts';

const SVG = 'image/svg+xml';
/** The root element, after what may precede it: the XML declaration, comments and a document type. */
const SVG_START =
  /^\uFEFF?(\s|<\?xml[^>]*\?>|<!--(?:[^-]|-(?!-))*-->|<!DOCTYPE[^>[]*(\[[^\]]*\]\s*)?>)*<(\w+:)?svg[\s>/]/i;
/** Accepted MIME types and their file signatures. */
const SIGNATURES: Record<string, (bytes: Buffer) => boolean> = {
  'image/png': (bytes) => bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')),
  'image/jpeg': (bytes) => bytes.subarray(0, 3).equals(Buffer.from('\xff\xd8\xff', 'latin1')),
  'image/webp': (bytes) =>
    bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
  [SVG]: (bytes) => SVG_START.test(bytes.toString('utf8', 0, 64 * 1024)),
};
export const PICTURE_TYPES = Object.keys(SIGNATURES);

const MB = 1024 * 1024;
/** Of any upload. */
export const MAX_UPLOAD_BYTES = 10 * MB;
const MAX_BYTES: Record<PictureKind, number> = { logo: 2 * MB, screenshot: 10 * MB, figure: 10 * MB };
/** A long SVG costs time to parse. */
const MAX_SVG_BYTES = MB;
/** A small file can decompress to gigabytes. No real picture is larger than this. */
const MAX_PIXELS = 4096 * 4096;
/** The page is at most this wide in CSS pixels, times two. A long screenshot is not cropped. */
const MAX_SIZE = { width: 1600, height: 6000 };
/** The site's database refuses larger ones. */
const MAX_ENCODED_BYTES = MB;
/** Stops filters of an SVG that would compute for minutes. */
const TIMEOUT_SECONDS = 10;
/** What browsers assume for an SVG: 96 pixels are 72 points. */
const POINTS_PER_INCH = 72;

interface EncodedPicture {
  bytes: Buffer;
  hash: string;
}

export type PictureResult =
  /** A logo has a second, larger size. */
  ({ ok: true; large?: EncodedPicture } & EncodedPicture) | { ok: false; problem: string };

/**
 * Decodes and re-encodes a picture, which removes metadata and any data appended to the file. An SVG becomes pixels too:
 * no browser ever gets the file.
 */
export async function encodePicture(
  file: Buffer,
  { declaredType, kind }: { declaredType: string; kind: PictureKind },
): Promise<PictureResult> {
  const problem = findFileProblem(file, declaredType, kind);
  if (problem) return { ok: false, problem };
  const isSvg = declaredType === SVG;
  try {
    const open = isSvg ? await openSvg(file, kind) : () => openRaster(file);
    const encoded = await (kind === 'logo' ? encodeLogo(open) : encodeOther(open));
    return encoded.bytes.length > MAX_ENCODED_BYTES
      ? { ok: false, problem: 'The picture has more than 1 MB after conversion. Crop it or make it smaller.' }
      : { ok: true, ...encoded };
  } catch (error) {
    return { ok: false, problem: describeError(String(error)) };
  }
}

function findFileProblem(file: Buffer, declaredType: string, kind: PictureKind): string | null {
  if (file.length > MAX_BYTES[kind]) return `The picture is larger than ${MAX_BYTES[kind] / MB} MB.`;
  const type = PICTURE_TYPES.find((candidate) => SIGNATURES[candidate]?.(file));
  if (!type) return 'This is not a picture. Upload a PNG, JPEG, WebP or SVG file.';
  if (type !== declaredType) {
    return `The file claims to be ${declaredType}, but contains ${type}. Save it again.`;
  }
  if (type !== SVG) return null;
  return file.length > MAX_SVG_BYTES ? 'The SVG is larger than 1 MB.' : findSvgProblem(file);
}

const LIMITS: SharpOptions = { failOn: 'error', limitInputPixels: MAX_PIXELS };

/** The number of pixels limits the time that this can take. */
const openRaster = (file: Buffer): Sharp => sharp(file, LIMITS).rotate();

/** Draws an SVG as large as its largest use, whatever size it declares. */
async function openSvg(file: Buffer, kind: PictureKind): Promise<() => Sharp> {
  // This only parses the file. The density below makes the picture small enough for the limit.
  const { width, height } = await sharp(file, { limitInputPixels: false }).metadata();
  const target = kind === 'logo' ? LOGO_SIDES.large : MAX_SIZE.width;
  const density = (POINTS_PER_INCH * target) / Math.max(width, height);
  // libvips accepts no density below 1.
  const options = { ...LIMITS, density: Math.min(Math.max(density, 1), 100_000) };
  return () => sharp(file, options).timeout({ seconds: TIMEOUT_SECONDS });
}

async function encodeLogo(open: () => Sharp): Promise<EncodedPicture & { large: EncodedPicture }> {
  const background = await getPaddingColour(open());
  const encode = async (side: number) =>
    withHash(
      await open().resize(side, side, { fit: 'contain', background }).webp({ quality: 90 }).toBuffer(),
    );
  return { ...(await encode(LOGO_SIDES.small)), large: await encode(LOGO_SIDES.large) };
}

const encodeOther = async (open: () => Sharp): Promise<EncodedPicture> =>
  withHash(
    await open()
      .resize({ ...MAX_SIZE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer(),
  );

const withHash = (bytes: Buffer): EncodedPicture => ({
  bytes,
  hash: createHash('sha256').update(bytes).digest('hex'),
});

/** The colour that pads a picture to a square: its corner pixel, or transparent if that pixel is not opaque. */
async function getPaddingColour(picture: Sharp): Promise<{ r: number; g: number; b: number; alpha: number }> {
  const { data } = await picture
    .ensureAlpha()
    .toColourspace('srgb')
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const [r = 0, g = 0, b = 0, alpha = 0] = data;
  return alpha === 255 ? { r, g, b, alpha: 1 } : { r: 0, g: 0, b: 0, alpha: 0 };
}

function describeError(error: string): string {
  if (/pixel limit/i.test(error))
    return 'The picture has more than 16 million pixels. Make it smaller first.';
  return /timeout/i.test(error)
    ? 'The picture takes too long to draw. Simplify it, or upload a PNG.'
    : 'The picture is damaged and cannot be read.';
}
