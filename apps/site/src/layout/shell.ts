/** The behaviour of the shell that needs a script. The rest of the shell works with HTML and CSS alone. */
import { DEPOSIT_PARAM } from '@nettobonus/domain/catalogue/deposit-param';
import { showDeposit, showStoredDeposit, storeDeposit } from '../client/choose-deposit.ts';
import { session } from '../client/session.ts';

/** Shorter navigations show no spinner. */
const SPINNER_DELAY_MS = 400;
const OPEN_GROUP_KEY = 'openNavigationGroup';

// Browsers without invoker commands: buttons open and close their dialog here.
if (!('commandForElement' in HTMLButtonElement.prototype)) {
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button[commandfor]');
    const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
    if (!(dialog instanceof HTMLDialogElement)) return;
    if (button?.getAttribute('command') === 'show-modal') dialog.showModal();
    else dialog.close();
  });
}

// Browsers without `closedby`: a click outside closes a dialog, unless its attribute forbids it. `Dialog` handles Escape.
if (!('closedBy' in HTMLDialogElement.prototype)) {
  document.addEventListener('click', ({ target, clientX, clientY }) => {
    if (!(target instanceof HTMLDialogElement) || target.getAttribute('closedby') !== 'any') return;
    const { left, right, top, bottom } = target.getBoundingClientRect();
    if (clientX < left || clientX > right || clientY < top || clientY > bottom) target.close();
  });
}

// A link to an anchor on the same page loads nothing, so the menu has to close here.
document.addEventListener('click', ({ target }) => {
  const link = (target as Element).closest('a');
  link?.closest<HTMLDialogElement>('dialog.menu')?.close();
  link?.closest<HTMLElement>('[popover]')?.hidePopover();
});

// The first group's label is also a link to the list of all casinos. Its panel stays open on that page.
for (const label of document.querySelectorAll<HTMLButtonElement>('button[data-leads-to]')) {
  const panel = label.popoverTargetElement;
  const url = new URL(label.dataset.leadsTo ?? '', location.href);
  label.addEventListener('click', () => {
    // Checked before the click opens the panel: a click on an open group only closes it.
    if (panel?.matches(':popover-open')) return;
    if (url.pathname === location.pathname) {
      location.hash = url.hash;
    } else {
      session.write(OPEN_GROUP_KEY, panel?.id ?? '');
      location.assign(url);
    }
  });
  if (panel && session.read(OPEN_GROUP_KEY) === panel.id) {
    session.write(OPEN_GROUP_KEY, '');
    (panel as HTMLElement).showPopover({ source: label });
  }
}

/** Closes the open dropdown of the navigation, unless the event happened in it or in the label that opened it. */
function closeDropdown({ target }: Event): void {
  const panel = document.querySelector<HTMLElement>('.nav-panel:popover-open');
  const isInside = target instanceof Node && panel?.parentElement?.contains(target);
  if (!isInside) panel?.hidePopover();
}
// The first group's dropdown opens over the list to which its label leads. Visitors who scroll on want to see the list.
for (const type of ['wheel', 'touchmove']) document.addEventListener(type, closeDropdown, { passive: true });
// A dropdown must not cover the element that has the focus.
document.addEventListener('focusin', closeDropdown);
// Without this script the forms of the deposit control open the page with the chosen amount.
document.addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement;
  const panel = form.closest<HTMLElement>('.deposit-panel');
  const amount = panel && new FormData(form, event.submitter).get(DEPOSIT_PARAM);
  if (typeof amount !== 'string') return;
  event.preventDefault();
  storeDeposit(amount);
  panel?.hidePopover();
  void showDeposit(amount);
});
addEventListener('popstate', showStoredDeposit);
addEventListener('pageshow', ({ persisted }) => persisted && showStoredDeposit());

// On phones the chat button leaves while the visitor reads on, because it would cover the text. It returns as soon as the
// visitor scrolls up or reaches the end of the page.
const chatButton = document.querySelector('.chat-button');
let lastY = scrollY;
addEventListener(
  'scroll',
  () => {
    const { scrollHeight, clientHeight } = document.documentElement;
    const isAtEnd = scrollY + clientHeight >= scrollHeight - 1;
    chatButton?.classList.toggle('is-away', scrollY > lastY && !isAtEnd);
    lastY = scrollY;
  },
  { passive: true },
);

const spinner = document.getElementById('navigating');
let timer: ReturnType<typeof setTimeout> | undefined;
const hideSpinner = () => {
  clearTimeout(timer);
  if (spinner) spinner.hidden = true;
};
const showSpinnerSoon = () => {
  clearTimeout(timer);
  timer = setTimeout(() => {
    if (spinner) spinner.hidden = false;
  }, SPINNER_DELAY_MS);
};
if ('navigation' in window) {
  window.navigation.addEventListener('navigate', ({ destination, hashChange, downloadRequest }) => {
    const staysOnPage = hashChange || downloadRequest !== null || destination.sameDocument;
    if (!staysOnPage && new URL(destination.url).origin === location.origin) showSpinnerSoon();
  });
  window.navigation.addEventListener('navigateerror', hideSpinner);
} else {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]:not([target], [download])');
    const staysOnPage =
      event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (!link || staysOnPage || link.origin !== location.origin) return;
    if (link.pathname + link.search !== location.pathname + location.search) showSpinnerSoon();
  });
  document.addEventListener('submit', ({ defaultPrevented }) => {
    if (!defaultPrevented) showSpinnerSoon();
  });
}
// A page that is restored from the back-forward cache may still show the spinner.
window.addEventListener('pageshow', hideSpinner);
