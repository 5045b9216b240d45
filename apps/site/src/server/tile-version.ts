import { createHash } from 'node:crypto';
import { drawTile } from '@nettobonus/brand/tile';

const versions = new Map<string, string>();

/** A hash of the generated logo (tile), so that browsers can cache `/tiles/{slug}.svg?v=…` as immutable. */
export function tileVersion(name: string): string {
  const cached = versions.get(name);
  if (cached) return cached;
  const version = createHash('sha256').update(drawTile(name)).digest('base64url').slice(0, 6);
  versions.set(name, version);
  return version;
}
