import { setTimeout as pause } from 'node:timers/promises';

/** Asks a host for one thing at a time, with a pause after each. */
export class HostPace {
  readonly #betweenMs: number;
  readonly #free = new Map<string, Promise<void>>();

  constructor(betweenMs: number) {
    this.#betweenMs = betweenMs;
  }

  /** Resolves when it is one's turn; what it resolves to ends the turn. */
  async turn(host: string): Promise<() => void> {
    const before = this.#free.get(host);
    const { promise: over, resolve: end } = Promise.withResolvers<void>();
    this.#free.set(
      host,
      over.then(() => pause(this.#betweenMs, undefined, { ref: false })),
    );
    await before;
    return end;
  }
}
