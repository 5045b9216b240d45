/** Tells the site of each click that leads out to a casino: beside the navigation, which waits for nothing. */

function tell({ target, button }: MouseEvent): void {
  const link = (target as Element).closest('a[rel~=sponsored]');
  // The right button only opens a menu, and who tries a draft is no visitor.
  if (!link || button > 1 || document.body.dataset.base) return;
  const item = link.closest('li');
  const deposit = document.documentElement.dataset.deposit;
  const told = {
    link: link.getAttribute('href'),
    path: location.pathname,
    placement: link.closest<HTMLElement>('[data-placement]')?.dataset.placement,
    position: item && [...(item.parentElement?.children ?? [])].indexOf(item) + 1,
    deposit: deposit ? Number(deposit) : null,
  };
  // As JSON: another kind would be taken for a form of another site behind a proxy that ends TLS.
  navigator.sendBeacon('/api/click', new Blob([JSON.stringify(told)], { type: 'application/json' }));
}

document.addEventListener('click', tell, true);
document.addEventListener('auxclick', tell, true);
