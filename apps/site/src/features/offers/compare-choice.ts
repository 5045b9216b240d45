import type { Market } from '@nettobonus/domain/market';

const storageKey = (market: Market) => `compare_${market}`;

/** The casinos that the visitor has ticked for comparison; kept in the browser only. */
export function readChosen(market: Market): Set<string> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey(market)) ?? '[]');
    return new Set(Array.isArray(stored) ? stored.filter((slug) => typeof slug === 'string') : []);
  } catch {
    // Storage may be forbidden or hold something else: then nothing is chosen.
    return new Set();
  }
}

function writeChosen(market: Market, chosen: ReadonlySet<string>): void {
  try {
    localStorage.setItem(storageKey(market), JSON.stringify([...chosen]));
  } catch {
    // Forbidden storage only means that the choice ends with the page.
  }
}

/** Ticks what was chosen before and keeps what is chosen now, for every box of the page. */
export function keepChoices(market: Market): void {
  const boxes = () => document.querySelectorAll<HTMLInputElement>('input[data-compare]');
  const tick = (chosen: ReadonlySet<string>) => {
    for (const box of boxes()) box.checked = chosen.has(box.dataset.compare ?? '');
  };
  tick(readChosen(market));
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.dataset.compare) return;
    const chosen = readChosen(market);
    if (target.checked) chosen.add(target.dataset.compare);
    else chosen.delete(target.dataset.compare);
    writeChosen(market, chosen);
    tick(chosen);
  });
}
