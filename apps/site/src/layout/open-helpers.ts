import type { Market } from '@nettobonus/domain/markets/market';
import type { HelperName } from '../client/helper-name.ts';
import { readPage } from '../client/page.ts';
import { toasts } from '../client/toasts.ts';

/**
 * In this script, not in a helper's messages: it is shown when nothing more can be loaded. It suggests a reload,
 * because Firefox does not retry a failed import before one. Other browsers retry at the next click.
 */
const LOAD_FAILED: Record<Market, string> = {
  fi: 'Ei latautunut. Tarkista yhteys ja lataa sivu uudelleen.',
  se: 'Det gick inte att ladda. Kontrollera anslutningen och ladda om sidan.',
  no: 'Kunne ikke lastes inn. Sjekk forbindelsen og last inn siden på nytt.',
  dk: 'Det kunne ikke indlæses. Tjek forbindelsen, og genindlæs siden.',
};

export const loadHelpers = () => import('../helpers.tsx');

// `data-opens` names the helper, with the query string of its data; `data-view` is the view to open.
document.addEventListener('click', async ({ target }) => {
  const opener = (target as Element).closest<HTMLElement>('[data-opens]');
  if (!opener || opener.ariaBusy) return;
  // The focus returns to the control that opened the menu or panel.
  opener.closest('dialog')?.close();
  opener.closest<HTMLElement>('[popover]')?.hidePopover();
  opener.ariaBusy = 'true';
  try {
    const [name = '', query] = (opener.dataset.opens ?? '').split('?');
    const { openHelper } = await loadHelpers();
    await openHelper(name as HelperName, { query: query ? `?${query}` : '', view: opener.dataset.view });
  } catch {
    alert(LOAD_FAILED[readPage().market]);
  } finally {
    opener.ariaBusy = null;
  }
});

// Ignore load errors: a toast only repeats what the page shows.
const openToasts = () =>
  loadHelpers()
    .then(({ openHelper }) => openHelper('toasts'))
    .then(endSubscription, () => {});
const endSubscription = toasts.subscribe(openToasts);
// An island may have shown a toast before this script ran.
if (toasts.get().length > 0) openToasts();
