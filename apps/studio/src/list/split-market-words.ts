import { MARKET_FACTS, MARKETS, type Market } from '@nettobonus/domain/markets/market';
import type { CollectionBeforeOperationHook, Where, WhereField } from 'payload';
import { MARKET_NAMES } from '../market-names.ts';

const MARKETS_BY_WORD: ReadonlyMap<string, Market> = new Map(
  MARKETS.flatMap((market) =>
    [market, MARKET_NAMES[market], MARKET_FACTS[market].name].map((word) => [word.toLowerCase(), market]),
  ),
);

/**
 * Searches documents by their market, too: in “rizzio no”, “no” is Norway. Payload would also find it in “casino”. Applies
 * to every operation with a query, so that “select all” changes only the documents that the list shows.
 */
export const splitMarketWordsOfSearch: CollectionBeforeOperationHook = ({ args, collection }) => {
  const { where } = args as { where?: Where };
  const { listSearchableFields = [] } = collection.admin;
  const hasMarket = collection.flattenedFields.some(({ name }) => name === 'market');
  return where && hasMarket ? { ...args, where: splitMarketWords(where, listSearchableFields) } : args;
};

/** Replaces the names and codes of markets in searches of the fields by conditions on the market. */
export function splitMarketWords(where: Where, searchFields: readonly string[]): Where {
  const kept: Where = {};
  const searches: Where[] = [];
  for (const [name, condition] of Object.entries(where)) {
    const { like, ...others } = condition as WhereField;
    if (Array.isArray(condition)) {
      kept[name] = condition.map((part) => splitMarketWords(part, searchFields));
    } else if (!searchFields.includes(name) || typeof like !== 'string') {
      kept[name] = condition as WhereField;
    } else {
      searches.push(...splitSearch(name, like));
      if (Object.keys(others).length > 0) kept[name] = others;
    }
  }
  if (searches.length === 0) return kept;
  return { and: [...(Object.keys(kept).length > 0 ? [kept] : []), ...searches] };
}

function splitSearch(field: string, search: string): Where[] {
  const words = search.split(/\s+/).filter(Boolean);
  const markets = words.flatMap((word) => MARKETS_BY_WORD.get(word.toLowerCase()) ?? []);
  const others = words.filter((word) => !MARKETS_BY_WORD.has(word.toLowerCase()));
  return [
    ...(others.length > 0 || markets.length === 0 ? [{ [field]: { like: others.join(' ') } }] : []),
    ...(markets.length > 0 ? [{ market: { in: markets } }] : []),
  ];
}
