/** What the shell needs a script for; everything else of it works by the platform alone. */
import { session } from '../client/session.ts';

/** A navigation shorter than this is over before a spinner could be read. */
const SPINNER_DELAY_MS = 400;
const OPEN_GROUP_KEY = 'openNavigationGroup';

// Browsers without invoker commands: buttons open and close their dialog by this.
if (!('commandForElement' in HTMLButtonElement.prototype)) {
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button[commandfor]');
    const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
    if (!(dialog instanceof HTMLDialogElement)) return;
    if (button?.getAttribute('command') === 'show-modal') dialog.showModal();
    else dialog.close();
  });
}

// Browsers without `closedby`: a click outside closes a dialog, unless it says that nothing does.
if (!('closedBy' in HTMLDialogElement.prototype)) {
  document.addEventListener('click', ({ target, clientX, clientY }) => {
    if (!(target instanceof HTMLDialogElement) || target.getAttribute('closedby') !== 'any') return;
    const { left, right, top, bottom } = target.getBoundingClientRect();
    if (clientX < left || clientX > right || clientY < top || clientY > bottom) target.close();
  });
  const keepOpen = (event: Event) => {
    if ((event.target as Element).getAttribute('closedby') === 'none') event.preventDefault();
  };
  // It does not bubble.
  document.addEventListener('cancel', keepOpen, { capture: true });
}

// A link to a place on this very page does not load anything, so the menu has to be told.
for (const dialog of document.querySelectorAll('dialog')) {
  dialog.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a')) dialog.close();
  });
}
for (const panel of document.querySelectorAll<HTMLElement>('[popover]')) {
  panel.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a')) panel.hidePopover();
  });
}

// The first group's label also leads to the list of all casinos; its panel stays open there.
for (const label of document.querySelectorAll<HTMLButtonElement>('button[data-leads-to]')) {
  const panel = label.popoverTargetElement;
  const address = new URL(label.dataset.leadsTo ?? '', location.href);
  label.addEventListener('click', () => {
    // Asked before the click has opened it: a click on an open group only closes it.
    if (panel?.matches(':popover-open')) return;
    if (address.pathname === location.pathname) {
      location.hash = address.hash;
    } else {
      session.write(OPEN_GROUP_KEY, panel?.id ?? '');
      location.assign(address);
    }
  });
  if (panel && session.read(OPEN_GROUP_KEY) === panel.id) {
    session.write(OPEN_GROUP_KEY, '');
    (panel as HTMLElement).showPopover({ source: label });
  }
}

const spinner = document.getElementById('navigating');
let timer: ReturnType<typeof setTimeout> | undefined;
const settle = () => {
  clearTimeout(timer);
  if (spinner) spinner.hidden = true;
};
if (spinner && 'navigation' in window) {
  window.navigation.addEventListener('navigate', ({ destination, hashChange, downloadRequest }) => {
    const stays = hashChange || downloadRequest !== null || destination.sameDocument;
    if (stays || new URL(destination.url).origin !== location.origin) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      spinner.hidden = false;
    }, SPINNER_DELAY_MS);
  });
  window.navigation.addEventListener('navigateerror', settle);
  // A page that comes back out of the back-forward cache left with its spinner on.
  window.addEventListener('pageshow', settle);
}
