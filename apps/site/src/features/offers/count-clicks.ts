/** Tells the site of each click that leads out to a casino: beside the navigation, which waits for nothing. */
import type { Placement } from '@nettobonus/domain/clicks/click';

/** By the class of what holds the link. */
const PLACES: Record<string, Placement> = {
  'reel-card': 'showcase',
  card: 'top',
  offer: 'list',
  banner: 'banner',
  'offer-card': 'card',
  'offer-bar': 'bar',
  similar: 'similar',
  'compare-table': 'comparison',
  competitions: 'competition',
  month: 'month',
  picker: 'picker',
  quiz: 'quiz',
};

function tell({ target, button }: MouseEvent): void {
  const link = (target as Element).closest('a[rel~=sponsored]');
  // The right button only opens a menu, and who tries a draft is no visitor.
  if (!link || button > 1 || document.body.dataset.base) return;
  const item = link.closest('li');
  const deposit = document.documentElement.dataset.deposit;
  const told = {
    link: link.getAttribute('href'),
    path: location.pathname,
    placement: PLACES[Object.keys(PLACES).find((name) => link.closest(`.${name}`)) ?? ''],
    position: item && [...(item.parentElement?.children ?? [])].indexOf(item) + 1,
    deposit: deposit ? Number(deposit) : null,
  };
  // As JSON: another kind would be taken for a form of another site behind a proxy that ends TLS.
  navigator.sendBeacon('/api/click', new Blob([JSON.stringify(told)], { type: 'application/json' }));
}

document.addEventListener('click', tell, true);
document.addEventListener('auxclick', tell, true);
