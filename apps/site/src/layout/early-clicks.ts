/**
 * Replays clicks on controls whose script had not loaded yet. It runs inline at the top of every page, so it must not
 * use anything outside this function. Links, forms and `details` need no script.
 */
export function replayEarlyClicks(): void {
  /** The pressed controls, and whether the click checked them. */
  const pressed = new Map<HTMLElement, boolean>();
  let isShellReady = false;

  const isWaiting = (control: Element): boolean => {
    if (control.matches('[data-compare]')) return !isShellReady;
    const opened = control.getAttribute('popovertarget') ?? control.getAttribute('commandfor');
    if (opened !== null) {
      // Browsers open popovers and dialogs themselves, but only after they have parsed them.
      if (document.getElementById(opened) === null) return true;
      const needsFallback =
        control.matches('[commandfor]') && !('commandForElement' in HTMLButtonElement.prototype);
      return needsFallback && !isShellReady;
    }
    if (control.closest('astro-island[ssr]')) {
      return control.matches('button:not([type=submit]), input[type=radio]');
    }
    return !isShellReady && control.matches('[data-opens]');
  };

  const replay = () => {
    for (const [control, isChecked] of pressed) {
      if (isWaiting(control)) continue;
      pressed.delete(control);
      control.ariaBusy = null;
      if (control.matches('[data-compare]')) {
        control.dispatchEvent(new CustomEvent('early-compare', { bubbles: true, detail: isChecked }));
        continue;
      }
      // React ignores a click on a radio button that is already checked.
      if (control instanceof HTMLInputElement) control.checked = false;
      control.click();
    }
  };

  document.addEventListener(
    'click',
    ({ target }) => {
      // The link opens a page without the casino. The script of that page removes it from the stored selection.
      const removed = (target as Element).closest<HTMLElement>('astro-island[ssr] a[data-removes]');
      if (removed) {
        try {
          sessionStorage.setItem('removedEarly', removed.dataset.removes ?? '');
        } catch {
          // If the browser blocks storage, no selection is stored either.
        }
      }
      const control = (target as Element).closest<HTMLElement>('button, input');
      if (!control || !isWaiting(control)) return;
      control.ariaBusy = 'true';
      // Delete the control first, so that it moves to the end of the map: clicks are replayed in their original order.
      pressed.delete(control);
      pressed.set(control, control instanceof HTMLInputElement && control.checked);
    },
    true,
  );
  // `astro:hydrate` does not bubble, so listen in the capture phase.
  document.addEventListener('astro:hydrate', replay, true);
  document.addEventListener('DOMContentLoaded', replay);
  document.addEventListener('shell-ready', () => {
    isShellReady = true;
    replay();
  });
}
