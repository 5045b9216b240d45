const TIMEOUT_MS = 2_000;

/** Resolves when the browser has nothing else to do. */
export function nextIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: TIMEOUT_MS });
    else setTimeout(resolve, TIMEOUT_MS / 10);
  });
}
