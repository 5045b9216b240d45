import { DEPOSIT_PARAM } from '@nettobonus/domain/catalogue/deposit-param';
import { deposit } from './deposit.ts';
import { nextPaint } from './next-paint.ts';
import { refreshFigures } from './refresh-figures.ts';
import { session } from './session.ts';

const storageKey = () => `deposit_${document.documentElement.lang}`;

/** Stores the visitor's choice, in whole units, for this tab and for later visits. Nothing is sent. */
export function storeDeposit(amount: string): void {
  session.write(storageKey(), amount);
  try {
    localStorage.setItem(storageKey(), amount);
  } catch {
    // If the browser blocks storage, the address holds the choice.
  }
}

/**
 * Shows every figure on the page for this amount, in whole units. First the browser paints that the panel has closed,
 * because so many figures take a while on a slow phone. Then islands follow, and the rest after a request.
 */
export async function showDeposit(amount: string): Promise<void> {
  await nextPaint();
  const chosen = Number(amount) * 100;
  if (chosen === deposit.get()) return;
  const url = new URL(location.href);
  if (amount === document.documentElement.dataset.referenceDeposit) url.searchParams.delete(DEPOSIT_PARAM);
  else url.searchParams.set(DEPOSIT_PARAM, amount);
  // Setting a parameter escapes the commas between compared casinos, and the edge would cache that URL separately.
  url.search = url.search.replaceAll('%2C', ',');
  // The history entry stays the same: going back leads to the previous page, not to the previous amount.
  history.replaceState(history.state, '', url);
  glide();
  deposit.set(chosen);
  try {
    await refreshFigures(url, () => deposit.get() === chosen);
    glide();
  } catch {
    location.assign(url);
  }
}

/** After going back, the tab's last choice takes precedence over what the page shows. */
export function showStoredDeposit(): void {
  const stored = session.read(storageKey());
  if (stored && deposit.get() !== null) void showDeposit(stored);
}

const GLIDE_MS = 250;
let timer: ReturnType<typeof setTimeout> | undefined;

/** While the class is set, bars and figures change gradually. CSS respects reduced motion. */
function glide(): void {
  const { classList } = document.documentElement;
  clearTimeout(timer);
  classList.add('is-gliding');
  timer = setTimeout(() => classList.remove('is-gliding'), 2 * GLIDE_MS);
}
