import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout } from 'node:timers/promises';
import { type Casino, type ListedCasino, logoPath, TILE_VERSION_PARAM } from '@nettobonus/domain/casino';
import type { Competition } from '@nettobonus/domain/competition';
import type { DemoGame, KeyedDemoGame } from '@nettobonus/domain/demo-game';
import type { Editorial } from '@nettobonus/domain/editorial';
import { withoutPromotion } from '@nettobonus/domain/information-only';
import { MARKET_FACTS, type Market } from '@nettobonus/domain/market';
import type { MarketSettings } from '@nettobonus/domain/market-settings';
import type { Navigation } from '@nettobonus/domain/navigation';
import type { OfferChange } from '@nettobonus/domain/offer-change';
import type { PageText } from '@nettobonus/domain/page-text';
import { ALL_MARKETS, ONLY_KEY } from '@nettobonus/domain/published-document';
import type { Review } from '@nettobonus/domain/review';
import type { PageKey } from '@nettobonus/domain/routes';
import { toSlug } from '@nettobonus/domain/slug';
import { SITE_ROLE } from '@nettobonus/store/connect';
import type { DocumentSet } from '@nettobonus/store/document-set';
import { Snapshot } from '@nettobonus/store/snapshot';
import { env } from './env.ts';
import { log } from './log.ts';
import { tileVersion } from './tile-version.ts';

const snapshot = new Snapshot({
  databaseUrl: env.DATABASE_URL,
  role: SITE_ROLE,
  diskPath: env.SNAPSHOT_PATH,
  log,
});
// The development server loads this module anew after a change; the old one would keep its connections.
import.meta.hot?.dispose(() => snapshot.stop());

export const contentReady = snapshot.ready;
export const contentStatus = () => snapshot.status();

/** How long whoever asks a site that has just started waits for its content. */
const CONTENT_PATIENCE_MS = 5_000;

/** Whether there is content, now or within that time. */
export async function waitForContent(): Promise<boolean> {
  if (!snapshot.content?.size) await Promise.race([contentReady, setTimeout(CONTENT_PATIENCE_MS)]);
  return Boolean(snapshot.content?.size);
}

/** The last version that may have changed a page of the market, or anything at all where no market is named. */
export function contentVersion(market: Market | null): number {
  const { content } = snapshot;
  return (market ? content?.versionFor(market) : content?.version) ?? 0;
}

/** How long whoever knows of a newer version waits for it here; a lost notification is made up for in that time. */
const VERSION_PATIENCE_MS = 1_500;
const LOOK_EVERY_MS = 5;

/** Whether a version has arrived, now or within that time. */
export async function waitForVersion(version: number): Promise<boolean> {
  const until = performance.now() + VERSION_PATIENCE_MS;
  while (contentVersion(null) < version && performance.now() < until) await setTimeout(LOOK_EVERY_MS);
  return contentVersion(null) >= version;
}

/** A draft that is being shown in place of what is published. */
export interface ShownDraft {
  /** What is published with the draft laid over it. */
  content: DocumentSet;
  /** What the addresses of this preview begin with. */
  base: string;
  until: Date;
  /** The page as it is published; null where it is not. */
  publishedHref: string | null;
}

const drafts = new AsyncLocalStorage<ShownDraft>();

/** Whatever is asked for within `show`, and only there, is asked of the draft. */
export function showDraft<T>(draft: ShownDraft, show: () => Promise<T>): Promise<T> {
  return drafts.run(draft, show);
}

/** The draft that this request is shown; null on every page that visitors see. */
export function getShownDraft(): ShownDraft | null {
  return drafts.getStore() ?? null;
}

/** What is published, or the draft over it. Every preview has a set of its own: nothing kept by set outlives it. */
export function published(): DocumentSet {
  const content = getShownDraft()?.content ?? snapshot.content;
  if (!content) throw new Error('Content was asked for before it was ready');
  return content;
}

/** Computes once for each publishing and market. */
export function perPublication<T>(build: (content: DocumentSet, market: Market) => T): (market: Market) => T {
  const built = new WeakMap<DocumentSet, Map<Market, T>>();
  return (market) => {
    const content = published();
    const byMarket = built.get(content) ?? new Map<Market, T>();
    built.set(content, byMarket);
    const known = byMarket.get(market);
    if (known !== undefined) return known;
    const value = build(content, market);
    byMarket.set(market, value);
    return value;
  };
}

