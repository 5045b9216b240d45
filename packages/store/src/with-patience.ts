/** What the query answers, or an error where it takes longer; the query itself goes on. */
export async function withPatience<T>(query: PromiseLike<T>, patienceMs: number): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('no answer in time')), patienceMs);
  try {
    return await Promise.race([query, late]);
  } finally {
    clearTimeout(timer);
  }
}
