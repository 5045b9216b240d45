import type { Market } from '../markets/market.ts';
import { DEPOSITS } from '../net-value/net-value.ts';

/** The index of the reference deposit among the market's three. */
export const REFERENCE_INDEX = 1;

export const DEPOSIT_PARAM = 'deposit';

/** The index of the deposit in the URL. Never throws: falls back to the reference for any other amount. */
export function parseDeposit(params: URLSearchParams, market: Market): number {
  const requested = Number(params.get(DEPOSIT_PARAM)) * 100;
  const index = DEPOSITS[market].indexOf(requested);
  return index === -1 ? REFERENCE_INDEX : index;
}

/** The amount for the URL in whole units; null for the reference deposit, which the URL omits. */
export function toDepositParam(depositIndex: number, market: Market): string | null {
  const deposit = DEPOSITS[market][depositIndex];
  return deposit === undefined || depositIndex === REFERENCE_INDEX ? null : String(deposit / 100);
}
