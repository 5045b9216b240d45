import { MARKETS, type Market } from '../markets/market.ts';
import { referenceDeposit } from '../net-value/net-value.ts';
import { DEPOSIT_PARAM } from './deposit-param.ts';

/** Amounts per market, from a tenth of the reference deposit to five times it. Caches hold a copy of a page for each. */
export const DEPOSIT_CHOICES = 50;

/** The difference between two amounts that a visitor can choose, in minor units. */
export function depositStep(market: Market): number {
  return referenceDeposit(market) / 10;
}

export function maxDeposit(market: Market): number {
  return DEPOSIT_CHOICES * depositStep(market);
}

/** Whether a visitor can choose this amount, in minor units. */
export function isDepositChoice(deposit: number, market: Market): boolean {
  return deposit > 0 && deposit <= maxDeposit(market) && deposit % depositStep(market) === 0;
}

/** The visitor's deposit in the URL, in minor units. Never throws: any other amount gives the reference deposit. */
export function parseDeposit(params: URLSearchParams, market: Market): number {
  const requested = params.get(DEPOSIT_PARAM) ?? '';
  const deposit = /^\d{1,6}$/.test(requested) ? Number(requested) * 100 : 0;
  return isDepositChoice(deposit, market) ? deposit : referenceDeposit(market);
}

/** The amount for the URL in whole units; null for the reference deposit, which the URL omits. */
export function toDepositParam(deposit: number, market: Market): string | null {
  return isDepositChoice(deposit, market) && deposit !== referenceDeposit(market)
    ? String(deposit / 100)
    : null;
}

/** All values of the URL parameter, in any market. */
export const DEPOSIT_PARAM_VALUES: readonly number[] = [
  ...new Set(
    MARKETS.flatMap((market) =>
      Array.from({ length: DEPOSIT_CHOICES }, (_, index) => ((index + 1) * depositStep(market)) / 100),
    ),
  ),
].toSorted((a, b) => a - b);
