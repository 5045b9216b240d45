import { dirname, join } from 'node:path';
import { DEFAULT_MARKET, MARKETS } from '@nettobonus/domain/markets/market';
import { ALL_MARKETS } from '@nettobonus/domain/publishing/published-document';
import type { SearchOverrides } from '@nettobonus/domain/seo/search-entry';
import { listTextPictures } from '@nettobonus/domain/texts/list-references';
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

const KINDS_WITH_PICTURES = ['review', 'page', 'editorial'] as const;
/** Documents are immutable and stay the same objects until they are published again. */
const pictures = new WeakMap<object, string[]>();

function listDocumentPictures(document: object): string[] {
  const known = pictures.get(document);
  if (known) return known;
  const { search }: { search?: SearchOverrides } = document;
  const inTexts = listTextPictures(document).map(({ value }) => value);
  const hashes = search?.picture ? [...inTexts, search.picture.media] : inTexts;
  pictures.set(document, hashes);
  return hashes;
}

const getPublishedPictures = cachePerPublication((content, _) => {
  const logos = content
    .list('casino', ALL_MARKETS)
    .flatMap(({ logo, largeLogo }) => [logo, largeLogo].filter((hash) => hash !== undefined));
  const inDocuments = MARKETS.flatMap((market) =>
    KINDS_WITH_PICTURES.flatMap((kind) => content.list(kind, market).flatMap(listDocumentPictures)),
  );
  const hashes = new Set([...logos, ...inDocuments]);
  // Fetch all pictures at the first request: when visitors request the others, the database may be down.
  for (const hash of hashes) cache.get(hash).catch(() => {});
  return hashes;
});

/** The picture, if a published document uses it. Throws if it is not cached and the database is unavailable. */
export async function getPicture(hash: string): Promise<Buffer | null> {
  return getPublishedPictures(DEFAULT_MARKET).has(hash) ? cache.get(hash) : null;
}

/** The uploaded logo of a brand; null if it has none or it cannot be read. */
export async function findLogo(slug: string): Promise<Buffer | null> {
  const hash = getContent().get('casino', ALL_MARKETS, slug)?.logo;
  if (!hash) return null;
  return getPicture(hash).catch((error) => {
    log('logo-read-failed', { slug, error: String(error) });
    return null;
  });
}
