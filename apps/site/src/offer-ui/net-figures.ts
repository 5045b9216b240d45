import type { Market } from '@nettobonus/domain/markets/market';
import { getNetValue, type NetFigure, type NoFigure } from '@nettobonus/domain/net-value/net-value';
import { formatMoney, formatNet, getSign, type Sign } from '../i18n/format.ts';
import { formatMessage } from '../i18n/message.ts';
import type { NetBarAmounts } from '../ui/net-bar.tsx';
import type { Offer, OfferContext } from './offer.ts';

/** A formatted net value. The three displayed amounts always add up. */
export interface FormattedNet {
  value: NetFigure;
  sign: Sign;
  gross: string;
  /** With a minus sign. Empty if there is no cost. */
  cost: string;
  /** The cost without a minus sign, even if it is zero. */
  costUnsigned: string;
  net: string;
  deposit: string;
  bar: NetBarAmounts;
}

export interface UnknownNet {
  value: NoFigure;
  /** Text that names the terms the casino does not disclose. */
  missing: string;
}

const roundToUnits = (minor: number) => Math.round(minor / 100) * 100;

export function formatOfferNet(
  terms: Offer['terms'],
  deposit: number,
  context: OfferContext,
): FormattedNet | UnknownNet {
  const { market, messages } = context;
  const value = getNetValue(terms, deposit);
  if (value.state === 'unknown') {
    const names = value.missing.map((term) => messages[`missing_${term}`]);
    return { value, missing: formatMessage(messages.missing, { terms: names.join(', ') }) };
  }
  const cost =
    roundToUnits(value.gross) - roundToUnits(value.state === 'non-sticky' ? value.beforeFloor : value.net);
  return {
    value,
    sign: getSign(value.net),
    gross: formatMoney(value.gross, market),
    net: formatNet(value.net, market),
    cost: cost === 0 ? '' : formatMoney(-cost, market),
    costUnsigned: formatMoney(cost, market),
    deposit: formatMoney(value.deposit || deposit, market),
    bar: { gross: value.gross / deposit, net: value.net / deposit, beforeFloor: value.beforeFloor / deposit },
  };
}

export function isFormatted(net: FormattedNet | UnknownNet): net is FormattedNet {
  return net.value.state !== 'unknown';
}

/** `15×`, the message for no wagering, or `?` if the casino does not disclose the multiplier. */
export function formatWagering(terms: Offer['terms'], messages: OfferContext['messages']): string {
  const multiplier = terms?.wagerTimes ?? terms?.freeSpins?.wagerTimes ?? 0;
  if (!terms || terms.undisclosed.includes('wagerTimes')) return '?';
  return multiplier === 0 ? messages.wageringNone : `${multiplier}×`;
}

/** `13.11.`: a date without the year, in the market's format. */
export function formatShortDay(day: string, market: Market): string {
  const [, month, date] = day.split('-').map(Number);
  return market === 'se' ? `${date}/${month}` : `${date}.${month}.`;
}
