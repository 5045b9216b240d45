import {
  evaluateLink,
  isDue,
  isNetworkDown,
  isNetworkProblem,
  LINK_CHECK,
  type LinkObservation,
} from '@nettobonus/domain/clicks/link-health';
import { LinkCheckRun } from '@nettobonus/store/link-check-run';
import { HostRateLimiter } from './host-rate-limiter.ts';
import type { NetworkPolicy } from './network-policy.ts';
import { observeLink } from './observe-link.ts';

interface CheckOptions {
  databaseUrl: string;
  network: NetworkPolicy;
  /** Checks every link that was not checked since then. Without it, checks the links that are due today. */
  since?: Date | null;
  now: Date;
  requestIntervalMs?: number;
  timeoutMs?: number;
}

/** `null`: another process is already checking. */
export type CheckResult = { checked: number } | null;

/**
 * Checks the due affiliate links of all published listings. Writes each result immediately, so that the next run
 * continues an interrupted one.
 */
export async function checkLinks({ databaseUrl, ...options }: CheckOptions): Promise<CheckResult> {
  const run = await LinkCheckRun.begin(databaseUrl);
  if (!run) return null;
  try {
    const checked = await checkDueLinks(run, options);
    await run.end();
    return { checked };
  } catch (error) {
    // Ignore a failure to record the error: the error itself matters more.
    await run.end(error instanceof Error ? error.message : String(error)).catch(() => {});
    throw error;
  }
}

async function checkDueLinks(run: LinkCheckRun, options: Omit<CheckOptions, 'databaseUrl'>): Promise<number> {
  const { network, now, since = null, requestIntervalMs = LINK_CHECK.requestIntervalMs, timeoutMs } = options;
  await run.prune();
  const links = (await run.listPublished()).filter(({ check }) => isDue(check, { now, since }));
  await run.recordStart(links.length);
  const rateLimiter = new HostRateLimiter(requestIntervalMs);
  const observeOptions = {
    network,
    acquireHost: (host: string) => rateLimiter.acquire(host),
    ...(timeoutMs ? { timeoutMs } : {}),
  };
  const results = new ResultWriter(run);
  const queues = queueByHost(links.map(({ link }) => link));
  const hosts = queues.length;
  let hasFailed = false;
  const work = async () => {
    for (let queue = queues.shift(); queue; queue = queues.shift()) {
      for (const link of queue) {
        if (hasFailed) return;
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
  return links.length;
}

/** Writes observations as they arrive. Holds back network failures until a host responds: our own network may be down. */
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
