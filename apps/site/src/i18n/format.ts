import {
  CURRENCY_SIGN,
  formatCount,
  formatDecimal,
  NO_BREAK_SPACE,
} from '@nettobonus/domain/markets/format-amount';
import { MARKET_FACTS, type Market } from '@nettobonus/domain/markets/market';

export {
  formatCount,
  formatDecimal,
  formatExactMoney,
  formatMoney,
  formatMultiplierValue,
  formatNet,
  formatPercent,
  getSign,
  NO_BREAK_SPACE,
  roundMultiplier,
  type Sign,
} from '@nettobonus/domain/markets/format-amount';
export { formatDay } from '@nettobonus/domain/markets/format-day';

export function currencySign(market: Market): string {
  return CURRENCY_SIGN[market];
}

/** `1 000`: whole units without sign or currency. */
export function formatUnits(minorUnits: number, market: Market): string {
  return formatCount(toUnits(minorUnits), market);
}

/** Whole units without sign, for messages that name the currency themselves. */
export function toUnits(minorUnits: number): number {
  return Math.round(Math.abs(minorUnits) / 100);
}

/** Puts no-break spaces into amounts such as `5 000 kr` and `150 %`, so that they do not wrap. */
export function withNoBreakAmounts(text: string): string {
  return text.replaceAll(/(?<=\d) (?=\d|%|€|kr)/g, NO_BREAK_SPACE);
}

const WORD_JOINER = '\u2060';

/** Keeps ranges such as `10–18` and times such as `klo 10` or `kl. 10` on one line: browsers break after a dash. */
export function withNoBreakRanges(text: string): string {
  return text
    .replaceAll(/(?<=\d)–(?=\d)/g, `–${WORD_JOINER}`)
    .replaceAll(/(?<=\b(?:klo|kl\.?)) (?=\d)/g, NO_BREAK_SPACE);
}

/** `9,6` */
export function formatRating(rating: number): string {
  return formatDecimal(rating, 1);
}

/** `14.05`: the time of day in the market's time zone. */
export function formatTime(at: Date, market: Market): string {
  const { locale, timeZone } = MARKET_FACTS[market];
  return at.toLocaleTimeString(locale, { timeStyle: 'short', timeZone });
}

/** `marraskuu`: the month in the market's time zone. */
export function formatMonth(now: Date, market: Market): string {
  const { locale, timeZone } = MARKET_FACTS[market];
  return now.toLocaleDateString(locale, { month: 'long', timeZone });
}

/** Adds a full stop, unless there is one: Danish "kr." already ends with it. */
export function toSentence(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}
