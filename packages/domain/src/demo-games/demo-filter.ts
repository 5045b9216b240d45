import { MARKET_FACTS, type Market } from '../markets/market.ts';
import { normaliseText } from '../shared/keywords.ts';
import { toSlug } from '../shared/slug.ts';
import type { DemoGame, KeyedDemoGame } from './demo-game.ts';
import { getStandardDeviation } from './reels.ts';
import { VOLATILITIES, type Volatility } from './volatility.ts';

/**
 * The first is the default: games with the lowest wagering cost come first. `spread` sorts by the standard deviation of
 * one spin; it is part of URLs.
 */
export const DEMO_SORTS = ['return', 'spread', 'name'] as const;
export type DemoSort = (typeof DEMO_SORTS)[number];

export interface DemoFilter {
  /** A substring of the game's name. */
  game: string;
  /** The slug of a game studio. */
  studio: string;
  volatility: Volatility | 'all';
  sort: DemoSort;
}

export const NO_DEMO_FILTER: DemoFilter = { game: '', studio: 'all', volatility: 'all', sort: 'return' };

export const GAME_MAX_LENGTH = 80;

/** Parses the filter from URL parameters. Never throws: unknown values become the default. */
export function parseDemoFilter(params: URLSearchParams, studios: readonly string[]): DemoFilter {
  const parseOption = <T extends string>(name: keyof DemoFilter, options: readonly T[], fallback: T): T =>
    options.find((option) => option === params.get(name)) ?? fallback;
  return {
    game: (params.get('game') ?? '').trim().slice(0, GAME_MAX_LENGTH).trim(),
    studio: parseOption('studio', studios.map(toSlug), NO_DEMO_FILTER.studio),
    volatility: parseOption<DemoFilter['volatility']>('volatility', VOLATILITIES, 'all'),
    sort: parseOption('sort', DEMO_SORTS, NO_DEMO_FILTER.sort),
  };
}

/** The filter as URL parameters, without defaults. */
export function toDemoFilterParams(filter: DemoFilter): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) {
    if (value !== NO_DEMO_FILTER[name as keyof DemoFilter]) params.set(name, value);
  }
  return params;
}

type Filterable = Pick<DemoGame, 'name' | 'studio' | 'rtpPercent' | 'volatility' | 'reel'>;

export function filterDemoGames<T extends Filterable>(
  games: readonly T[],
  { game, studio, volatility, sort }: DemoFilter,
  market: Market,
): T[] {
  const byName = (a: Filterable, b: Filterable) => a.name.localeCompare(b.name, MARKET_FACTS[market].locale);
  const order: Record<DemoSort, (a: Filterable, b: Filterable) => number> = {
    return: (a, b) => b.rtpPercent - a.rtpPercent || byName(a, b),
    spread: (a, b) => getStandardDeviation(a.reel) - getStandardDeviation(b.reel) || byName(a, b),
    name: byName,
  };
  return games
    .filter(
      (candidate) =>
        normaliseText(candidate.name).includes(normaliseText(game)) &&
        (studio === 'all' || toSlug(candidate.studio) === studio) &&
        (volatility === 'all' || candidate.volatility === volatility),
    )
    .toSorted(order[sort]);
}

/** Other games to play: those of the same volatility first, each group in default order. */
export function listOtherGames(
  games: readonly KeyedDemoGame[],
  game: Pick<KeyedDemoGame, 'key' | 'volatility'>,
  market: Market,
): KeyedDemoGame[] {
  const others = filterDemoGames(games, NO_DEMO_FILTER, market).filter(({ key }) => key !== game.key);
  return others.toSorted(
    (a, b) => Number(b.volatility === game.volatility) - Number(a.volatility === game.volatility),
  );
}
