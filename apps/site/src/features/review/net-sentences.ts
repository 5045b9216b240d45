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
import { formatMoney, formatNet, formatTimes } from '../../i18n/format.ts';
import { formatMessage } from '../../i18n/message.ts';
import type { OfferWords } from '../../i18n/offers/words.ts';
import type { ReviewWords } from '../../i18n/review/words.ts';

export interface NetSentenceInput {
  casino: string;
  terms: OfferTerms;
  /** The market's reference deposit. The figure's deposit is higher if the offer requires more. */
  reference: number;
  figure: NetFigure;
  market: Market;
  words: ReviewWords;
  offerWords: OfferWords;
}

const wholeUnits = (minor: number) => Math.round(minor / 100) * 100;

/** Describes in one or two sentences what an offer gives and costs. */
export function formatLead({
  casino,
  terms,
  reference,
  figure,
  market,
  words,
  offerWords,
}: NetSentenceInput): string {
  const play = buildPlay(terms, reference);
  const { taken } = play;
  const gross = formatMoney(figure.gross, market);
  const cost = formatMoney(wholeUnits(figure.gross) - wholeUnits(figure.beforeFloor + taken), market);
  const values = { casino, gross, gift: words[`gift_${giftOf(terms, play)}`] };
  if (figure.state === 'wager-free') return formatMessage(words.netFree, values);
  if (figure.state === 'floor') return formatMessage(words.netFloor, values);
  if (taken > 0) return formatMessage(words.netSticky, { ...values, cost });
  if (figure.net > 0) {
    return formatMessage(words.netLeaves, { ...values, cost, net: formatMoney(figure.net, market) });
  }
  const costs = formatMessage(words.netCosts, { ...values, cost });
  if (figure.state === 'non-sticky') return `${costs} ${offerWords.nonStickyNote}.`;
  return figure.beforeFloor < figure.net ? `${costs} ${words.ownMoneySafe}` : costs;
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
  words,
  offerWords,
}: NetSentenceInput): string[] {
  const play = buildPlay(terms, reference);
  const basis =
    figure.deposit === 0
      ? words.calculatedWithout
      : formatMessage(words.calculatedFor, { deposit: formatMoney(figure.deposit, market) });
  if (play.walk.turnover === 0) return [basis, `${offerWords.noWagering}.`];
  const rtp = Math.round((1 - NET_ASSUMPTIONS.edge) * 100);
  const lost = hundredPlayers(play).outOfMoney;
  const players = { finish: figure.finishOfTen, lost };
  // The average model covers neither a bonus that is removed at withdrawal nor a cap on winnings.
  const hasAverage = play.taken === 0 && terms.winCap === undefined;
  const average = formatNet(averageResult(play), market);
  const outcome = !hasAverage
    ? formatMessage(words.finishAndLose, players)
    : formatMessage(lost > 50 ? words.fewFinish : words.manyFinish, { ...players, average });
  return [basis, formatMessage(words.assumption, { rtp }), outcome];
}

/** The break-even multiplier of such an offer. Null if it has no wagering. */
export function formatLimit({
  terms,
  reference,
  words,
}: NetSentenceInput): { times: string; text: string } | null {
  const own = formatTimes(mainTimes(terms));
  if (own === '0') return null;
  // No break-even: the casino removes the bonus at withdrawal, so there is nothing to gain.
  const limit = breakEvenTimes(terms, reference) ?? 0;
  const times = formatTimes(limit);
  return {
    times: `${times}×`,
    text:
      limit === 0 ? formatMessage(words.limitSticky, { own }) : formatMessage(words.limit, { times, own }),
  };
}
