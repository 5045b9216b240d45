import { MARKET_FACTS, type Market } from '@nettobonus/domain/market';

const NO_BREAK_SPACE = '\u00a0';
const MINUS = '\u2212';
const CURRENCY_SIGN: Record<Market, string> = { fi: '€', se: 'kr', no: 'kr', dk: 'kr.' };

/** `1 000 €`: whole units, the four markets' amounts in one form. */
export function formatMoney(minorUnits: number, market: Market): string {
  const digits = String(Math.round(Math.abs(minorUnits) / 100));
  const grouped = digits.replace(/\B(?=(\d{3})+$)/g, NO_BREAK_SPACE);
  return `${minorUnits < 0 && digits !== '0' ? MINUS : ''}${grouped}${NO_BREAK_SPACE}${CURRENCY_SIGN[market]}`;
}

/** `0,10 €`: to the cent where there are cents, for the small amounts of spins. */
export function formatExactMoney(minorUnits: number, market: Market): string {
  if (minorUnits % 100 === 0) return formatMoney(minorUnits, market);
  return `${(minorUnits / 100).toFixed(2).replace('.', ',')}${NO_BREAK_SPACE}${CURRENCY_SIGN[market]}`;
}

/** `25`, `12,5`: how many times something is wagered. */
export function formatTimes(times: number, market: Market): string {
  return times.toLocaleString(MARKET_FACTS[market].locale, { maximumFractionDigits: 1 });
}

export type Sign = 'plus' | 'minus' | 'zero';

/** The sign that is shown: what rounds to nothing is zero. */
export function signOf(minorUnits: number): Sign {
  const units = Math.round(minorUnits / 100);
  return units > 0 ? 'plus' : units < 0 ? 'minus' : 'zero';
}

/** `+84 €`, `−84 €`, `±0 €`: a net figure always shows which side of zero it is on. */
export function formatNet(minorUnits: number, market: Market): string {
  const prefix = { plus: '+', minus: '', zero: '±' }[signOf(minorUnits)];
  return `${prefix}${formatMoney(minorUnits, market)}`;
}

/** `9,6` */
export function formatRating(rating: number, market: Market): string {
  return rating.toLocaleString(MARKET_FACTS[market].locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
}

/** A day, `2025-11-12`, as the market writes it. */
export function formatDay(day: string, market: Market): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(MARKET_FACTS[market].locale, { timeZone: 'UTC' });
}
