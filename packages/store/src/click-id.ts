import { randomUUID } from 'node:crypto';

/** A UUIDv7: ordered by time, so that inserts append to the end of the index. */
export function createClickId(clickedAt: number): string {
  const time = clickedAt.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}
