export class TimeoutError extends Error {}

/** Resolves with the result of `work`, or rejects with a TimeoutError after `timeoutMs`. Does not cancel the work. */
export async function withTimeout<T>(work: PromiseLike<T>, timeoutMs: number): Promise<T> {
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new TimeoutError(`timed out after ${timeoutMs} ms`)), timeoutMs);
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
    // Prevents an unhandled rejection if the work fails after the timeout.
    work.then(undefined, () => {});
  }
}
