import { setImmediate } from 'node:timers/promises';
import { etagOf } from '../entity-tag.ts';

export interface Picture {
  png: Buffer;
  etag: string;
}

/** About 30 KB each. */
const MAX_CACHED = 1000;

let queue: Promise<unknown> = Promise.resolve();

/**
 * Draws a picture unless it is cached; concurrent requests share one drawing. Pictures are drawn one after the other,
 * yielding to page requests in between, because layout blocks the main thread.
 */
export function drawOnce(
  cache: Map<string, Promise<Picture>>,
  address: string,
  draw: () => Promise<Buffer>,
): Promise<Picture> {
  const cached = cache.get(address);
  if (cached) return cached;
  const picture = queue
    .then(() => setImmediate())
    .then(draw)
    .then(toPicture);
  queue = picture.catch(() => cache.delete(address));
  cache.set(address, picture);
  const [oldest] = cache.keys();
  if (cache.size > MAX_CACHED && oldest) cache.delete(oldest);
  return picture;
}

function toPicture(png: Buffer): Picture {
  return { png, etag: etagOf(png) };
}
