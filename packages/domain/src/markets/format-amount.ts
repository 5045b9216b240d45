import type { Market } from './market.ts';

export const NO_BREAK_SPACE = '\u00a0';
const MINUS = '\u2212';
export const CURRENCY_SIGN: Record<Market, string> = { fi: '€', se: 'kr', no: 'kr', dk: 'kr.' };

const THOUSANDS_SEPARATOR: Record<Market, string> = {
  fi: NO_BREAK_SPACE,
  se: NO_BREAK_SPACE,
  no: NO_BREAK_SPACE,
  dk: '.',
};

/** `1 000`, in Danish `1.000` */
export function formatCount(count: number, market: Market): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, THOUSANDS_SEPARATOR[market]);
}

/** `1 000 €`, `1.000 kr.`: whole units by default. */
export function formatMoney(minorUnits: number, market: Market, decimals = 0): string {
  const [whole = '', fraction] = (Math.abs(minorUnits) / 100).toFixed(decimals).split('.');
  const digits = formatCount(Number(whole), market) + (fraction ? `,${fraction}` : '');
  const sign = minorUnits < 0 && /[1-9]/.test(digits) ? MINUS : '';
  return `${sign}${digits}${NO_BREAK_SPACE}${CURRENCY_SIGN[market]}`;
}

/** `209,60 €`: two decimals if the amount has cents, otherwise none. */
export function formatExactMoney(minorUnits: number, market: Market): string {
  return formatMoney(minorUnits, market, Math.round(minorUnits) % 100 === 0 ? 0 : 2);
}

export type Sign = 'plus' | 'minus' | 'zero';

/** The displayed sign. An amount that rounds to zero is `zero`. */
export function getSign(minorUnits: number): Sign {
  const units = Math.round(minorUnits / 100);
  return units > 0 ? 'plus' : units < 0 ? 'minus' : 'zero';
}

/** `+84 €`, `−84 €`, `±0 €`: a net figure always shows which side of zero it is on. */
export function formatNet(minorUnits: number, market: Market): string {
  const prefix = { plus: '+', minus: '', zero: '±' }[getSign(minorUnits)];
  return `${prefix}${formatMoney(minorUnits, market)}`;
}

/** `5,5`: up to two decimals by default, or exactly `decimals`. All four markets use a decimal comma. */
export function formatDecimal(value: number, decimals?: number): string {
  const digits = decimals === undefined ? String(Math.round(value * 100) / 100) : value.toFixed(decimals);
  return digits.replace('.', ',');
}

/** `25`, `12,5`: a wagering multiplier without `×`. */
export function formatMultiplierValue(multiplier: number): string {
  return formatDecimal(roundMultiplier(multiplier));
}

/** Rounds to one decimal, as `formatMultiplierValue` shows it. */
export function roundMultiplier(multiplier: number): number {
  return Math.round(multiplier * 10) / 10;
}

/** `96,2 %`, `96 %`: up to two decimals by default, or exactly `decimals`. */
export function formatPercent(percent: number, decimals?: number): string {
  return `${formatDecimal(percent, decimals)}${NO_BREAK_SPACE}%`;
}
