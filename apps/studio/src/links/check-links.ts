import {
  evaluateLink,
  isDue,
  isNetworkDown,
  isNetworkProblem,
  type LinkObservation,
} from '@nettobonus/domain/clicks/link-health';
import type { Database } from '@nettobonus/store/connect';
import { LinkCheckRun, listLinksToCheck, pruneLinkChecks } from '@nettobonus/store/link-check-run';
import { type VisitOptions, visitByHost } from '../network/visit-by-host.ts';
import { observeLink } from './observe-link.ts';

interface CheckOptions extends VisitOptions {
  db: Database;
  /** Checks every link that has not been checked since then. Without it, checks the links that are due today. */
  since?: Date | null;
  now: Date;
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

async function checkEach(run: LinkCheckRun, links: readonly string[], options: VisitOptions): Promise<void> {
  const results = new ResultWriter(run);
  const hosts = await visitByHost(
    links,
    (link) => link,
    options,
    async (link, polite) => results.add(link, await observeLink(link, polite)),
  );
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
