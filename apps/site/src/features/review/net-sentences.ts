import type { Market } from '@nettobonus/domain/markets/market';
import { breakEvenMultiplier, mainMultiplier } from '@nettobonus/domain/net-value/break-even';
import { hundredPlayers } from '@nettobonus/domain/net-value/hundred-players';
import { buildNetBreakdown, type NetBreakdown } from '@nettobonus/domain/net-value/net-breakdown';
import {
  buildWageringModel,
  getLossLimit,
  NET_ASSUMPTIONS,
  type NetFigure,
} from '@nettobonus/domain/net-value/net-value';
import type { OfferTerms } from '@nettobonus/domain/offers/offer-terms';
import { formatMoney, formatMultiplierValue, formatNet, roundMultiplier } from '../../i18n/format.ts';
import { formatMessage, formatPlural } from '../../i18n/message.ts';
import type { OfferMessages } from '../../i18n/offers.ts';
import type { ReviewMessages } from '../../i18n/pages.ts';
import { formatWageringBase } from '../../offer-ui/net-figures.ts';

export interface NetSentenceInput {
  casino: string;
  terms: OfferTerms;
  /** The visitor's deposit. The figure's deposit is higher if the offer requires more. */
  deposit: number;
  figure: NetFigure;
  market: Market;
  messages: ReviewMessages;
  offerMessages: OfferMessages;
}

/** Describes what an offer gives and what its wagering costs, in one or two sentences. */
export function formatLead({ casino, figure, market, messages, offerMessages }: NetSentenceInput): string {
  const breakdown = buildNetBreakdown(figure);
  const values = {
    casino,
    gross: formatMoney(breakdown.gross, market),
    grossKind: messages[`grossKind_${getGrossKind(breakdown)}`],
    cost: formatMoney(breakdown.cost, market),
    net: formatNet(breakdown.net, market),
  };
  if (figure.state === 'wager-free') return formatMessage(messages.netWithoutWagering, values);
  if (figure.net > 0) return formatMessage(messages.netPositive, values);
  const costs = formatMessage(
    breakdown.forfeitedBonus > 0 ? messages.netSticky : messages.netNotPositive,
    values,
  );
  const limit = getLossLimit(figure);
  return limit ? `${costs} ${offerMessages[`lossLimit_${limit}`]}.` : costs;
}

function getGrossKind({ bonus, spins }: NetBreakdown) {
  if (bonus === 0) return 'spins';
  return spins > 0 ? 'both' : 'bonus';
}

/** The assumptions behind the figure, and what happens to players. */
export function formatCaption({
  terms,
  deposit,
  figure,
  market,
  messages,
  offerMessages,
}: NetSentenceInput): string[] {
  const model = buildWageringModel(terms, deposit);
  const basis =
    figure.deposit === 0
      ? messages.calculatedWithoutDeposit
      : formatMessage(messages.calculatedFor, { deposit: formatMoney(figure.deposit, market) });
  if (model.walk.turnover === 0) return [basis, `${offerMessages.noWagering}.`];
  const rtp = Math.round((1 - NET_ASSUMPTIONS.edge) * 100);
  const lost = hundredPlayers(model).outOfMoney;
  const outcome =
    figure.finishOfTen === 0
      ? offerMessages.finishNone
      : formatMessage(messages.finishAndLose, { finish: figure.finishOfTen, lost });
  return [basis, formatMessage(messages.assumption, { rtp }), outcome];
}

/** The offer's break-even multiplier, if there is one, and a sentence about it. Null if the offer has no wagering. */
export function formatBreakEven({
  terms,
  deposit,
  market,
  messages,
  offerMessages,
}: NetSentenceInput): { multiplier: string | null; text: string } | null {
  if (mainMultiplier(terms) === 0) return null;
  const own = formatWageringBase(terms, offerMessages);
  // Null if the casino removes the bonus at withdrawal: then no multiplier breaks even.
  const breakEven = breakEvenMultiplier(terms, deposit) ?? 0;
  return {
    multiplier: breakEven === 0 ? null : `${formatMultiplierValue(breakEven)}×`,
    text:
      breakEven === 0
        ? formatMessage(messages.breakEvenSticky, { own })
        : formatPlural(messages.breakEven, roundMultiplier(breakEven), market, { own }),
  };
}
