import { setImmediate } from 'node:timers/promises';
import { tagOf } from '../entity-tag.ts';

export interface Picture {
  png: Buffer;
  etag: string;
}

/** About 30 KB each. */
const MOST_KEPT = 1000;

let last: Promise<unknown> = Promise.resolve();

/**
 * Draws what is not among the drawn, once however many ask at the same time. One picture after the other, with room
 * for pages in between: laying one out takes the main thread.
 */
export function drawOnce(
  drawn: Map<string, Promise<Picture>>,
  address: string,
  draw: () => Promise<Buffer>,
): Promise<Picture> {
  const known = drawn.get(address);
  if (known) return known;
  const picture = last
    .then(() => setImmediate())
    .then(draw)
    .then(toPicture);
  last = picture.catch(() => drawn.delete(address));
  drawn.set(address, picture);
  const [oldest] = drawn.keys();
  if (drawn.size > MOST_KEPT && oldest) drawn.delete(oldest);
  return picture;
}

function toPicture(png: Buffer): Picture {
  return { png, etag: tagOf(png) };
}
