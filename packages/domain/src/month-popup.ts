import type { Market } from './market.ts';

export const MONTH_POPUP = {
  delayMs: 5_000,
  /** How long it waits before it looks again whether it would disturb. */
  againMs: 1_000,
} as const;

/** Where a session notes that the popup was closed, and what it notes. */
export const monthPopupKey = (market: Market) => `hasSeenMonthCasino_${market}`;
export const MONTH_POPUP_SEEN = 'true';

interface Moment {
  sinceLoadMs: number;
  /** What the session has noted under the popup's key. */
  noted: string | null;
  isDialogOpen: boolean;
  isTyping: boolean;
}

export type MonthPopupStep = { step: 'open' } | { step: 'never' } | { step: 'wait'; ms: number };

/** Whether the popup of the month opens now. It covers no open dialog and does not take a field away. */
export function nextMonthPopupStep({ sinceLoadMs, noted, isDialogOpen, isTyping }: Moment): MonthPopupStep {
  if (noted === MONTH_POPUP_SEEN) return { step: 'never' };
  if (sinceLoadMs < MONTH_POPUP.delayMs) return { step: 'wait', ms: MONTH_POPUP.delayMs - sinceLoadMs };
  return isDialogOpen || isTyping ? { step: 'wait', ms: MONTH_POPUP.againMs } : { step: 'open' };
}
