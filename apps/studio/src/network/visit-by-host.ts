import { LINK_CHECK } from '@nettobonus/domain/clicks/link-health';
import type { PoliteOptions } from './follow-link.ts';
import { HostRateLimiter } from './host-rate-limiter.ts';
import type { NetworkPolicy } from './network-policy.ts';

/** How to visit many URLs. */
export interface VisitOptions {
  network: NetworkPolicy;
  requestIntervalMs?: number;
  timeoutMs?: number;
  /** Aborts the visits with an error. */
  signal?: AbortSignal;
}

/**
 * Visits URLs, several hosts at once and each with one request at a time. Stops at the first error. Returns the number of
 * hosts.
 */
export async function visitByHost<T>(
  items: readonly T[],
  getUrl: (item: T) => string,
  { network, requestIntervalMs = LINK_CHECK.requestIntervalMs, timeoutMs, signal }: VisitOptions,
  visit: (item: T, options: PoliteOptions) => Promise<void>,
): Promise<number> {
  const rateLimiter = new HostRateLimiter(requestIntervalMs);
  const options: PoliteOptions = {
    network,
    acquireHost: (host) => rateLimiter.acquire(host),
    ...(timeoutMs ? { timeoutMs } : {}),
  };
  const queues = queueByHost(items, getUrl);
  const hosts = queues.length;
  let hasFailed = false;
  const work = async () => {
    for (let queue = queues.shift(); queue; queue = queues.shift()) {
      for (const item of queue) {
        if (hasFailed) return;
        signal?.throwIfAborted();
        await visit(item, options);
      }
    }
  };
  const workers = Array.from({ length: LINK_CHECK.concurrentHosts }, () =>
    work().catch((error) => {
      hasFailed = true;
      throw error;
    }),
  );
  await Promise.allSettled(workers);
  await Promise.all(workers);
  return hosts;
}

/** One queue per host, because each host gets one request at a time. Longest first: it determines the total time. */
function queueByHost<T>(items: readonly T[], getUrl: (item: T) => string): T[][] {
  const getHost = (item: T) => URL.parse(getUrl(item))?.hostname ?? '';
  return [...Map.groupBy(items, getHost).values()].toSorted((a, b) => b.length - a.length);
}
