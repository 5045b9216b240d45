import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout } from 'node:timers/promises';
import { type AddressedArticle, sortArticles } from '@nettobonus/domain/articles/article';
import type { Person } from '@nettobonus/domain/articles/person';
import type { Competition } from '@nettobonus/domain/campaigns/competition';
import {
  type Casino,
  type ListedCasino,
  logoPath,
  logoSrcSet,
  TILE_VERSION_PARAM,
} from '@nettobonus/domain/catalogue/casino';
import { deriveLabels } from '@nettobonus/domain/catalogue/labels';
import { applyOfferEnd } from '@nettobonus/domain/catalogue/offer-end';
import type { DemoGame, KeyedDemoGame } from '@nettobonus/domain/demo-games/demo-game';
import { applyMarketMode } from '@nettobonus/domain/market-rules/market-mode';
import { getLocalDate, getLocalYear, MARKET_FACTS, type Market } from '@nettobonus/domain/markets/market';
import type { MarketMode, MarketSettings } from '@nettobonus/domain/markets/market-settings';
import type { OfferChange } from '@nettobonus/domain/offer-history/offer-change';
import { NO_PLACES, type Places, withPlaces } from '@nettobonus/domain/places/places';
import { fillEditionYear, type PageText } from '@nettobonus/domain/publishing/page-text';
import { ALL_MARKETS, SINGLETON_KEY } from '@nettobonus/domain/publishing/published-document';
import type { Editorial } from '@nettobonus/domain/reviews/editorial';
import { fillAllFigures, fillFigures, listFigures } from '@nettobonus/domain/reviews/fill-figures';
import { listOtherTerms } from '@nettobonus/domain/reviews/other-terms';
import type { Review } from '@nettobonus/domain/reviews/review';
import type { Navigation } from '@nettobonus/domain/routes/navigation';
import type { PageKey } from '@nettobonus/domain/routes/routes';
import { toSlug } from '@nettobonus/domain/shared/slug';
import { SITE_ROLE } from '@nettobonus/store/connect';
import type { DocumentSet } from '@nettobonus/store/document-set';
import { Snapshot } from '@nettobonus/store/snapshot';
import { getOfferMessages } from '../i18n/offers.ts';
import { env } from './env.ts';
import { log } from './log.ts';
import { tileVersion } from './tile-version.ts';

const snapshot = new Snapshot({
  databaseUrl: env.DATABASE_URL,
  role: SITE_ROLE,
  diskPath: env.SNAPSHOT_PATH,
  log,
});
// On hot reload the old module instance would leak its connections.
import.meta.hot?.dispose(() => snapshot.stop());

export const contentStatus = () => snapshot.status();

/** How long a request to a freshly started site waits for content. */
const CONTENT_TIMEOUT_MS = 5_000;

/** Resolves to whether content is loaded, at the latest after the timeout. */
export async function waitForContent(): Promise<boolean> {
  if (!snapshot.content?.size) await Promise.race([snapshot.ready, setTimeout(CONTENT_TIMEOUT_MS)]);
  return Boolean(snapshot.content?.size);
}

/** The latest version that may have changed a page of the market; with null, the latest version of all content. */
export function contentVersion(market: Market | null): number {
  const { content } = snapshot;
  return (market ? content?.versionFor(market) : content?.version) ?? 0;
}

/** How long a request waits for the version that it names; long enough to recover from a lost notification. */
const VERSION_TIMEOUT_MS = 1_500;
const POLL_INTERVAL_MS = 5;

/** Resolves to whether the version has arrived, at the latest after the timeout. */
export async function waitForVersion(version: number): Promise<boolean> {
  const deadline = performance.now() + VERSION_TIMEOUT_MS;
  while (contentVersion(null) < version && performance.now() < deadline) await setTimeout(POLL_INTERVAL_MS);
  return contentVersion(null) >= version;
}

/** A draft that a preview shows in place of the published version. */
export interface PreviewDraft {
  /** The published content with the draft on top. */
  content: DocumentSet;
  /** Path prefix of this preview. */
  base: string;
  expiresAt: Date;
  /** Path of the published page; null if it is not published. */
  publishedHref: string | null;
}

const drafts = new AsyncLocalStorage<PreviewDraft>();

/** Runs `render` so that it reads all content from the draft. */
export function runWithDraft<T>(draft: PreviewDraft, render: () => Promise<T>): Promise<T> {
  return drafts.run(draft, render);
}

/** Runs `read` so that it reads the published content, in a preview too. */
export function runWithoutDraft<T>(read: () => T): T {
  return drafts.exit(read);
}

/** The draft of the current request; null outside previews. */
export function getPreviewDraft(): PreviewDraft | null {
  return drafts.getStore() ?? null;
}

