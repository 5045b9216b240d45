import { type Currency, MARKET_FACTS, type Market } from '@nettobonus/domain/markets/market';

/** The unit of a number field. The unit of money depends on the document. */
export type FieldUnit = 'percent' | 'times' | 'days' | 'out-of-10' | 'money';

interface UnitTexts {
  /** Shown beside the input. */
  symbol: string;
  /** Read out with the label. */
  name: string;
}

const UNITS: Record<Exclude<FieldUnit, 'money'>, UnitTexts> = {
  percent: { symbol: '%', name: 'in percent' },
  times: { symbol: '×', name: 'number of times' },
  days: { symbol: 'days', name: 'in days' },
  'out-of-10': { symbol: '/ 10', name: 'out of 10' },
};

const CURRENCY_UNITS: Record<Currency, UnitTexts> = {
  EUR: { symbol: '€', name: 'in euros' },
  SEK: { symbol: 'kr', name: 'in Swedish kronor' },
  NOK: { symbol: 'kr', name: 'in Norwegian kroner' },
  DKK: { symbol: 'kr', name: 'in Danish kroner' },
};

/** The texts of a unit. Amounts are in the currency that the form names, else in that of its market. */
export function getUnitTexts(
  unit: FieldUnit,
  { currency, market }: { currency?: Currency | undefined; market?: Market | undefined },
): UnitTexts | null {
  if (unit !== 'money') return UNITS[unit];
  const used = currency ?? (market && MARKET_FACTS[market].currency);
  return used ? CURRENCY_UNITS[used] : null;
}
