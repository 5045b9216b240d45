/** More than one, because a render may wait for I/O. */
const MAX_RUNNING = 4;
/** Node accepts one connection per turn of the event loop. A turn takes microseconds if there is nothing to do. */
const TURNS_BETWEEN_RENDERS = 50;

/**
 * Rendering blocks the event loop for tens of milliseconds. Between two renders the queue lets the process accept and
 * serve other requests, above all clicks and beacons. It serves visitors in turn (round robin): many requests from one
 * visitor delay a request from another by only one render. It drops requests whose clients have disconnected.
 */
export class RenderQueue {
  /** The waiting renders, in the order of the visitors' turns. */
  readonly #waiting = new Map<string, Set<() => void>>();
  #running = 0;
  #isScheduled = false;

  /** Returns null if the client disconnected before the render started. */
  async run<T>(visitor: string, signal: AbortSignal, render: () => Promise<T>): Promise<T | null> {
    if (!(await this.#waitForTurn(visitor, signal))) return null;
    try {
      return await render();
    } finally {
      this.#running -= 1;
      this.#schedule();
    }
  }

  #waitForTurn(visitor: string, signal: AbortSignal): Promise<boolean> {
    return new Promise((done) => {
      const start = () => {
        signal.removeEventListener('abort', drop);
        this.#running += 1;
        done(true);
      };
      const drop = () => {
        this.#remove(visitor, start);
        done(false);
      };
      if (signal.aborted) return done(false);
      signal.addEventListener('abort', drop, { once: true });
      this.#waiting.set(visitor, (this.#waiting.get(visitor) ?? new Set()).add(start));
      this.#schedule();
    });
  }

  #remove(visitor: string, start: () => void): void {
    const starts = this.#waiting.get(visitor);
    starts?.delete(start);
    if (starts?.size === 0) this.#waiting.delete(visitor);
  }

  #schedule(): void {
    if (this.#isScheduled || this.#waiting.size === 0 || this.#running >= MAX_RUNNING) return;
    this.#isScheduled = true;
    let turns = 0;
    const turn = () => {
      turns += 1;
      if (turns < TURNS_BETWEEN_RENDERS) return setImmediate(turn);
      this.#isScheduled = false;
      this.#startNext();
      this.#schedule();
    };
    setImmediate(turn);
  }

  #startNext(): void {
    const [next] = this.#waiting;
    const [start] = next?.[1] ?? [];
    if (!next || !start) return;
    const [visitor, starts] = next;
    starts.delete(start);
    // The visitor's next turn comes after those of all others.
    this.#waiting.delete(visitor);
    if (starts.size > 0) this.#waiting.set(visitor, starts);
    start();
  }
}
