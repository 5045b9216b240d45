/** Reports each click on a casino link with a beacon, which does not delay the navigation. */
import { deposit } from '../../client/deposit.ts';
import { readPage } from '../../client/page.ts';

function report({ target, button }: MouseEvent): void {
  const link = (target as Element).closest('a[rel~=sponsored]');
  const { previewBase, clickToken } = readPage();
  // The right button only opens a menu. A preview is not a visit.
  if (!link || button > 1 || previewBase) return;
  const item = link.closest('li');
  const click = {
    link: link.getAttribute('href'),
    path: location.pathname,
    token: clickToken,
    placement: link.closest<HTMLElement>('[data-placement]')?.dataset.placement,
    position: item && [...(item.parentElement?.children ?? [])].indexOf(item) + 1,
    deposit: deposit.get(),
  };
  // Sent as JSON: behind a proxy that terminates TLS, Astro would reject a form content type as cross-site.
  navigator.sendBeacon('/api/click', new Blob([JSON.stringify(click)], { type: 'application/json' }));
}

document.addEventListener('click', report, true);
document.addEventListener('auxclick', report, true);
