import type { Market } from '../markets/market.ts';

export const MONTH_POPUP = {
  delayMs: 5_000,
  /** The delay before the next check while the casino-of-the-month popup would disturb the visitor. */
  recheckMs: 1_000,
} as const;

/** The session storage key and value that mark the popup as closed. */
export const monthPopupStorageKey = (market: Market) => `hasSeenMonthCasino_${market}`;
export const MONTH_POPUP_SEEN = 'true';

interface PopupContext {
  sinceLoadMs: number;
  /** The stored value of the popup's key. */
  storedValue: string | null;
  isDialogOpen: boolean;
  isTyping: boolean;
}

export type MonthPopupStep = { step: 'open' } | { step: 'never' } | { step: 'wait'; ms: number };

/** Whether the popup opens now. It must not cover an open dialog or take focus from a field. */
export function nextMonthPopupStep({
  sinceLoadMs,
  storedValue,
  isDialogOpen,
  isTyping,
}: PopupContext): MonthPopupStep {
  if (storedValue === MONTH_POPUP_SEEN) return { step: 'never' };
  if (sinceLoadMs < MONTH_POPUP.delayMs) return { step: 'wait', ms: MONTH_POPUP.delayMs - sinceLoadMs };
  return isDialogOpen || isTyping ? { step: 'wait', ms: MONTH_POPUP.recheckMs } : { step: 'open' };
}
