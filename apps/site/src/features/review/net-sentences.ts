import type { Market } from '@nettobonus/domain/markets/market';
import { breakEvenTimes, mainTimes } from '@nettobonus/domain/net-value/break-even';
import { hundredPlayers } from '@nettobonus/domain/net-value/hundred-players';
import {
  averageResult,
  buildPlay,
  NET_ASSUMPTIONS,
  type NetFigure,
} from '@nettobonus/domain/net-value/net-value';
import type { OfferTerms } from '@nettobonus/domain/offers/offer-terms';
import { formatMoney, formatNet, formatTimes, roundTimes } from '../../i18n/format.ts';
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

const wholeUnits = (minor: number) => Math.round(minor / 100) * 100;

/** Describes in one or two sentences what an offer gives and costs. */
export function formatLead({
  casino,
  terms,
  reference,
  figure,
  market,
  messages,
  offerMessages,
}: NetSentenceInput): string {
  const play = buildPlay(terms, reference);
  const { taken } = play;
  const gross = formatMoney(figure.gross, market);
  const cost = formatMoney(wholeUnits(figure.gross) - wholeUnits(figure.beforeFloor + taken), market);
  const values = { casino, gross, gift: messages[`gift_${giftOf(terms, play)}`] };
  if (figure.state === 'wager-free') return formatMessage(messages.netFree, values);
  if (figure.state === 'floor') return formatMessage(messages.netFloor, values);
  if (taken > 0) return formatMessage(messages.netSticky, { ...values, cost });
  if (figure.net > 0) {
    return formatMessage(messages.netLeaves, { ...values, cost, net: formatMoney(figure.net, market) });
  }
  const costs = formatMessage(messages.netCosts, { ...values, cost });
  if (figure.state === 'non-sticky') return `${costs} ${offerMessages.nonStickyNote}.`;
  return figure.beforeFloor < figure.net ? `${costs} ${messages.ownMoneySafe}` : costs;
}

function giftOf({ kind }: OfferTerms, play: { bonus: number; spinsWorth: number }) {
  if (play.bonus === 0) return 'spins';
  if (play.spinsWorth > 0) return 'both';
  return kind === 'cashback' ? 'cashback' : 'bonus';
}

/** The assumptions behind the figure, and the outcome over all players. */
export function formatCaption({
  terms,
  reference,
  figure,
  market,
  messages,
  offerMessages,
}: NetSentenceInput): string[] {
  const play = buildPlay(terms, reference);
  const basis =
    figure.deposit === 0
      ? messages.calculatedWithout
      : formatMessage(messages.calculatedFor, { deposit: formatMoney(figure.deposit, market) });
  if (play.walk.turnover === 0) return [basis, `${offerMessages.noWagering}.`];
  const rtp = Math.round((1 - NET_ASSUMPTIONS.edge) * 100);
  const lost = hundredPlayers(play).outOfMoney;
  const players = { finish: figure.finishOfTen, lost };
  // The average model covers neither a bonus that is removed at withdrawal nor a cap on winnings.
  const hasAverage = play.taken === 0 && terms.winCap === undefined;
  const average = formatNet(averageResult(play), market);
  const outcome = !hasAverage
    ? formatMessage(messages.finishAndLose, players)
    : formatMessage(lost > 50 ? messages.fewFinish : messages.manyFinish, { ...players, average });
  return [basis, formatMessage(messages.assumption, { rtp }), outcome];
}

/** The break-even multiplier of such an offer. Null if it has no wagering. */
export function formatLimit({
  terms,
  reference,
  market,
  messages,
}: NetSentenceInput): { times: string; text: string } | null {
  const own = formatTimes(mainTimes(terms));
  if (own === '0') return null;
  // No break-even: the casino removes the bonus at withdrawal, so there is nothing to gain.
  const limit = breakEvenTimes(terms, reference) ?? 0;
  const times = formatTimes(limit);
  return {
    times: `${times}×`,
    text:
      limit === 0
        ? formatMessage(messages.limitSticky, { own })
        : formatPlural(messages.limit, roundTimes(limit), market, { own }),
  };
}
