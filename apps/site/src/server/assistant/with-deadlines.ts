interface Deadlines {
  firstWordsMs: number;
  stallMs: number;
  answerMs: number;
  /** What of a piece may be shown by now; null is the end. */
  let: (piece: string | null) => string;
  isFull: () => boolean;
}

export class TooSlow extends Error {
  override name = 'TooSlow';
}

/**
 * What a source says, as far as it may be shown, within time: until the first words, between words, and in all.
 * Whatever ends it (the last word, a deadline, a failure, a reader who left), the source is told to stop.
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
      const text = deadlines.let(next.done ? null : next.value);
      if (text !== '') {
        yield text;
        dueAt = performance.now() + deadlines.stallMs;
      }
      if (next.done || deadlines.isFull()) return;
    }
  } finally {
    outer.removeEventListener('abort', onAbort);
    stop.abort();
    // Not awaited: a source that hangs must not hang its reader.
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
      () => end(() => reject(new TooSlow(`Nothing to show in time`))),
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
