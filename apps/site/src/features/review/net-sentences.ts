import type { Market } from '@nettobonus/domain/markets/market';
import { breakEvenMultiplier, mainMultiplier } from '@nettobonus/domain/net-value/break-even';
import { hundredPlayers } from '@nettobonus/domain/net-value/hundred-players';
import {
  averageResult,
  buildWageringModel,
  NET_ASSUMPTIONS,
  type NetFigure,
} from '@nettobonus/domain/net-value/net-value';
import type { OfferTerms } from '@nettobonus/domain/offers/offer-terms';
import { formatMoney, formatMultiplierValue, formatNet, roundMultiplier } from '../../i18n/format.ts';
import { formatMessage, formatPlural } from '../../i18n/message.ts';
import type { OfferMessages } from '../../i18n/offers.ts';
import type { ReviewMessages } from '../../i18n/pages.ts';

export interface NetSentenceInput {
  casino: string;
  terms: OfferTerms;
  /** The market's reference deposit. The figure's deposit is higher if the offer requires more. */
  reference: number;
  figure: NetFigure;
  market: Market;
  messages: ReviewMessages;
  offerMessages: OfferMessages;
}

const roundToUnits = (minor: number) => Math.round(minor / 100) * 100;

/** Describes what an offer gives and costs, in one or two sentences. */
export function formatLead({
  casino,
  terms,
  reference,
  figure,
  market,
  messages,
  offerMessages,
}: NetSentenceInput): string {
  const model = buildWageringModel(terms, reference);
  const { forfeitedBonus } = model;
  const gross = formatMoney(figure.gross, market);
  const cost = formatMoney(
    roundToUnits(figure.gross) - roundToUnits(figure.beforeFloor + forfeitedBonus),
    market,
  );
  const values = { casino, gross, gift: messages[`gift_${giftKind(terms, model)}`] };
  if (figure.state === 'wager-free') return formatMessage(messages.netWithoutWagering, values);
  if (figure.state === 'floor') return formatMessage(messages.netFloor, values);
  if (forfeitedBonus > 0) return formatMessage(messages.netSticky, { ...values, cost });
  if (figure.net > 0) {
    return formatMessage(messages.netLeaves, { ...values, cost, net: formatMoney(figure.net, market) });
  }
  const costs = formatMessage(messages.netCosts, { ...values, cost });
  if (figure.state === 'non-sticky') return `${costs} ${offerMessages.nonStickyNote}.`;
  return figure.beforeFloor < figure.net ? `${costs} ${messages.ownMoneySafe}` : costs;
}

function giftKind({ kind }: OfferTerms, model: { bonus: number; spinsValue: number }) {
  if (model.bonus === 0) return 'spins';
  if (model.spinsValue > 0) return 'both';
  return kind === 'cashback' ? 'cashback' : 'bonus';
}

/** The assumptions behind the figure, and the outcome for all players. */
export function formatCaption({
  terms,
  reference,
  figure,
  market,
  messages,
  offerMessages,
}: NetSentenceInput): string[] {
  const model = buildWageringModel(terms, reference);
  const basis =
    figure.deposit === 0
      ? messages.calculatedWithout
      : formatMessage(messages.calculatedFor, { deposit: formatMoney(figure.deposit, market) });
  if (model.walk.turnover === 0) return [basis, `${offerMessages.noWagering}.`];
  const rtp = Math.round((1 - NET_ASSUMPTIONS.edge) * 100);
  const lost = hundredPlayers(model).outOfMoney;
  const players = { finish: figure.finishOfTen, lost };
  // The average model covers neither a bonus that is removed at withdrawal nor a cap on winnings.
  const hasAverage = model.forfeitedBonus === 0 && terms.winCap === undefined;
  const average = formatNet(averageResult(model), market);
  const outcome = !hasAverage
    ? formatMessage(messages.finishAndLose, players)
    : formatMessage(lost > 50 ? messages.fewFinish : messages.manyFinish, { ...players, average });
  return [basis, formatMessage(messages.assumption, { rtp }), outcome];
}

/** The offer's break-even multiplier and a sentence about it. Null if the offer has no wagering. */
export function formatBreakEven({
  terms,
  reference,
  market,
  messages,
}: NetSentenceInput): { multiplier: string; text: string } | null {
  const own = formatMultiplierValue(mainMultiplier(terms));
  if (own === '0') return null;
  // Null if the casino removes the bonus at withdrawal: then no multiplier breaks even.
  const breakEven = breakEvenMultiplier(terms, reference) ?? 0;
  return {
    multiplier: `${formatMultiplierValue(breakEven)}×`,
    text:
      breakEven === 0
        ? formatMessage(messages.limitSticky, { own })
        : formatPlural(messages.limit, roundMultiplier(breakEven), market, { own }),
  };
}
