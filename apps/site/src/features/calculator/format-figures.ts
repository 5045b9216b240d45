import { formatMultiplierValue } from '../../i18n/format.ts';
import { formatMessage, formatPlural } from '../../i18n/message.ts';
import type { Calculation, CalculatorContext } from './calculation.ts';

/** `35×`, `24,3×`: at most one decimal. */
export function formatMultiplier(multiplier: number): string {
  return `${formatMultiplierValue(multiplier)}×`;
}

/** The number of players who lose everything. It accompanies every average. */
export function formatLosers(
  { players, model }: Calculation,
  { market, messages }: CalculatorContext,
): string {
  if (model.walk.turnover === 0) return '';
  const count = players.outOfMoney;
  return model.deposit === 0
    ? formatMessage(messages.losersWithoutDeposit, { count })
    : formatPlural(messages.losers, count, market);
}
