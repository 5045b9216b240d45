/**
 * Repeats clicks on controls whose script had not arrived yet. It runs inline at the top of every page, so it must not use
 * anything outside this function. Links, forms and `details` need no script.
 */
export function repeatEarlyPresses(): void {
  /** The pressed controls, and whether the click checked them. */
  const pressed = new Map<HTMLElement, boolean>();
  let isShellReady = false;

  const isWaiting = (control: Element): boolean => {
    if (control.matches('[data-compare]')) return !isShellReady;
    if (control.closest('astro-island[ssr]')) return control.matches('button, input[type=radio]');
    if (control.matches('[popovertarget]')) {
      // Browsers open popovers themselves, but only after they have parsed them.
      return document.getElementById(control.getAttribute('popovertarget') ?? '') === null;
    }
    const needsCommandFallback = !('commandForElement' in HTMLButtonElement.prototype);
    return (
      !isShellReady &&
      control.matches(needsCommandFallback ? '[data-opens], [data-leads-to], [commandfor]' : '[data-opens]')
    );
  };

  const repeat = () => {
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
      const control = (target as Element).closest<HTMLElement>('button, input');
      if (!control || !isWaiting(control)) return;
      control.ariaBusy = 'true';
      pressed.set(control, control instanceof HTMLInputElement && control.checked);
    },
    true,
  );
  // It does not bubble.
  document.addEventListener('astro:hydrate', repeat, true);
  document.addEventListener('DOMContentLoaded', repeat);
  document.addEventListener('shell-ready', () => {
    isShellReady = true;
    repeat();
  });
}
