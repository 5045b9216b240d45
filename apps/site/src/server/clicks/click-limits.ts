import { toAddressBlock } from '@nettobonus/domain/shared/visitor-address';
import { DailyVisitors } from '../daily-visitors.ts';

/** How many clicks count per window. Each process counts separately. */
export const CLICK_LIMITS = {
  windowMs: 10 * 60_000,
  /** Per IPv4 address or IPv6 /64. Many visitors on a mobile network can share one. */
  perAddress: 30,
  /** Per IPv4 /24 or IPv6 /48, in which one person can have many IP addresses. */
  perAddressBlock: 300,
} as const;

interface WindowCount {
  window: number;
  clicks: number;
}

/** Limits how many clicks count. The visitor is redirected in any case. */
export class ClickLimits {
  readonly #now: () => number;
  readonly #addresses = createCounts();
  /** Separate from `#addresses`: if that is full, address blocks must not add to the counters that visitors share. */
  readonly #addressBlocks = createCounts();

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** Whether a click from this IP address counts. */
  admit(address: string): boolean {
    const now = this.#now();
    for (const counts of [this.#addresses, this.#addressBlocks]) counts.resetIfNewDay(now);
    const window = Math.floor(now / CLICK_LIMITS.windowMs);
    // Check the block first: otherwise one block could use up the counters of all the others.
    const block = startWindow(this.#addressBlocks.getCounts(toAddressBlock(address)), window);
    if (block.clicks >= CLICK_LIMITS.perAddressBlock) return false;
    const visitor = startWindow(this.#addresses.getCounts(address), window);
    if (visitor.clicks >= CLICK_LIMITS.perAddress) return false;
    block.clicks += 1;
    visitor.clicks += 1;
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
