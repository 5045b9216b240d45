import {
  areWeCutOff,
  isDue,
  judgeLink,
  LINK_CHECK,
  type LinkObservation,
  mayBeOurNetwork,
} from '@nettobonus/domain/link-health';
import { LinkCheckRun } from '@nettobonus/store/link-check-run';
import { HostPace } from './host-pace.ts';
import { observeLink } from './observe-link.ts';
import type { Reach } from './reach.ts';

interface CheckSetting {
  databaseUrl: string;
  reach: Reach;
  /** Everything that was not looked at since; without it, what is due today. */
  since?: Date | null;
  now: Date;
  betweenRequestsMs?: number;
  timeoutMs?: number;
}

/** `null`: another process is at it. */
export type Checked = { checked: number } | null;

/**
 * Looks at the affiliate links of all published listings that are due. Each result is written as it comes: a run
 * that is ended half way is gone on with by the next.
 */
export async function checkLinks({ databaseUrl, ...setting }: CheckSetting): Promise<Checked> {
  const run = await LinkCheckRun.begin(databaseUrl);
  if (!run) return null;
  try {
    const checked = await checkWithin(run, setting);
    await run.end();
    return { checked };
  } catch (error) {
    // What went wrong is worth more than that it could not be written down.
    await run.end(error instanceof Error ? error.message : String(error)).catch(() => {});
    throw error;
  }
}

async function checkWithin(run: LinkCheckRun, setting: Omit<CheckSetting, 'databaseUrl'>): Promise<number> {
  const { reach, now, since = null, betweenRequestsMs = LINK_CHECK.betweenRequestsMs, timeoutMs } = setting;
  await run.prune();
  const links = (await run.listPublished()).filter(({ check }) => isDue(check, { now, since }));
  await run.announce(links.length);
  const pace = new HostPace(betweenRequestsMs);
  const observing = { reach, turn: (host: string) => pace.turn(host), ...(timeoutMs ? { timeoutMs } : {}) };
  const results = new Results(run);
  const queues = queueByHost(links.map(({ link }) => link));
  const hosts = queues.length;
  let hasFailed = false;
  const work = async () => {
    for (let queue = queues.shift(); queue; queue = queues.shift()) {
      for (const link of queue) {
        if (hasFailed) return;
        await results.take(link, await observeLink(link, observing));
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
  if (areWeCutOff({ hosts, heardFrom: results.heardFrom })) {
    throw new Error(`None of ${hosts} hosts could be reached: this machine seems to be cut off`);
  }
  await results.takeHeld();
  return links.length;
}

/** What was seen, written as it comes; silence is believed only after something was heard. */
class Results {
  heardFrom = 0;
  readonly #run: LinkCheckRun;
  #held: [link: string, seen: LinkObservation][] = [];

  constructor(run: LinkCheckRun) {
    this.#run = run;
  }

  async take(link: string, seen: LinkObservation): Promise<void> {
    if (!mayBeOurNetwork(seen)) this.heardFrom += 1;
    this.#held.push([link, seen]);
    if (this.heardFrom > 0) await this.takeHeld();
  }

  async takeHeld(): Promise<void> {
    const held = this.#held;
    this.#held = [];
    for (const [link, seen] of held) {
      await this.#run.record(link, seen, judgeLink(seen, await this.#run.historyOf(link)));
    }
  }
}

/** Links that begin at one host wait for each other anyway. The longest first: it decides when all are done. */
function queueByHost(links: readonly string[]): string[][] {
  const hostOf = (link: string) => URL.parse(link)?.hostname ?? '';
  return [...Map.groupBy(links, hostOf).values()].toSorted((a, b) => b.length - a.length);
}
