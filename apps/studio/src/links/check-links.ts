import {
  evaluateLink,
  isDue,
  isNetworkDown,
  isNetworkProblem,
  LINK_CHECK,
  type LinkObservation,
} from '@nettobonus/domain/clicks/link-health';
import type { Database } from '@nettobonus/store/connect';
import { LinkCheckRun, listLinksToCheck, pruneLinkChecks } from '@nettobonus/store/link-check-run';
import { HostRateLimiter } from './host-rate-limiter.ts';
import type { NetworkPolicy } from './network-policy.ts';
import { observeLink } from './observe-link.ts';

interface CheckOptions {
  db: Database;
  network: NetworkPolicy;
  /** Checks every link that has not been checked since then. Without it, checks the links that are due today. */
  since?: Date | null;
  now: Date;
  requestIntervalMs?: number;
  timeoutMs?: number;
  /** Aborts the check with an error. */
  signal?: AbortSignal;
}

/**
 * Checks the due affiliate links of all published listings. Writes each result immediately, so that the next run
 * continues an interrupted one. Returns the number of checked links.
 */
export async function checkLinks({ db, now, since = null, ...options }: CheckOptions): Promise<number> {
  await pruneLinkChecks(db);
  const links = (await listLinksToCheck(db))
    .filter(({ lastCheck }) => isDue(lastCheck, { now, since }))
    .map(({ link }) => link);
  const run = await LinkCheckRun.begin(db, links.length);
  try {
    await checkEach(run, links, options);
    await run.end();
    return links.length;
  } catch (error) {
    // Ignore a failure to record the error: the error itself matters more.
    await run.end(error instanceof Error ? error.message : String(error)).catch(() => {});
    throw error;
  }
}

async function checkEach(
  run: LinkCheckRun,
  links: readonly string[],
  options: Omit<CheckOptions, 'db' | 'now' | 'since'>,
): Promise<void> {
  const { network, requestIntervalMs = LINK_CHECK.requestIntervalMs, timeoutMs, signal } = options;
  const rateLimiter = new HostRateLimiter(requestIntervalMs);
  const observeOptions = {
    network,
    acquireHost: (host: string) => rateLimiter.acquire(host),
    ...(timeoutMs ? { timeoutMs } : {}),
  };
  const results = new ResultWriter(run);
  const queues = queueByHost(links);
  const hosts = queues.length;
  let hasFailed = false;
  const work = async () => {
    for (let queue = queues.shift(); queue; queue = queues.shift()) {
      for (const link of queue) {
        if (hasFailed) return;
        signal?.throwIfAborted();
        await results.add(link, await observeLink(link, observeOptions));
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
  if (isNetworkDown({ hosts, respondingHosts: results.respondingHosts })) {
    throw new Error(`None of ${hosts} hosts could be reached: the studio seems to be offline`);
  }
  await results.flush();
}

/** Writes observations as they arrive, but network failures only once a host responds: our own network may be down. */
class ResultWriter {
  respondingHosts = 0;
  readonly #run: LinkCheckRun;
  #pending: [link: string, observation: LinkObservation][] = [];

  constructor(run: LinkCheckRun) {
    this.#run = run;
  }

  async add(link: string, observation: LinkObservation): Promise<void> {
    if (!isNetworkProblem(observation)) this.respondingHosts += 1;
    this.#pending.push([link, observation]);
    if (this.respondingHosts > 0) await this.flush();
  }

  async flush(): Promise<void> {
    const pending = this.#pending;
    this.#pending = [];
    for (const [link, observation] of pending) {
      await this.#run.record(link, observation, evaluateLink(observation, await this.#run.getHistory(link)));
    }
  }
}

/** One queue per host, because each host gets one request at a time. Longest first: it determines the total time. */
function queueByHost(links: readonly string[]): string[][] {
  const getHost = (link: string) => URL.parse(link)?.hostname ?? '';
  return [...Map.groupBy(links, getHost).values()].toSorted((a, b) => b.length - a.length);
}
