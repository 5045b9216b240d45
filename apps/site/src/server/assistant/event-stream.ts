interface EventStreamOptions {
  answer: (signal: AbortSignal) => AsyncGenerator<string>;
  /** The signal of the visitor's request. */
  signal: AbortSignal;
  /** Sent if the answer fails. */
  errorText: string;
  /** Called when the stream ends, for any reason. */
  onEnd: () => void;
  log: (event: string, details?: Record<string, unknown>) => void;
}

const encoder = new TextEncoder();
/** An SSE comment, which clients ignore. It flushes the headers before the first text. */
const OPENING = encoder.encode(': answering\n\n');
const DONE = encoder.encode('data: [DONE]\n\n');

function toEvent(content: string): Uint8Array {
  return encoder.encode(`data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }] })}\n\n`);
}

/** Sends the answer as an OpenAI-compatible event stream. It ends with `[DONE]`, unless the visitor disconnects. */
export function toEventStream({ answer, signal, errorText, onEnd, log }: EventStreamOptions): Response {
  const stop = new AbortController();
  const onAbort = () => {
    stop.abort();
    onEnd();
  };
  signal.addEventListener('abort', onAbort, { once: true });
  if (signal.aborted) onAbort();
  const chunks = answer(stop.signal);

  const finish = () => {
    signal.removeEventListener('abort', onAbort);
    onEnd();
  };
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(OPENING),
    async pull(controller) {
      try {
        for (;;) {
          const { done, value } = await chunks.next();
          if (stop.signal.aborted) return;
          if (!done && value === '') continue;
          controller.enqueue(done ? DONE : toEvent(value));
          if (done) {
            controller.close();
            finish();
          }
          return;
        }
      } catch (error) {
        log('assistant-failed', { problem: String(error).slice(0, 200) });
        controller.enqueue(toEvent(errorText));
        controller.enqueue(DONE);
        controller.close();
        finish();
      }
    },
    cancel() {
      stop.abort();
      finish();
      chunks.return(undefined).catch(() => {});
    },
  });
  return new Response(body, {
    headers: {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Accel-Buffering': 'no',
    },
  });
}
