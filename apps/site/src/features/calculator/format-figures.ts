import { formatTimes } from '../../i18n/format.ts';
import { formatMessage } from '../../i18n/message.ts';
import type { Calculation, CalculatorContext } from './calculation.ts';

/** `35×`, `24,3×`: at most one decimal. */
export function formatMultiplier(times: number): string {
  return `${formatTimes(times)}×`;
}

/** How many players lose everything. Shown wherever the average is shown. */
export function formatLosers({ players, play }: Calculation, { words }: CalculatorContext): string {
  if (play.walk.turnover === 0) return '';
  return formatMessage(play.deposit === 0 ? words.losersWithoutDeposit : words.losers, {
    count: players.outOfMoney,
  });
}
