import { MARKET_FACTS, type Market } from '@nettobonus/domain/market';

const NO_BREAK_SPACE = '\u00a0';
const MINUS = '\u2212';
const CURRENCY_SIGN: Record<Market, string> = { fi: '€', se: 'kr', no: 'kr', dk: 'kr.' };

const group = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, NO_BREAK_SPACE);

/** `1 000`: whole units without sign or currency, for sentences that name it. */
export function formatUnits(minorUnits: number): string {
  return group(String(Math.round(Math.abs(minorUnits) / 100)));
}

/** `1 000 €`: whole units, the four markets' amounts in one form. */
export function formatMoney(minorUnits: number, market: Market): string {
  const digits = formatUnits(minorUnits);
  return `${minorUnits < 0 && digits !== '0' ? MINUS : ''}${digits}${NO_BREAK_SPACE}${CURRENCY_SIGN[market]}`;
}

/** `209,60 €`: to the cent, where there are any. */
export function formatExact(minorUnits: number, market: Market): string {
  const [units = '', cents] = (Math.round(minorUnits) / 100).toFixed(2).split('.');
  return `${group(units)}${cents === '00' ? '' : `,${cents}`}${NO_BREAK_SPACE}${CURRENCY_SIGN[market]}`;
}

/** `5,5`: as many decimals as there are, all four markets with a comma. */
export function formatDecimal(value: number): string {
  return String(Math.round(value * 100) / 100).replace('.', ',');
}

/** `96 %` */
export function formatPercent(value: number): string {
  return `${formatDecimal(value)}${NO_BREAK_SPACE}%`;
}

export function currencySign(market: Market): string {
  return CURRENCY_SIGN[market];
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