/** The published content; in a preview, with the draft on top. */
export function getContent(): DocumentSet {
  const content = getPreviewDraft()?.content ?? snapshot.content;
  if (!content) throw new Error('Content was read before it was loaded');
  return content;
}

const MINUTE_MS = 60_000;
const days = new Map<Market, { minute: number; day: string }>();

/** The current date in a market. Formatted once a minute: pages ask for it many times. */
function getToday(market: Market): string {
  const minute = Math.floor(Date.now() / MINUTE_MS);
  const cached = days.get(market);
  if (cached?.minute === minute) return cached.day;
  const day = getLocalDate(market, new Date(minute * MINUTE_MS));
  days.set(market, { minute, day });
  return day;
}

/**
 * Memoises a computation per publication, market and day, because offers end with a day. In a preview the cache lasts as
 * long as the request.
 */
export function cachePerPublication<T>(
  build: (content: DocumentSet, market: Market) => T,
): (market: Market) => T {
  const cache = new WeakMap<DocumentSet, Map<Market, { day: string; value: T }>>();
  return (market) => {
    const content = getContent();
    const byMarket = cache.get(content) ?? new Map<Market, { day: string; value: T }>();
    cache.set(content, byMarket);
    const day = getToday(market);
    const cached = byMarket.get(market);
    if (cached?.day === day) return cached.value;
    const value = build(content, market);
    byMarket.set(market, { day, value });
    return value;
  };
}

/** Memoises a computation per publication, market and deposit. Visitors can choose only a few deposits. */
export function cachePerDeposit<T>(
  build: (market: Market, deposit: number) => T,
): (market: Market, deposit: number) => T {
  const getCache = cachePerPublication(() => new Map<number, T>());
  return (market, deposit) => {
    const cache = getCache(market);
    const cached = cache.get(deposit);
    if (cached !== undefined) return cached;
    const value = build(market, deposit);
    cache.set(deposit, value);
    return value;
  };
}

/**
 * All casinos of a market by `order`, without listings whose brand is not published. Casinos that the market's mode does
 * not promote have no affiliate links, and ended offers have neither links nor terms, so that no page can show them.
 */
export const listCasinos = cachePerPublication((content, market): readonly ListedCasino[] => {
  const mode = getMarketMode(market);
  const places = getPlaces(market);
  const end = { today: getToday(market), endedHeadline: getOfferMessages(market).offerEnded };
  return content
    .list('listing', market)
    .flatMap((listing) => {
      const casino = content.get('casino', ALL_MARKETS, listing.casino);
      if (!casino) return [];
      const verdict = fillFigures(listing.verdict, listFigures(listing, market), market);
      const labels = deriveLabels(listing, market);
      return [withPlaces({ ...listing, ...labels, verdict, name: casino.name, ...getImage(casino) }, places)];
    })
    .map((casino) => applyOfferEnd(applyMarketMode(casino, market, mode), end))
    .toSorted((a, b) => a.order - b.order);
});

/** In a preview the path includes the preview prefix: a draft's logo exists only there. */
function getImage(casino: Casino): Pick<ListedCasino, 'image' | 'imageSet'> {
  const base = getPreviewDraft()?.base ?? '';
  const path = logoPath(casino);
  const version = path.startsWith('/tiles/') ? `?${TILE_VERSION_PARAM}=${tileVersion(casino.name)}` : '';
  const imageSet = logoSrcSet(casino, base);
  return { image: base + path + version, ...(imageSet && { imageSet }) };
}

const casinosBySlug = cachePerPublication(
  (_, market) => new Map(listCasinos(market).map((casino) => [casino.casino, casino])),
);

export function getCasino(market: Market, slug: string): ListedCasino | null {
  return casinosBySlug(market).get(slug) ?? null;
}

const reviewsBySlug = cachePerPublication(
  (content, market) =>
    new Map(
      content.entries('review', market).map(([slug, review]): [string, Review] => {
        const listing = content.get('listing', market, slug);
        const { bonusDetails } = review;
        const shown = {
          ...review,
          bonusDetails: { ...bonusDetails, bonusTerms: listOtherTerms(bonusDetails.bonusTerms) },
        };
        return [slug, listing ? fillAllFigures(shown, listFigures(listing, market), market) : shown];
      }),
    ),
);

/** All reviews of a market by slug, with the figures of their listings filled in. */
export function listReviews(market: Market): ReadonlyMap<string, Review> {
  return reviewsBySlug(market);
}

/** The review of a casino, with the figures of its listing filled in. */
export function getReview(market: Market, slug: string): Review | null {
  return reviewsBySlug(market).get(slug) ?? null;
}