/**
 * All casinos of a market in its original order. A listing whose brand is not published is left out. In a market that is
 * information only they come without their links: what is not here cannot get onto a page.
 */
export const listCasinos = perPublication((content, market): readonly ListedCasino[] => {
  const casinos = content
    .list('listing', market)
    .flatMap((listing) => {
      const casino = content.get('casino', ALL_MARKETS, listing.casino);
      return casino ? [{ ...listing, name: casino.name, image: imageOf(casino) }] : [];
    })
    .toSorted((a, b) => a.order - b.order);
  return isInformationOnly(market) ? casinos.map(withoutPromotion) : casinos;
});

/** Within a preview its own: the logo of a draft is nowhere else. */
function imageOf(casino: Casino): string {
  const path = logoPath(casino);
  const version = path.startsWith('/tiles/') ? `?${TILE_VERSION_PARAM}=${tileVersion(casino.name)}` : '';
  return (getShownDraft()?.base ?? '') + path + version;
}

const casinosBySlug = perPublication(
  (_, market) => new Map(listCasinos(market).map((casino) => [casino.casino, casino])),
);

export function getCasino(market: Market, slug: string): ListedCasino | null {
  return casinosBySlug(market).get(slug) ?? null;
}

export function getReview(market: Market, slug: string): Review | null {
  return published().get('review', market, slug);
}

/** The published changes of a casino's offer, oldest first. */
export function listOfferChanges(market: Market, slug: string): readonly OfferChange[] {
  return published().get('offer-changes', market, slug) ?? [];
}

/** Every brand, whichever markets list it. */
export const listBrands = perPublication((content, _) =>
  content.list('casino', ALL_MARKETS).map(({ name }) => ({ casino: toSlug(name), name })),
);

/** The name of a brand, whichever markets list it. */
export function getCasinoName(slug: string): string | null {
  return published().get('casino', ALL_MARKETS, slug)?.name ?? null;
}

export function getPageText(market: Market, page: PageKey): PageText | null {
  return published().get('page', market, page);
}

export function requirePageText(market: Market, page: PageKey): PageText {
  return required(getPageText(market, page), `the texts of page ${page} in ${market}`);
}

export function requireCasino(market: Market, slug: string): ListedCasino {
  return required(getCasino(market, slug), `casino ${slug} in ${market}`);
}

/** The middleware has seen that it is there; only a withdrawal within the same request ends here. */
function required<T>(value: T | null, what: string): T {
  if (value === null) throw new Error(`Not published any more: ${what}`);
  return value;
}

/** Empty where none is published: a page without a menu is better than no page. */
export function getNavigation(market: Market): Navigation {
  return published().get('navigation', market, ONLY_KEY) ?? { header: [], footer: { site: [], about: [] } };
}

export function getDemoGame(market: Market, key: string): DemoGame | null {
  return published().get('demo-game', market, key);
}

/** A market's games with their keys, which are their addresses. */
export const listDemoGames = perPublication((content, market): readonly KeyedDemoGame[] =>
  content.entries('demo-game', market).map(([key, game]) => ({ ...game, key })),
);

/** Who makes the games, each once, as the market's alphabet goes. */
export const listDemoStudios = perPublication((_, market): readonly string[] =>
  [...new Set(listDemoGames(market).map(({ studio }) => studio))].sort(
    new Intl.Collator(MARKET_FACTS[market].locale).compare,
  ),
);

export function requireDemoGame(market: Market, key: string): DemoGame {
  return required(getDemoGame(market, key), `demo game ${key} in ${market}`);
}

export function listCompetitions(market: Market): Competition[] {
  return published().list('competition', market);
}

export function getEditorial(market: Market): Editorial | null {
  return published().get('editorial', market, ONLY_KEY);
}

export function getMarketSettings(market: Market): MarketSettings | null {
  return published().get('market-settings', market, ONLY_KEY);
}

/** Whether the market shows offers without leading to casinos. */
export function isInformationOnly(market: Market): boolean {
  return getMarketSettings(market)?.mode === 'information-only';
}
