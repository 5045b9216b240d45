import { MARKET_FACTS, type Market } from '@nettobonus/domain/market';

const NO_BREAK_SPACE = '\u00a0';
const MINUS = '\u2212';
const CURRENCY_SIGN: Record<Market, string> = { fi: '€', se: 'kr', no: 'kr', dk: 'kr.' };

export function currencySign(market: Market): string {
  return CURRENCY_SIGN[market];
}

/** `1 000` */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, NO_BREAK_SPACE);
}

/** `1 000`: whole units without sign or currency, for sentences that name it. */
export function formatUnits(minorUnits: number): string {
  return formatCount(Math.round(Math.abs(minorUnits) / 100));
}

/** `1 000 €`: whole units unless decimals are asked for, the four markets' amounts in one form. */
export function formatMoney(minorUnits: number, market: Market, decimals = 0): string {
  const [whole = '', fraction] = (Math.abs(minorUnits) / 100).toFixed(decimals).split('.');
  const digits = formatCount(Number(whole)) + (fraction ? `,${fraction}` : '');
  const sign = minorUnits < 0 && /[1-9]/.test(digits) ? MINUS : '';
  return `${sign}${digits}${NO_BREAK_SPACE}${CURRENCY_SIGN[market]}`;
}

/** `209,60 €`: to the cent where there are cents; otherwise as money is written. */
export function formatExactMoney(minorUnits: number, market: Market): string {
  return formatMoney(minorUnits, market, Math.round(minorUnits) % 100 === 0 ? 0 : 2);
}

/** A text whose amounts are not broken over two lines: `5 000 kr`, `150 %`. */
export function keepAmounts(text: string): string {
  return text.replaceAll(/(?<=\d) (?=\d|%|€|kr)/g, NO_BREAK_SPACE);
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

/** `5,5`: as many decimals as there are, at most two, or as many as are asked for. All four markets write a comma. */
export function formatDecimal(value: number, decimals?: number): string {
  const digits = decimals === undefined ? String(Math.round(value * 100) / 100) : value.toFixed(decimals);
  return digits.replace('.', ',');
}

/** `25`, `12,5`: how many times something is wagered. */
export function formatTimes(times: number): string {
  return formatDecimal(Math.round(times * 10) / 10);
}

/** `9,6` */
export function formatRating(rating: number): string {
  return formatDecimal(rating, 1);
}

/** `96,2 %`, and `96 %` unless decimals are asked for. */
export function formatPercent(percent: number, decimals?: number): string {
  return `${formatDecimal(percent, decimals)}${NO_BREAK_SPACE}%`;
}

/** A day, `2025-11-12`, as the market writes it. */
export function formatDay(day: string, market: Market): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(MARKET_FACTS[market].locale, { timeZone: 'UTC' });
}

/** `14.05`: the time that it is in the market. */
export function formatTime(at: Date, market: Market): string {
  const { locale, timeZone } = MARKET_FACTS[market];
  return at.toLocaleTimeString(locale, { timeStyle: 'short', timeZone });
}

/** `marraskuu`: the month that it is in the market. */
export function formatMonth(now: Date, market: Market): string {
  const { locale, timeZone } = MARKET_FACTS[market];
  return now.toLocaleDateString(locale, { month: 'long', timeZone });
}
