export class TimeoutError extends Error {}

/** What the work gives, or a TimeoutError when it takes longer; the work itself goes on. */
export async function withTimeout<T>(work: PromiseLike<T>, timeoutMs: number): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new TimeoutError(`no answer within ${timeoutMs} ms`)), timeoutMs);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
    // It may still fail after nobody waits for it any more.
    work.then(undefined, () => {});
  }
}
