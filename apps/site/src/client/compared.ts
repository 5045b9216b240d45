import { COMPARISON_LIMIT } from '@nettobonus/domain/comparison/comparison-limit';
import { createStore } from './store.ts';
import { showToast } from './toasts.ts';

/** The casinos that the visitor has selected for comparison. They are stored in the browser, per language. */
export const compared = createStore<readonly string[]>([]);

const storageKey = () => `compare_${document.documentElement.lang}`;

/** Returns the stored casinos, or those in memory if the browser blocks storage. */
function readStored(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey()) ?? '[]');
    return Array.isArray(stored) ? stored.filter((slug) => typeof slug === 'string') : [];
  } catch {
    return compared.get();
  }
}

function save(next: readonly string[]): void {
  try {
    localStorage.setItem(storageKey(), JSON.stringify(next));
  } catch {
    // If the browser blocks storage, the selection lasts as long as the page.
  }
  compared.set(next);
}

/** Adopts the stored selection, which another page or tab may have changed. */
export function readCompared(): void {
  compared.set(readStored());
}

/** Selects a casino and shows a toast. At the limit, the toast explains that nothing was added. */
export function addCompared(casino: string, name: string): void {
  const stored = readStored();
  if (stored.includes(casino)) {
    compared.set(stored);
  } else if (stored.length >= COMPARISON_LIMIT) {
    compared.set(stored);
    showToast({ messageKey: 'full' });
  } else {
    save([...stored, casino]);
    showToast({ messageKey: 'added', casino, name, count: stored.length + 1 });
  }
}

export function removeCompared(casino: string): void {
  save(readStored().filter((slug) => slug !== casino));
}
