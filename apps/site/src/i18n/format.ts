import { MARKET_FACTS, type Market } from '@nettobonus/domain/market';

const NO_BREAK_SPACE = '\u00a0';
const MINUS = '\u2212';
const CURRENCY_SIGN: Record<Market, string> = { fi: '€', se: 'kr', no: 'kr', dk: 'kr.' };

const TIME_ZONE: Record<Market, string> = {
  fi: 'Europe/Helsinki',
  se: 'Europe/Stockholm',
  no: 'Europe/Oslo',
  dk: 'Europe/Copenhagen',
};

/** `1 000 €`: whole units, the four markets' amounts in one form. */
export function formatMoney(minorUnits: number, market: Market): string {
  const digits = String(Math.round(Math.abs(minorUnits) / 100));
  const grouped = digits.replace(/\B(?=(\d{3})+$)/g, NO_BREAK_SPACE);
  return `${minorUnits < 0 && digits !== '0' ? MINUS : ''}${grouped}${NO_BREAK_SPACE}${CURRENCY_SIGN[market]}`;
}

/** `0,10 €` where whole units would say nothing or too little; otherwise as money is written. */
export function formatExactMoney(minorUnits: number, market: Market): string {
  if (minorUnits % 100 === 0) return formatMoney(minorUnits, market);
  const units = (minorUnits / 100).toLocaleString(MARKET_FACTS[market].locale, { minimumFractionDigits: 2 });
  return `${units}${NO_BREAK_SPACE}${CURRENCY_SIGN[market]}`;
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

/** The day of an instant where the market's readers live. */
export function formatDayOf(instant: string, market: Market): string {
  return new Date(instant).toLocaleDateString(MARKET_FACTS[market].locale, { timeZone: TIME_ZONE[market] });
}
