/** The shell script of every page: small, and loaded once the page is readable. Everything else is a React island. */
import { addCompared, readCompared, removeCompared } from './client/compared.ts';
import { readPage } from './client/page.ts';
import { session } from './client/session.ts';
import { scheduleMonthPopup } from './features/month-popup/schedule-month-popup.ts';
import { loadWidgets } from './layout/open-widgets.ts';
import './layout/open-suggestions.ts';
import './layout/shell.ts';
import './features/editorial/fold-on-phones.ts';
import './features/click-tracking/send-click-beacons.ts';

const { market, hasMonthCasino } = readPage();
if (hasMonthCasino) {
  scheduleMonthPopup(
    market,
    async () => (await loadWidgets()).loadWidget('month'),
    async () => (await loadWidgets()).openWidget('month'),
  );
}

// Another tab may have changed the selection, or another page while this one was in the back-forward cache.
readCompared();
addEventListener('pageshow', ({ persisted }) => persisted && readCompared());
addEventListener('storage', readCompared);

/** Stores a casino that the visitor selects before its island is hydrated. */
function compareEarly(box: EventTarget | null, isChecked: boolean): void {
  if (!(box instanceof HTMLInputElement) || !box.dataset.compare) return;
  const name = box.closest('label')?.querySelector('.sr-only')?.textContent ?? '';
  if (isChecked) addCompared(box.dataset.compare, name.trim());
  else removeCompared(box.dataset.compare);
}
document.addEventListener('change', ({ target }) => {
  if ((target as Element).closest('astro-island[ssr]'))
    compareEarly(target, (target as HTMLInputElement).checked);
});
document.addEventListener('early-compare', (event) =>
  compareEarly(event.target, (event as CustomEvent<boolean>).detail),
);

// Likewise, deselect a casino that the visitor removed on the previous page before its island was hydrated.
const removedEarly = session.read('removedEarly');
if (removedEarly) {
  session.write('removedEarly', '');
  removeCompared(removedEarly);
}

document.dispatchEvent(new Event('shell-ready'));