/** The published changes of a casino's offer, oldest first. */
export function listOfferChanges(market: Market, slug: string): readonly OfferChange[] {
  return getContent().get('offer-changes', market, slug) ?? [];
}

/** The brands of all markets. */
export const listBrands = cachePerPublication((content, _) =>
  content.list('casino', ALL_MARKETS).map(({ name }) => ({ casino: toSlug(name), name })),
);

/** The name of a brand, regardless of which markets list it. */
export function getCasinoName(slug: string): string | null {
  return getContent().get('casino', ALL_MARKETS, slug)?.name ?? null;
}

export function getPageText(market: Market, page: PageKey): PageText | null {
  const text = getContent().get('page', market, page);
  return text && fillEditionYear(text, getEditionYear(market));
}

export function requirePageText(market: Market, page: PageKey): PageText {
  return requirePublished(getPageText(market, page), `the texts of page ${page} in ${market}`);
}

export function requireCasino(market: Market, slug: string): ListedCasino {
  return requirePublished(getCasino(market, slug), `casino ${slug} in ${market}`);
}

/** The middleware has checked that the document exists, so this throws only if an editor withdraws it during the request. */
function requirePublished<T>(value: T | null, name: string): T {
  if (value === null) throw new Error(`No longer published: ${name}`);
  return value;
}

/** Empty if none is published: a page without a menu is better than no page. */
export function getNavigation(market: Market): Navigation {
  return (
    getContent().get('navigation', market, SINGLETON_KEY) ?? { header: [], footer: { site: [], about: [] } }
  );
}

export function getDemoGame(market: Market, key: string): DemoGame | null {
  return getContent().get('demo-game', market, key);
}

/** A market's games with the keys that their paths use. */
export const listDemoGames = cachePerPublication((content, market): readonly KeyedDemoGame[] =>
  content.entries('demo-game', market).map(([key, game]) => ({ ...game, key })),
);

/** The distinct game studios, sorted by the market's collation. */
export const listDemoStudios = cachePerPublication((_, market): readonly string[] =>
  [...new Set(listDemoGames(market).map(({ studio }) => studio))].sort(
    new Intl.Collator(MARKET_FACTS[market].locale).compare,
  ),
);

export function requireDemoGame(market: Market, key: string): DemoGame {
  return requirePublished(getDemoGame(market, key), `demo game ${key} in ${market}`);
}

/** A market's guides and news, newest first. */
export const listArticles = cachePerPublication((content, market): readonly AddressedArticle[] =>
  sortArticles(content.entries('article', market).map(([slug, article]) => ({ ...article, slug }))),
);

const articlesBySlug = cachePerPublication(
  (_, market) => new Map(listArticles(market).map((article) => [article.slug, article])),
);

export function getArticle(market: Market, slug: string): AddressedArticle | null {
  return articlesBySlug(market).get(slug) ?? null;
}

export function requireArticle(market: Market, slug: string): AddressedArticle {
  return requirePublished(getArticle(market, slug), `article ${slug} in ${market}`);
}

export function getPerson(market: Market, key: string): Person | null {
  return getContent().get('person', market, key);
}

export function listCompetitions(market: Market): Competition[] {
  return getContent().list('competition', market);
}

/** The home page's texts, with the figures of the casinos that they recommend filled in. */
export const getEditorial = cachePerPublication((content, market): Editorial | null => {
  const editorial = content.get('editorial', market, SINGLETON_KEY);
  if (!editorial) return null;
  const entries = editorial.best.entries.map((entry) => {
    const casino = entry.casino ? getCasino(market, entry.casino) : null;
    return casino ? fillAllFigures(entry, listFigures(casino, market), market) : entry;
  });
  return { ...editorial, best: { ...editorial.best, entries } };
});

export function getMarketSettings(market: Market): MarketSettings | null {
  return getContent().get('market-settings', market, SINGLETON_KEY);
}

/** Where the editors placed casinos. Nowhere if none are published: then every list is in the order of the listings. */
export function getPlaces(market: Market): Places {
  return getContent().get('places', market, SINGLETON_KEY) ?? NO_PLACES;
}

/** The year in headlines and in the copyright line. */
export function getEditionYear(market: Market): number {
  return getMarketSettings(market)?.editionYear ?? getLocalYear(market, new Date());
}

/** Whether the market's catalogue is sample content. */
export function isSample(market: Market): boolean {
  return getMarketSettings(market)?.isSample ?? false;
}

export function getMarketMode(market: Market): MarketMode {
  return getMarketSettings(market)?.mode ?? 'commercial';
}

/** Whether the market shows offers without links to casinos. */
export function isInformationOnly(market: Market): boolean {
  return getMarketMode(market) === 'information-only';
}
