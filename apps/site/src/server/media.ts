import { dirname, join } from 'node:path';
import { DEFAULT_MARKET } from '@nettobonus/domain/markets/market';
import { ALL_MARKETS } from '@nettobonus/domain/publishing/published-document';
import { SITE_ROLE } from '@nettobonus/store/connect';
import { MediaCache } from '@nettobonus/store/media-cache';
import { cachePerPublication, getContent } from './content.ts';
import { env } from './env.ts';
import { log } from './log.ts';

const cache = new MediaCache({
  databaseUrl: env.DATABASE_URL,
  role: SITE_ROLE,
  dir: join(dirname(env.SNAPSHOT_PATH), 'media'),
  log,
});
// On hot reload the old module instance would leak its connections.
import.meta.hot?.dispose(() => cache.stop());

const getLogoHashes = cachePerPublication((content, _) => {
  const hashes = content.list('casino', ALL_MARKETS).flatMap(({ logo }) => logo ?? []);
  // Fetch all logos at the first request: when visitors request the others, the database may be down.
  for (const hash of hashes) cache.get(hash).catch(() => {});
  return new Set(hashes);
});

/** The image, if a published brand uses it as its logo. Throws if it is not cached and the database is unavailable. */
export async function getLogo(hash: string): Promise<Buffer | null> {
  return getLogoHashes(DEFAULT_MARKET).has(hash) ? cache.get(hash) : null;
}

/** The uploaded logo of a brand; null if it has none or it cannot be read. */
export async function findLogo(slug: string): Promise<Buffer | null> {
  const hash = getContent().get('casino', ALL_MARKETS, slug)?.logo;
  if (!hash) return null;
  return getLogo(hash).catch((error) => {
    log('logo-read-failed', { slug, error: String(error) });
    return null;
  });
}
