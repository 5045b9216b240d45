import { createHash } from 'node:crypto';
import { drawTile } from '@nettobonus/brand/tile';

const versions = new Map<string, string>();

/** Changes whenever the drawing of this name does, so that browsers may cache `/tiles/{slug}.svg?v=…` for good. */
export function tileVersion(name: string): string {
  const known = versions.get(name);
  if (known) return known;
  const version = createHash('sha256').update(drawTile(name)).digest('base64url').slice(0, 6);
  versions.set(name, version);
  return version;
}
