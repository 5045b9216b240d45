import { MARKET_FACTS, type Market } from '@nettobonus/domain/market';

const NO_BREAK_SPACE = '\u00a0';
const MINUS = '\u2212';
const CURRENCY_SIGN: Record<Market, string> = { fi: '€', se: 'kr', no: 'kr', dk: 'kr.' };

/** `1 000` */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, NO_BREAK_SPACE);
}

/** `1 000 €`: whole units unless decimals are asked for, the four markets' amounts in one form. */
export function formatMoney(minorUnits: number, market: Market, decimals = 0): string {
  const [whole = '', fraction] = (Math.abs(minorUnits) / 100).toFixed(decimals).split('.');
  const digits = formatCount(Number(whole)) + (fraction ? `,${fraction}` : '');
  const sign = minorUnits < 0 && /[1-9]/.test(digits) ? MINUS : '';
  return `${sign}${digits}${NO_BREAK_SPACE}${CURRENCY_SIGN[market]}`;
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
  return formatTenths(rating, market, 1);
}

/** `96,2`, and `96` unless a decimal is asked for. */
export function formatTenths(value: number, market: Market, decimals: 0 | 1 = 0): string {
  return value.toLocaleString(MARKET_FACTS[market].locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: 1,
  });
}

/** `96,2 %`, and `96 %` unless a decimal is asked for. */
export function formatPercent(percent: number, market: Market, decimals: 0 | 1 = 0): string {
  return `${formatTenths(percent, market, decimals)}${NO_BREAK_SPACE}%`;
}

/** A day, `2025-11-12`, as the market writes it. */
export function formatDay(day: string, market: Market): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(MARKET_FACTS[market].locale, { timeZone: 'UTC' });
}
