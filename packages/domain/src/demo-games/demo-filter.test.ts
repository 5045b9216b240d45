import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toSlug } from '../shared/slug.ts';
import {
  DEMO_SORTS,
  type DemoFilter,
  filterDemoGames,
  listOtherGames,
  NO_DEMO_FILTER,
  parseDemoFilter,
  toDemoFilterParams,
} from './demo-filter.ts';
import { VOLATILITIES } from './volatility.ts';

const STUDIOS = ['Löyly Studios', 'Kajo Games'];
const ring = (three: number) => [
  { symbol: 'ring' as const, stops: 1, three },
  { symbol: 'frame' as const, stops: 1 },
];
const games = [
  { name: 'Ölandet', studio: 'Kajo Games', rtpPercent: 95, volatility: 'low' as const, reel: ring(3) },
  { name: 'Zorn', studio: 'Kajo Games', rtpPercent: 96, volatility: 'low' as const, reel: ring(1) },
  { name: 'Ahti', studio: 'Löyly Studios', rtpPercent: 96, volatility: 'high' as const, reel: ring(9) },
];
const filterNames = (filter: Partial<DemoFilter>) =>
  filterDemoGames(games, { ...NO_DEMO_FILTER, ...filter }, 'se').map(({ name }) => name);

describe('the query string', () => {
  test('survives a round trip', () => {
    const filterArb: fc.Arbitrary<DemoFilter> = fc.record({
      game: fc.string({ maxLength: 80 }).map((text) => text.trim()),
      studio: fc.constantFrom('all', ...STUDIOS.map(toSlug)),
      volatility: fc.constantFrom('all', ...VOLATILITIES),
      sort: fc.constantFrom(...DEMO_SORTS),
    });
    fc.assert(
      fc.property(filterArb, (filter) => {
        expect(parseDemoFilter(new URLSearchParams(String(toDemoFilterParams(filter))), STUDIOS)).toEqual(
          filter,
        );
      }),
    );
  });

  test('omits defaults', () => {
    expect(String(toDemoFilterParams(NO_DEMO_FILTER))).toBe('');
    expect(String(toDemoFilterParams({ ...NO_DEMO_FILTER, volatility: 'low' }))).toBe('volatility=low');
  });

  test('falls back to the defaults for unknown values', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('studio', 'volatility', 'sort'), fc.string()), (values) => {
        const unknown = Object.fromEntries(Object.entries(values).map(([name, text]) => [name, `?${text}`]));
        expect(parseDemoFilter(new URLSearchParams(unknown), STUDIOS)).toEqual(NO_DEMO_FILTER);
      }),
    );
  });

  test('limits the search text to 80 characters', () => {
    expect(parseDemoFilter(new URLSearchParams({ game: 'x'.repeat(500) }), []).game).toHaveLength(80);
  });
});

describe('the games', () => {
  test('are sorted by highest return, then by name', () => {
    expect(filterNames({})).toEqual(['Ahti', 'Zorn', 'Ölandet']);
  });

  test('can be sorted by standard deviation, or by name in the market’s alphabet', () => {
    expect(filterNames({ sort: 'spread' })).toEqual(['Zorn', 'Ölandet', 'Ahti']);
    expect(filterNames({ sort: 'name' })).toEqual(['Ahti', 'Zorn', 'Ölandet']);
    expect(filterDemoGames(games, { ...NO_DEMO_FILTER, sort: 'name' }, 'se').at(-1)?.name).toBe('Ölandet');
  });

  test('are filtered by volatility, studio and part of the name', () => {
    expect(filterNames({ volatility: 'low' })).toEqual(['Zorn', 'Ölandet']);
    expect(filterNames({ studio: 'löyly-studios' })).toEqual(['Ahti']);
    expect(filterNames({ game: 'ÖLAND' })).toEqual(['Ölandet']);
    expect(filterNames({ volatility: 'low', game: 'ahti' })).toEqual([]);
  });
});

test('lists other games of the same volatility first', () => {
  const keyed = games.map((game) => ({ ...game, theme: 'A theme', key: game.name }));
  const others = (key: string, volatility: 'low' | 'high') =>
    listOtherGames(keyed, { key, volatility }, 'se').map(({ name }) => name);
  expect(others('Ölandet', 'low')).toEqual(['Zorn', 'Ahti']);
  expect(others('Ahti', 'high')).toEqual(['Zorn', 'Ölandet']);
});
