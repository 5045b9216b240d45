import type { Market } from '@nettobonus/domain/markets/market';
import { wagersOnlySpins } from '@nettobonus/domain/net-value/break-even';
import { buildNetBreakdown, type NetBreakdown } from '@nettobonus/domain/net-value/net-breakdown';
import {
  type Cashback,
  depositFor,
  getLossLimit,
  getNetValue,
  hasNet,
  type LossLimit,
  type NetFigure,
  type NoFigure,
} from '@nettobonus/domain/net-value/net-value';
import {
  formatMoney,
  formatMultiplierValue,
  formatNet,
  getSign,
  NO_BREAK_SPACE,
  type Sign,
} from '../i18n/format.ts';
import { formatMessage } from '../i18n/message.ts';
import type { OfferMessages } from '../i18n/offers.ts';
import type { NetBarAmounts } from '../ui/net-bar.tsx';
import type { Offer, OfferContext } from './offer.ts';

/** Danish law requires the amount to wager in kroner next to an offer. */
export const SHOWS_AMOUNT_TO_WAGER: ReadonlySet<Market> = new Set<Market>(['dk']);

/** A formatted net value. The displayed amounts always add up. */
export interface FormattedNet {
  value: NetFigure;
  breakdown: NetBreakdown;
  sign: Sign;
  gross: string;
  /** The price of the wagering, with a minus sign. Empty if there is none. */
  cost: string;
  /** The cost without a minus sign, even if it is zero. */
  costUnsigned: string;
  net: string;
  /** The amount to wager. */
  turnover: string;
  /** `Du skal spille for 5.000 kr.`, or null if there is no wagering or the market does not require it. */
  amountToWager: string | null;
  /** Why the net is above the sum of the other amounts. */
  lossLimit: LossLimit | null;
  /** For which deposit the net is calculated: `kun talletat 100 €`. */
  when: string;
  /** The same with the name of the figure: `Netto, kun talletat 100 €`. */
  label: string;
  /** The deposit as a short label: `100 € talletus`. */
  depositLabel: string;
  bar: NetBarAmounts;
}

/** Takes the place of a net value that the offer does not have. */
export interface NoNet {
  value: Cashback | NoFigure;
  /** Takes the place of the figure: what the casino pays back, or that there is no figure. */
  figure: string;
  /** When the casino pays it back, or which terms it does not disclose. */
  note: string;
  /** Both as a sentence. */
  sentence: string;
}

export function formatOfferNet(
  terms: Offer['terms'],
  deposit: number,
  context: Pick<OfferContext, 'market' | 'messages'>,
): FormattedNet | NoNet {
  const { market, messages } = context;
  const value = getNetValue(terms, depositFor(terms, deposit, market));
  if (!hasNet(value)) return formatNoNet(value, context);
  const breakdown = buildNetBreakdown(value);
  const withDeposit = { deposit: formatMoney(value.deposit, market) };
  const turnover = formatMoney(breakdown.turnover, market);
  return {
    value,
    breakdown,
    sign: getSign(value.net),
    gross: formatMoney(breakdown.gross, market),
    net: formatNet(breakdown.net, market),
    cost: breakdown.cost === 0 ? '' : formatMoney(-breakdown.cost, market),
    costUnsigned: formatMoney(breakdown.cost, market),
    turnover,
    amountToWager:
      breakdown.cost !== 0 && SHOWS_AMOUNT_TO_WAGER.has(market)
        ? `${messages.amountToWager} ${turnover}`
        : null,
    lossLimit: getLossLimit(value),
    when: value.deposit === 0 ? messages.withoutDeposit : formatMessage(messages.whenDepositing, withDeposit),
    label:
      value.deposit === 0 ? messages.netWithoutDeposit : formatMessage(messages.netForDeposit, withDeposit),
    depositLabel:
      value.deposit === 0 ? messages.withoutDeposit : formatMessage(messages.depositNote, withDeposit),
    bar: toBarAmounts(value, deposit),
  };
}

export function formatNoNet(
  value: NoNet['value'],
  { market, messages }: Pick<OfferContext, 'market' | 'messages'>,
): NoNet {
  if (value.state === 'cashback') {
    const amount = formatMoney(value.amount, market);
    const deposit = formatMoney(value.deposit, market);
    return {
      value,
      figure: formatMessage(messages.cashbackAmount, { amount }),
      note: formatMessage(messages.cashbackCondition, { deposit }),
      sentence: formatMessage(messages.cashbackSentence, { amount, deposit }),
    };
  }
  const terms = value.missing.map((term) => messages[`missing_${term}`]).join(', ');
  const note = terms ? formatMessage(messages.missing, { terms }) : messages.notEnoughTerms;
  return { value, figure: messages.notCalculated, note, sentence: `${messages.notCalculated}. ${note}.` };
}

/** The amounts of a bar in multiples of the deposit. */
export function toBarAmounts(
  { gross, net, sum }: Pick<NetFigure, 'gross' | 'net' | 'sum'>,
  deposit: number,
): NetBarAmounts {
  return { gross: gross / deposit, net: net / deposit, sum: sum / deposit };
}

/** Whether the offer has a net. Both types hold formatted texts. */
export function isFormatted(net: FormattedNet | NoNet): net is FormattedNet {
  return hasNet(net.value);
}

/** `läpi 3/10`, or `ei kierrätystä`: for the middle of a sentence. */
export function formatFinish(
  { state, finishOfTen }: Pick<NetFigure, 'state' | 'finishOfTen'>,
  messages: Pick<OfferMessages, 'finishes' | 'noWagering'>,
): string {
  return state === 'wager-free'
    ? messages.noWagering.toLowerCase()
    : `${messages.finishes} ${finishOfTen}/10`;
}

/** `15×`, the message for no wagering, or `?` if the casino does not disclose the multiplier. */
function formatWagering(terms: Offer['terms'], messages: OfferContext['messages']): string {
  const multiplier = terms?.wagerTimes ?? terms?.freeSpins?.wagerTimes ?? 0;
  if (!terms || terms.undisclosed.includes('wagerTimes')) return '?';
  return multiplier === 0 ? messages.wageringNone : `${formatMultiplierValue(multiplier)}×`;
}

/** `15× bonus`, `15× (bonus + talletus)`, or `35× voitot` if only winnings from spins are wagered. */
export function formatWageringBase(terms: Offer['terms'], messages: OfferContext['messages']): string {
  const multiplier = formatWagering(terms, messages);
  if (!multiplier.endsWith('×')) return multiplier;
  const base = !terms?.wagerTimes || wagersOnlySpins(terms) ? 'spins' : (terms.wagerBase ?? 'bonus');
  return formatMessage(messages[`wagers_${base}`], { times: multiplier });
}

/**
 * `13.11.`, in another year `13.11.2025`. The current year is part of the context: the browser's clock may show another
 * one than the server's did, and React would then replace the server's HTML.
 */
export function formatShortDay(
  day: string,
  { market, currentYear }: Pick<OfferContext, 'market' | 'currentYear'>,
): string {
  const [year, month, date] = day.split('-').map(Number);
  const shownYear = year === currentYear ? '' : String(year);
  if (market !== 'se') return `${date}.${month}.${shownYear}`;
  return `${date}/${month}${shownYear && `${NO_BREAK_SPACE}${shownYear}`}`;
}
