export class LateError extends Error {}

/** What the work gives, or a LateError when it takes longer; the work itself goes on. */
export async function withPatience<T>(work: PromiseLike<T>, patienceMs: number): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new LateError(`no answer within ${patienceMs} ms`)), patienceMs);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
    // It may still fail after nobody waits for it any more.
    work.then(undefined, () => {});
  }
}
