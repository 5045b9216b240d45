interface Deadlines {
  firstWordsMs: number;
  stallMs: number;
  answerMs: number;
  /** Returns the text that may be shown after this piece; null marks the end. */
  filter: (piece: string | null) => string;
  /** Whether the answer has reached its maximum length. */
  isFull: () => boolean;
}

export class DeadlineError extends Error {
  override name = 'DeadlineError';
}

/**
 * Yields the showable text of a source within three deadlines: for the first words, between words, and in total.
 * However it ends (last word, deadline, error, reader gone), it aborts the source.
 */
export async function* withDeadlines(
  open: (signal: AbortSignal) => AsyncIterable<string>,
  outer: AbortSignal,
  deadlines: Deadlines,
): AsyncGenerator<string> {
  const stop = new AbortController();
  const onAbort = () => stop.abort();
  outer.addEventListener('abort', onAbort, { once: true });
  if (outer.aborted) stop.abort();
  const endsAt = performance.now() + deadlines.answerMs;
  let dueAt = performance.now() + deadlines.firstWordsMs;
  const source = open(stop.signal)[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await within(source.next(), Math.min(dueAt, endsAt) - performance.now(), stop.signal);
      const text = deadlines.filter(next.done ? null : next.value);
      if (text !== '') {
        yield text;
        dueAt = performance.now() + deadlines.stallMs;
      }
      if (next.done || deadlines.isFull()) return;
    }
  } finally {
    outer.removeEventListener('abort', onAbort);
    stop.abort();
    // Not awaited: a hanging source must not block the reader.
    source.return?.().catch(() => {});
  }
}

function within<T>(promise: Promise<T>, ms: number, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
      settle();
    };
    const onAbort = () => end(() => reject(new Error('The visitor left')));
    const timer = setTimeout(
      () => end(() => reject(new DeadlineError('No text to show before the deadline'))),
      Math.max(0, ms),
    );
    signal.addEventListener('abort', onAbort, { once: true });
    if (signal.aborted) onAbort();
    promise.then(
      (value) => end(() => resolve(value)),
      (error) => end(() => reject(error)),
    );
  });
}
