/**
 * Opens the page with the visitor's deposit, so that the server renders every figure for it. It runs inline at the top
 * of every page, before the browser shows any figure, so it must not use anything outside this function.
 *
 * The address takes precedence: a shared link shows its own amount, and the tab keeps it. After going back, the
 * visitor's last choice takes precedence over the amount of the earlier address.
 */
export function keepDeposit(): void {
  const { lang, dataset } = document.documentElement;
  const { deposit: rendered, referenceDeposit } = dataset;
  // Absent on pages without figures, such as error pages.
  if (!rendered) return;
  const url = new URL(location.href);
  const requested = url.searchParams.get('deposit');
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  try {
    const key = `deposit_${lang}`;
    const kept = sessionStorage.getItem(key) ?? localStorage.getItem(key);
    const isShared = requested === rendered && navigation?.type !== 'back_forward';
    if (isShared) {
      sessionStorage.setItem(key, requested);
    } else if (kept && kept !== rendered && (requested === null || requested === rendered)) {
      if (kept === referenceDeposit) url.searchParams.delete('deposit');
      else url.searchParams.set('deposit', kept);
      // As in `choose-deposit.ts`.
      url.search = url.search.replaceAll('%2C', ',');
      location.replace(url);
    }
  } catch {
    // If the browser blocks storage, only the address holds the deposit.
  }
}
