import type { Market } from '@nettobonus/domain/markets/market';
import { roundToUnits } from '@nettobonus/domain/net-value/net-breakdown';
import { buildWageringModel, NET_ASSUMPTIONS } from '@nettobonus/domain/net-value/net-value';
import { listWaterfallSteps, type WaterfallStep } from '@nettobonus/domain/net-value/waterfall';
import type { OfferTerms } from '@nettobonus/domain/offers/offer-terms';
import {
  formatExactMoney,
  formatMoney,
  formatMultiplierValue,
  formatNet,
  formatPercent,
} from '../../i18n/format.ts';
import type { OfferMessages } from '../../i18n/offers.ts';
import type { ReviewMessages } from '../../i18n/pages.ts';

/** A formatted step of the calculation. Levels are whole units, so that the displayed amounts add up. */
export interface Column extends WaterfallStep {
  label: string;
  amount: string;
  /** The multiplication behind the amount. Empty if there is none. */
  formula: string;
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
  const labels = getLabels(terms, messages, offerMessages);
  const formulas = formatFormulas(terms, deposit, market, messages);
  const isSplit = steps[0]?.kind !== 'gross';
  return steps.flatMap(({ kind, from, to }): Column[] => {
    const [start, end] = [roundToUnits(from) / 100, roundToUnits(to) / 100];
    const isTotal = kind === 'gross' || kind === 'net';
    if (start === end && !isTotal) return [];
    return [
      {
        kind,
        from: start,
        to: end,
        label: labels[kind],
        amount: kind === 'gross' ? formatMoney(end * 100, market) : formatNet((end - start) * 100, market),
        // If the gross has only one component, show that component's formula.
        formula: (kind === 'gross' && !isSplit ? formulas.bonus || formulas.spins : formulas[kind]) ?? '',
      },
    ];
  });
}

function getLabels(terms: OfferTerms, messages: ReviewMessages, offerMessages: OfferMessages) {
  return {
    bonus: terms.kind === 'match' ? messages.step_depositBonus : messages.step_bonus,
    spins: messages.freeSpins,
    'win-cap': messages.winCap,
    gross: offerMessages.gross,
    'bonus-wagering': messages.step_bonusWagering,
    'spins-wagering': messages.step_spinsWagering,
    'forfeited-bonus': messages.step_forfeitedBonus,
    'prevented-loss': messages.step_preventedLoss,
    net: offerMessages.net,
  } satisfies Record<WaterfallStep['kind'], string>;
}

/** The multiplications behind the amounts, which visitors can check for themselves. */
function formatFormulas(
  terms: OfferTerms,
  selectedDeposit: number,
  market: Market,
  messages: ReviewMessages,
): Partial<Record<WaterfallStep['kind'], string>> {
  const { freeSpins, wagerTimes = 0 } = terms;
  const { deposit, bonus, spinsValue, walk } = buildWageringModel(terms, selectedDeposit);
  const spinsMultiplier = freeSpins?.wagerTimes ?? 0;
  const formatWageringCost = (amount: number, multiplier: number) =>
    `${formatMoney(amount, market)} × ${formatMultiplierValue(multiplier)} × ${formatPercent(NET_ASSUMPTIONS.edge * 100)}`;
  const percent = terms.kind === 'cashback' ? terms.cashbackPercent : terms.matchPercent;
  const uncappedBonus = ((percent ?? 0) / 100) * deposit;
  const uncappedSpins = freeSpins ? freeSpins.count * freeSpins.spinValue * (1 - NET_ASSUMPTIONS.edge) : 0;
  return {
    bonus:
      bonus === 0 || uncappedBonus === 0
        ? ''
        : bonus < uncappedBonus
          ? messages.bonusCap
          : `${formatPercent(percent ?? 0)} × ${formatMoney(deposit, market)}`,
    spins: !freeSpins
      ? ''
      : spinsValue < uncappedSpins
        ? messages.winCap
        : `${freeSpins.count} × ${formatExactMoney(freeSpins.spinValue, market)}`,
    'bonus-wagering':
      wagerTimes > 0
        ? formatWageringCost((walk.turnover - spinsMultiplier * spinsValue) / wagerTimes, wagerTimes)
        : '',
    'spins-wagering': formatWageringCost(spinsValue, spinsMultiplier),
  };
}
