import { setImmediate } from 'node:timers/promises';
import { computeEtag } from '../entity-tag.ts';

export interface RenderedImage {
  png: Buffer;
  etag: string;
}

/** An image is about 30 KB. */
const MAX_CACHED = 1000;

let queue: Promise<unknown> = Promise.resolve();

/**
 * Draws an image unless it is cached. Concurrent requests share one drawing. It draws one image at a time and yields to
 * page requests in between, because layout blocks the main thread.
 */
export function drawOnce(
  cache: Map<string, Promise<RenderedImage>>,
  path: string,
  draw: () => Promise<Buffer>,
): Promise<RenderedImage> {
  const cached = cache.get(path);
  if (cached) return cached;
  const image = queue
    .then(() => setImmediate())
    .then(draw)
    .then(toRenderedImage);
  queue = image.catch(() => cache.delete(path));
  cache.set(path, image);
  const [oldest] = cache.keys();
  if (cache.size > MAX_CACHED && oldest) cache.delete(oldest);
  return image;
}

function toRenderedImage(png: Buffer): RenderedImage {
  return { png, etag: computeEtag(png) };
}
