import { setTimeout as pause } from 'node:timers/promises';

/** Limits each host to one request at a time, with a pause after each. */
export class HostRateLimiter {
  readonly #intervalMs: number;
  readonly #queueEnds = new Map<string, Promise<void>>();

  constructor(intervalMs: number) {
    this.#intervalMs = intervalMs;
  }

  /** Waits until the host is free. The caller must call the returned function after its request. */
  async acquire(host: string): Promise<() => void> {
    const previous = this.#queueEnds.get(host);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    this.#queueEnds.set(
      host,
      released.then(() => pause(this.#intervalMs, undefined, { ref: false })),
    );
    await previous;
    return release;
  }
}
