import { COMPARISON_LIMIT } from '@nettobonus/domain/comparison/comparison-limit';
import type { ToastRequest } from '../../client/toast-request.ts';

/**
 * Keeps the casinos that are ticked for comparison, in the browser only. The page is marked with them, and whoever
 * shows them is told of every change.
 */
const STORAGE_KEY = `compare_${document.documentElement.lang}`;

function readChosen(): Set<string> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    return new Set(Array.isArray(stored) ? stored.filter((slug) => typeof slug === 'string') : []);
  } catch {
    // Storage may be forbidden or hold something else: then nothing is chosen.
    return new Set();
  }
}

function writeChosen(chosen: ReadonlySet<string>): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify([...chosen]));
  } catch {
    // Forbidden storage only means that the choice ends with the page.
  }
}

const boxes = () => document.querySelectorAll<HTMLInputElement>('input[data-compare]');

function tickBoxes(): void {
  const chosen = readChosen();
  for (const box of boxes()) box.checked = chosen.has(box.dataset.compare ?? '');
}

function tell(): void {
  tickBoxes();
  const chosen = [...readChosen()];
  const { dataset } = document.documentElement;
  if (chosen.length > 0) dataset.chosen = chosen.join();
  else delete dataset.chosen;
  document.dispatchEvent(new Event('chosen'));
  // The tray comes with the list's script, which otherwise waits for a visitor to reach for the list.
  if (chosen.length === 0 || boxes().length === 0) return;
  for (const island of document.querySelectorAll('astro-island')) island.dispatchEvent(new Event('focusin'));
}

function choose(slug: string): void {
  const chosen = readChosen();
  if (chosen.size >= COMPARISON_LIMIT) {
    tickBoxes();
    formatByToast({ says: 'full' });
    return;
  }
  writeChosen(chosen.add(slug));
  tell();
  formatByToast({ says: 'added', values: { casino: nameOf(slug), count: chosen.size }, undo: slug });
}

function unchoose(slug: string): void {
  const chosen = readChosen();
  chosen.delete(slug);
  writeChosen(chosen);
  tell();
}

const nameOf = (slug: string) =>
  document.querySelector(`label:has([data-compare="${slug}"]) .sr-only`)?.textContent?.trim() ?? slug;

function formatByToast(detail: ToastRequest): void {
  document.dispatchEvent(new CustomEvent('toast', { detail }));
}

tickBoxes();
// Lists bring rows along later; their boxes come unticked.
new MutationObserver((changes) => {
  if (changes.some(({ addedNodes }) => addedNodes.length > 0)) tickBoxes();
}).observe(document.body, { childList: true, subtree: true });
// A page that comes back out of the back-forward cache may show an old choice. Not every browser tells when it is idle.
addEventListener('pageshow', () => (window.requestIdleCallback ?? setTimeout)(tell));
addEventListener('storage', tell);

document.addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLInputElement) || !target.dataset.compare) return;
  (target.checked ? choose : unchoose)(target.dataset.compare);
});
// Told by whatever takes a casino out of the tray or out of a comparison.
document.addEventListener('unchoose', (event) => unchoose((event as CustomEvent<string>).detail));
