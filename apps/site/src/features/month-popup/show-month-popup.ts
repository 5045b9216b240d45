import {
  MONTH_POPUP_SEEN,
  monthPopupKey,
  nextMonthPopupStep,
} from '@nettobonus/domain/campaigns/month-popup';
import type { Market } from '@nettobonus/domain/markets/market';
import type { FetchFragment } from '../../client/fetch-fragment.ts';
import { session } from '../../client/session.ts';

const TYPING = 'input:not([type="checkbox"], [type="radio"]), textarea, select';

/** Shows the casino of the month to those who have stayed a moment and have not seen it in this tab. */
export function showMonthPopup(market: Market, fetchFragment: FetchFragment): void {
  const key = monthPopupKey(market);
  // Where a tab notes nothing, a popup that was closed would come back with every page.
  if (!session.write(key, session.read(key) ?? '')) return;
  const loadedAt = performance.now();
  let popup: HTMLDialogElement | undefined;

  async function look(): Promise<void> {
    const next = nextMonthPopupStep({
      sinceLoadMs: performance.now() - loadedAt,
      storedValue: session.read(key),
      isDialogOpen: document.querySelector('dialog[open], :popover-open') !== null,
      isTyping: document.activeElement?.matches(TYPING) ?? false,
    });
    if (next.step === 'wait') return wait(next.ms);
    if (next.step === 'never') return;
    if (popup) return open(popup);
    popup = (await fetchFragment('month')) as HTMLDialogElement;
    popup.addEventListener('close', () => session.write(key, MONTH_POPUP_SEEN));
    popup.querySelector('[target]')?.addEventListener('click', () => popup?.close());
    // While it was fetched somebody may have begun something.
    await look();
  }

  // Where it does not come nobody is worse off.
  const wait = (ms: number) => void setTimeout(() => look().catch(() => {}), ms);
  wait(0);
}

function open(popup: HTMLDialogElement): void {
  popup.showModal();
  // It opens by itself: its first button could be pressed by somebody who was about to press another.
  popup.focus();
}
