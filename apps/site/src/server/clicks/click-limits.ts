import { toWideNetwork } from '@nettobonus/domain/shared/visitor-address';
import { DailyVisitors } from '../daily-visitors.ts';

/** How many clicks of a network count. Each process counts separately. */
export const CLICK_LIMITS = {
  windowMs: 10 * 60_000,
  /** Of an IPv4 address or an IPv6 /64. Many visitors of a mobile network can share one. */
  network: 30,
  /** Of an IPv4 /24 or an IPv6 /48, in which one person can have many of them. */
  wideNetwork: 300,
} as const;

interface WindowCount {
  window: number;
  clicks: number;
}

/** Limits how many clicks count. The visitor is redirected in any case. */
export class ClickLimits {
  readonly #now: () => number;
  readonly #networks = createCounts();
  /** Separate: if the first is full, clicks of wide networks must not add to the counters that visitors share. */
  readonly #wideNetworks = createCounts();

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** Whether a click of this network counts. */
  admit(address: string): boolean {
    const now = this.#now();
    for (const counts of [this.#networks, this.#wideNetworks]) counts.resetIfNewDay(now);
    const window = Math.floor(now / CLICK_LIMITS.windowMs);
    // First: otherwise one wide network could fill the memory for all the others.
    const wideNetwork = startWindow(this.#wideNetworks.getCounts(toWideNetwork(address)), window);
    if (wideNetwork.clicks >= CLICK_LIMITS.wideNetwork) return false;
    const network = startWindow(this.#networks.getCounts(address), window);
    if (network.clicks >= CLICK_LIMITS.network) return false;
    wideNetwork.clicks += 1;
    network.clicks += 1;
    return true;
  }
}

function createCounts(): DailyVisitors<WindowCount> {
  return new DailyVisitors(() => ({ window: -1, clicks: 0 }));
}

function startWindow(count: WindowCount, window: number): WindowCount {
  if (count.window !== window) Object.assign(count, { window, clicks: 0 });
  return count;
}
