import type { Market } from '@nettobonus/domain/markets/market';
import { readPage } from '../client/page.ts';
import { toasts } from '../client/toasts.ts';
import type { WidgetName } from '../client/widget-name.ts';

/**
 * In this script, not in the texts of a widget: it is shown when no widget can be loaded. It suggests a reload,
 * because Firefox does not retry a failed import before one. Other browsers retry at the next click.
 */
const LOAD_FAILED: Record<Market, string> = {
  fi: 'Ei latautunut. Tarkista yhteys ja lataa sivu uudelleen.',
  se: 'Det gick inte att ladda. Kontrollera anslutningen och ladda om sidan.',
  no: 'Kunne ikke lastes inn. Sjekk forbindelsen og last inn siden på nytt.',
  dk: 'Det kunne ikke indlæses. Tjek forbindelsen, og genindlæs siden.',
};

export const loadWidgets = () => import('../widgets.tsx');

// `data-opens` names the widget (`WidgetName`), with the query string of its data; `data-view` is the view to open.
document.addEventListener('click', async ({ target }) => {
  const opener = (target as Element).closest<HTMLElement>('[data-opens]');
  if (!opener || opener.ariaBusy) return;
  // The focus returns to the control that opened the menu or panel.
  opener.closest('dialog')?.close();
  opener.closest<HTMLElement>('[popover]')?.hidePopover();
  opener.ariaBusy = 'true';
  try {
    const [name = '', query] = (opener.dataset.opens ?? '').split('?');
    const { openWidget } = await loadWidgets();
    await openWidget(name as WidgetName, { query: query ? `?${query}` : '', view: opener.dataset.view });
  } catch {
    alert(LOAD_FAILED[readPage().market]);
  } finally {
    opener.ariaBusy = null;
  }
});

// Ignore load errors: a toast only repeats what the page shows.
const openToasts = () =>
  loadWidgets()
    .then(({ openWidget }) => openWidget('toasts'))
    .then(endSubscription, () => {});
const endSubscription = toasts.subscribe(openToasts);
// An island may have shown a toast before this script ran.
if (toasts.get().length > 0) openToasts();
