import { headers } from 'next/headers.js';

/**
 * Runs in the browser before any other script. When Next starts, it replaces the history entry, and so does a list that
 * writes its query into the URL. The browser then cancels a navigation that a click on a link has just started: the
 * click would be lost. This starts the navigation again.
 */
function resumeNavigations(): void {
  let destination: string | null = null;
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const opensHere =
      !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey && event.button === 0;
    if (!link || !opensHere || event.defaultPrevented || link.target || link.hash) return;
    // Other paths may be downloads, after which the page stays.
    if (link.origin === location.origin && link.pathname.startsWith('/admin')) destination = link.href;
  });
  const { replaceState } = history;
  history.replaceState = (...args) => {
    replaceState.apply(history, args);
    if (destination) location.assign(destination);
  };
}

export async function EarlyClicks() {
  const nonce = /'nonce-([^']+)'/.exec((await headers()).get('Content-Security-Policy') ?? '')?.[1];
  // Browsers hide the nonce from scripts, so that React would report a difference.
  return (
    <script
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own function
      dangerouslySetInnerHTML={{ __html: `(${resumeNavigations})()` }}
      nonce={nonce}
      suppressHydrationWarning
    />
  );
}
