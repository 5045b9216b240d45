import type { Market } from './market.ts';
import { DEPOSITS } from './net-value.ts';

/** The place of the market's reference deposit among its three. */
export const REFERENCE_INDEX = 1;

export const DEPOSIT_PARAM = 'deposit';

/** Which of the market's three deposits an address asks for. Never fails: any other amount is the reference. */
export function parseDeposit(params: URLSearchParams, market: Market): number {
  const asked = Number(params.get(DEPOSIT_PARAM)) * 100;
  const index = DEPOSITS[market].indexOf(asked);
  return index === -1 ? REFERENCE_INDEX : index;
}

/** The amount for the address, in whole units; null where it is the reference and is left out. */
export function writeDeposit(depositIndex: number, market: Market): string | null {
  const deposit = DEPOSITS[market][depositIndex];
  return deposit === undefined || depositIndex === REFERENCE_INDEX ? null : String(deposit / 100);
}
