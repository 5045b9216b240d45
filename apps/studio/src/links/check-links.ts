import {
  isDue,
  isNetworkDown,
  isNetworkProblem,
  judgeLink,
  LINK_CHECK,
  type LinkObservation,
} from '@nettobonus/domain/clicks/link-health';
import { LinkCheckRun } from '@nettobonus/store/link-check-run';
import { HostRateLimiter } from './host-rate-limiter.ts';
import { observeLink } from './observe-link.ts';
import type { Reach } from './reach.ts';

interface CheckOptions {
  databaseUrl: string;
  reach: Reach;
  /** Checks every link not checked since then; without it, the links that are due today. */
  since?: Date | null;
  now: Date;
  betweenRequestsMs?: number;
  timeoutMs?: number;
}

/** `null`: another process is already checking. */
export type CheckResult = { checked: number } | null;

/**
 * Checks the due affiliate links of all published listings. Writes each result at once, so that the next run
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
  const { reach, now, since = null, betweenRequestsMs = LINK_CHECK.betweenRequestsMs, timeoutMs } = options;
  await run.prune();
  const links = (await run.listPublished()).filter(({ check }) => isDue(check, { now, since }));
  await run.announce(links.length);
  const pace = new HostRateLimiter(betweenRequestsMs);
  const observing = { reach, turn: (host: string) => pace.turn(host), ...(timeoutMs ? { timeoutMs } : {}) };
  const results = new Results(run);
  const queues = queueByHost(links.map(({ link }) => link));
  const hosts = queues.length;
  let hasFailed = false;
  const work = async () => {
    for (let queue = queues.shift(); queue; queue = queues.shift()) {
      for (const link of queue) {
        if (hasFailed) return;
        await results.add(link, await observeLink(link, observing));
      }
    }
  };
  const workers = Array.from({ length: LINK_CHECK.hostsAtOnce }, () =>
    work().catch((error) => {
      hasFailed = true;
      throw error;
    }),
  );
  await Promise.allSettled(workers);
  await Promise.all(workers);
  if (isNetworkDown({ hosts, heardFrom: results.heardFrom })) {
    throw new Error(`None of ${hosts} hosts could be reached: the studio seems to be offline`);
  }
  await results.flush();
  return links.length;
}

/** Writes observations as they come. Holds back network failures until a host answers: our own network may be down. */
class Results {
  heardFrom = 0;
  readonly #run: LinkCheckRun;
  #pending: [link: string, observation: LinkObservation][] = [];

  constructor(run: LinkCheckRun) {
    this.#run = run;
  }

  async add(link: string, observation: LinkObservation): Promise<void> {
    if (!isNetworkProblem(observation)) this.heardFrom += 1;
    this.#pending.push([link, observation]);
    if (this.heardFrom > 0) await this.flush();
  }

  async flush(): Promise<void> {
    const pending = this.#pending;
    this.#pending = [];
    for (const [link, observation] of pending) {
      await this.#run.record(link, observation, judgeLink(observation, await this.#run.historyOf(link)));
    }
  }
}

/** One queue per host, whose links wait for each other anyway. Longest first: it determines the total time. */
function queueByHost(links: readonly string[]): string[][] {
  const hostOf = (link: string) => URL.parse(link)?.hostname ?? '';
  return [...Map.groupBy(links, hostOf).values()].toSorted((a, b) => b.length - a.length);
}
