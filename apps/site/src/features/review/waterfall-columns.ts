import type { Market } from '@nettobonus/domain/markets/market';
import { buildPlay, NET_ASSUMPTIONS } from '@nettobonus/domain/net-value/net-value';
import { listWaterfallSteps, type WaterfallStep } from '@nettobonus/domain/net-value/waterfall';
import type { OfferTerms } from '@nettobonus/domain/offers/offer-terms';
import { formatExactMoney, formatMoney, formatNet, formatPercent, formatTimes } from '../../i18n/format.ts';
import type { OfferMessages } from '../../i18n/offers.ts';
import type { ReviewMessages } from '../../i18n/pages.ts';

/** A formatted step of the calculation. Levels are whole units, so that the displayed amounts add up. */
export interface Column extends WaterfallStep {
  label: string;
  amount: string;
  /** The multiplication behind the amount. Empty if there is none. */
  sum: string;
}

export function formatColumns(
  terms: OfferTerms | undefined,
  deposit: number,
  market: Market,
  messages: ReviewMessages,
  offerMessages: OfferMessages,
): Column[] {
  if (!terms) return [];
  const steps = listWaterfallSteps(terms, deposit);
  const labels = labelsOf(terms, messages, offerMessages);
  const sums = sumsOf(terms, deposit, market, messages);
  const isSplit = steps[0]?.kind !== 'gross';
  return steps.flatMap(({ kind, from, to }): Column[] => {
    const [start, end] = [Math.round(from / 100), Math.round(to / 100)];
    const isSum = kind === 'gross' || kind === 'net';
    if (start === end && !isSum) return [];
    return [
      {
        kind,
        from: start,
        to: end,
        label: labels[kind],
        amount: kind === 'gross' ? formatMoney(end * 100, market) : formatNet((end - start) * 100, market),
        // If the gross has only one component, show that component's calculation.
        sum: (kind === 'gross' && !isSplit ? sums.bonus || sums.spins : sums[kind]) ?? '',
      },
    ];
  });
}

function labelsOf(terms: OfferTerms, messages: ReviewMessages, offerMessages: OfferMessages) {
  return {
    bonus: terms.kind === 'match' ? messages.step_deposit : messages.step_bonus,
    spins: messages.freeSpins,
    'win-cap': messages.winCap,
    gross: offerMessages.gross,
    'bonus-wagering': messages.step_bonusWagering,
    'spins-wagering': messages.step_spinsWagering,
    taken: messages.step_taken,
    'not-charged': messages.step_notCharged,
    net: offerMessages.net,
  } satisfies Record<WaterfallStep['kind'], string>;
}

/** Multiplications that a visitor can check. */
function sumsOf(
  terms: OfferTerms,
  chosenDeposit: number,
  market: Market,
  messages: ReviewMessages,
): Partial<Record<WaterfallStep['kind'], string>> {
  const { freeSpins, wagerTimes = 0 } = terms;
  const { deposit, bonus, spinsWorth, walk } = buildPlay(terms, chosenDeposit);
  const spinTimes = freeSpins?.wagerTimes ?? 0;
  const wagered = (amount: number, times: number) =>
    `${formatMoney(amount, market)} × ${formatTimes(times)} × ${formatPercent(NET_ASSUMPTIONS.edge * 100)}`;
  const percent = terms.kind === 'cashback' ? terms.cashbackPercent : terms.matchPercent;
  const share = ((percent ?? 0) / 100) * deposit;
  const spinsShare = freeSpins ? freeSpins.count * freeSpins.spinValue * (1 - NET_ASSUMPTIONS.edge) : 0;
  return {
    bonus:
      bonus === 0 || share === 0
        ? ''
        : bonus < share
          ? messages.cap
          : `${formatPercent(percent ?? 0)} × ${formatMoney(deposit, market)}`,
    spins: !freeSpins
      ? ''
      : spinsWorth < spinsShare
        ? messages.winCap
        : `${freeSpins.count} × ${formatExactMoney(freeSpins.spinValue, market)}`,
    'bonus-wagering':
      wagerTimes > 0 ? wagered((walk.turnover - spinTimes * spinsWorth) / wagerTimes, wagerTimes) : '',
    'spins-wagering': wagered(spinsWorth, spinTimes),
  };
}
