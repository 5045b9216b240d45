interface Deadlines {
  firstSentenceMs: number;
  stallMs: number;
  answerMs: number;
  /** Returns the text that may be shown after this chunk; null marks the end. */
  filter: (chunk: string | null) => string;
  /** Whether the answer has reached its maximum length. */
  isFull: () => boolean;
}

export class DeadlineError extends Error {
  override name = 'DeadlineError';
}

/**
 * Yields the displayable text of a source within three deadlines: for the first sentence, between sentences, and in
 * total. It always aborts the source in the end: after the last sentence, a deadline or an error, or when the reader
 * stops.
 */
export async function* withDeadlines(
  open: (signal: AbortSignal) => AsyncIterable<string>,
  outer: AbortSignal,
  deadlines: Deadlines,
): AsyncGenerator<string> {
  const controller = new AbortController();
  const onAbort = () => controller.abort();
  outer.addEventListener('abort', onAbort, { once: true });
  if (outer.aborted) controller.abort();
  const totalDeadline = performance.now() + deadlines.answerMs;
  let chunkDeadline = performance.now() + deadlines.firstSentenceMs;
  const source = open(controller.signal)[Symbol.asyncIterator]();
  try {
    for (;;) {
      const result = await withDeadline(
        source.next(),
        Math.min(chunkDeadline, totalDeadline) - performance.now(),
        controller.signal,
      );
      const text = deadlines.filter(result.done ? null : result.value);
      if (text !== '') {
        yield text;
        chunkDeadline = performance.now() + deadlines.stallMs;
      }
      if (result.done || deadlines.isFull()) return;
    }
  } finally {
    outer.removeEventListener('abort', onAbort);
    controller.abort();
    // Not awaited: a hanging source must not block the reader.
    source.return?.().catch(() => {});
  }
}

function withDeadline<T>(promise: Promise<T>, ms: number, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
      settle();
    };
    const onAbort = () => end(() => reject(new Error('The visitor disconnected')));
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
