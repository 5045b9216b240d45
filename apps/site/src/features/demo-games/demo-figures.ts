import { wageringCost } from '@nettobonus/domain/demo-games/reels';
import type { Market } from '@nettobonus/domain/markets/market';
import { NET_ASSUMPTIONS, referenceDeposit } from '@nettobonus/domain/net-value/net-value';
import { formatExactMoney, formatMoney } from '../../i18n/format.ts';

/** The stake per spin in minor units. Every net figure uses the same share of the market's deposit. */
export function stakePerSpin(market: Market): number {
  return NET_ASSUMPTIONS.stakeShare * referenceDeposit(market);
}

/** Formats an amount in stakes as the market's currency. */
export function formatStakes(stakes: number, market: Market): string {
  return formatMoney(stakes * stakePerSpin(market), market);
}

/** Expected cost of wagering the market's deposit once, in minor units. */
export function expectedWageringCost(rtpPercent: number, market: Market): number {
  return wageringCost(referenceDeposit(market), rtpPercent);
}

/** With cents if there are any: at 100 €, 0.1 percentage points of RTP are 0,10 €. */
export function formatCost(minorUnits: number, market: Market): string {
  return formatExactMoney(minorUnits, market);
}
