/** Keeps the casinos that are ticked for comparison, in the browser only. */
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

function tickBoxes(): void {
  const chosen = readChosen();
  for (const box of document.querySelectorAll<HTMLInputElement>('input[data-compare]')) {
    box.checked = chosen.has(box.dataset.compare ?? '');
  }
}

tickBoxes();
// Lists bring rows along later; their boxes come unticked.
new MutationObserver((changes) => {
  if (changes.some(({ addedNodes }) => addedNodes.length > 0)) tickBoxes();
}).observe(document.body, { childList: true, subtree: true });

document.addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLInputElement) || !target.dataset.compare) return;
  const chosen = readChosen();
  if (target.checked) chosen.add(target.dataset.compare);
  else chosen.delete(target.dataset.compare);
  writeChosen(chosen);
  tickBoxes();
});
