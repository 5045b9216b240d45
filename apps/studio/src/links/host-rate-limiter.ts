import { setTimeout as pause } from 'node:timers/promises';

/** Limits each host to one request at a time, with a pause after each. */
export class HostRateLimiter {
  readonly #betweenMs: number;
  readonly #free = new Map<string, Promise<void>>();

  constructor(betweenMs: number) {
    this.#betweenMs = betweenMs;
  }

  /** Resolves when it is the caller's turn, to a function that ends the turn. */
  async turn(host: string): Promise<() => void> {
    const previous = this.#free.get(host);
    const { promise: over, resolve: end } = Promise.withResolvers<void>();
    this.#free.set(
      host,
      over.then(() => pause(this.#betweenMs, undefined, { ref: false })),
    );
    await previous;
    return end;
  }
}
