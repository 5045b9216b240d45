import { monthPopupStorageKey, nextMonthPopupStep } from '@nettobonus/domain/campaigns/month-popup';
import type { Market } from '@nettobonus/domain/markets/market';
import { session } from '../../client/session.ts';

const TYPING = 'input:not([type="checkbox"], [type="radio"]), textarea, select';

/** An open dialog, menu or panel, or a control whose dialog is still loading. */
const DIALOG = 'dialog[open], :popover-open, [data-opens][aria-busy=true]';

/** Opens the casino-of-the-month popup after a few seconds, unless the visitor has closed it in this tab. */
export function scheduleMonthPopup(
  market: Market,
  load: () => Promise<unknown>,
  open: () => Promise<unknown>,
): void {
  const key = monthPopupStorageKey(market);
  // If the browser blocks storage, a popup that the visitor has closed would open again on every page.
  if (!session.write(key, session.read(key) ?? '')) return;
  const pageLoadedAt = performance.now();
  let isLoaded = false;

  async function check(): Promise<unknown> {
    const next = nextMonthPopupStep({
      sinceLoadMs: performance.now() - pageLoadedAt,
      storedValue: session.read(key),
      isDialogOpen: document.querySelector(DIALOG) !== null,
      isTyping: document.activeElement?.matches(TYPING) ?? false,
    });
    if (next.step === 'wait') return checkAfter(next.ms);
    if (next.step === 'never') return;
    if (isLoaded) return open();
    await load();
    isLoaded = true;
    // The visitor may have opened a dialog or started to type while the popup was loading.
    return check();
  }

  // Ignore load errors: the popup is optional.
  const checkAfter = (ms: number) => void setTimeout(() => check().catch(() => {}), ms);
  checkAfter(0);
}
