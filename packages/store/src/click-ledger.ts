import { setTimeout as pause } from 'node:timers/promises';
import { type Click, clickSchema } from '@nettobonus/domain/clicks/click';
import postgres from 'postgres';
import { CLICKS_PER_BATCH, countClicks, insertClicks, prepareMonths } from './click-rows.ts';
import { ClickSpool } from './click-spool.ts';
import { connect, type Database } from './connect.ts';
import { VisitorKeys } from './visitor-keys.ts';
import { TimeoutError, withTimeout } from './with-timeout.ts';

/** The longest time a batch stays open after its first click. */
const BATCH_MS = 5;
/** With fewer than EARLY_COMMITS commits in flight, a batch of this size is committed early, to keep the server busy. */
const EARLY_CLICKS = 100;
const EARLY_COMMITS = 3;
const COMMIT_TIMEOUT_MS = 120;
const PROBE_TIMEOUT_MS = 3_000;
const RETRY_MS = 200;
const UPKEEP_MS = 10_000;
const AHEAD_MS = 28 * 24 * 60 * 60 * 1000;
const LOSS_LOG_MS = 1_000;

/** `stored`: in the database · `spooled`: on local disk, replayed into the database later · `lost`: neither. */
export type ClickOutcome = 'stored' | 'spooled' | 'lost';

export interface ClickLedgerOptions {
  databaseUrl: string;
  /** Role to write as. */
  role?: string;
  spoolDir: string;
  /** A batch whose commit takes longer goes to the spool. */
  commitTimeoutMs?: number;
  log: (event: string, details: Record<string, unknown>) => void;
}

export interface ClickLedgerStatus {
  database: 'up' | 'down';
  stored: number;
  spooled: number;
  lost: number;
}

interface Batch {
  clicks: Click[];
  outcome: Promise<ClickOutcome>;
  settle: (outcome: ClickOutcome) => void;
  timer: NodeJS.Timeout;
}

/**
 * Stores clicks in batches. `record` resolves when the click's batch is durable: in the database or, while the database
 * is unreachable, in the spool. Every click has its own id, so a click that is sent again is counted once.
 */
export class ClickLedger {
  readonly visitors = new VisitorKeys();
  /** Resolves after the first attempt to reach the database, successful or not. */
  readonly ready: Promise<void>;
  readonly #options: ClickLedgerOptions;
  /** A separate connection, so that slow maintenance queries do not delay clicks. */
  #upkeepDb: Database;
  #db: Database;
  readonly #spool: ClickSpool;
  readonly #upkeepTimer: NodeJS.Timeout;
  readonly #status: ClickLedgerStatus = { database: 'up', stored: 0, spooled: 0, lost: 0 };
  #batch: Batch | null = null;
  #committing = 0;
  #recovery: Promise<void> | null = null;
  #isStopping = false;
  #markReady: () => void = () => {};
  #lossLoggedAt = 0;

  constructor(options: ClickLedgerOptions) {
    this.#options = options;
    this.ready = new Promise((resolve) => {
      this.#markReady = resolve;
    });
    this.#db = this.#connect();
    this.#upkeepDb = this.#connect();
    this.#spool = new ClickSpool(options.spoolDir);
    this.#upkeepTimer = setInterval(() => void this.#upkeep(), UPKEEP_MS);
    // Replays clicks that an earlier process left in the spool.
    this.#recover();
  }

  record(click: Click): Promise<ClickOutcome> {
    const batch = this.#batch ?? this.#openBatch();
    batch.clicks.push(click);
    const batchSize = this.#committing < EARLY_COMMITS ? EARLY_CLICKS : CLICKS_PER_BATCH;
    if (batch.clicks.length >= batchSize) this.#close(batch);
    return batch.outcome;
  }

  status(): ClickLedgerStatus {
    return { ...this.#status };
  }

  /** Flushes recorded clicks, then closes the connections and the spool. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    clearInterval(this.#upkeepTimer);
    const last = this.#batch;
    if (last) this.#close(last);
    await last?.outcome;
    while (this.#committing > 0) await pause(1);
    await this.#recovery;
    await Promise.all([
      this.#db.end({ timeout: 1 }),
      this.#upkeepDb.end({ timeout: 1 }),
      this.#spool.close(),
    ]);
  }

  /** One connection: it pipelines batches, and a second one would only compete for the processor. */
  #connect(): Database {
    const { databaseUrl, role } = this.#options;
    return connect(databaseUrl, { ...(role ? { role } : {}), maxConnections: 1 });
  }

  #openBatch(): Batch {
    const { promise: outcome, resolve: settle } = Promise.withResolvers<ClickOutcome>();
    const batch: Batch = {
      clicks: [],
      outcome,
      settle,
      timer: setTimeout(() => this.#close(batch), BATCH_MS),
    };
    this.#batch = batch;
    return batch;
  }

  #close(batch: Batch): void {
    if (this.#batch !== batch) return;
    this.#batch = null;
    clearTimeout(batch.timer);
    this.#committing += 1;
    this.#store(batch.clicks).then((outcome) => {
      this.#committing -= 1;
      this.#status[outcome] += batch.clicks.length;
      batch.settle(outcome);
    });
  }

  /** Never rejects: the visitor is redirected even if the click is lost. */
  async #store(clicks: readonly Click[]): Promise<ClickOutcome> {
    if (this.#status.database === 'up') {
      try {
        const { commitTimeoutMs = COMMIT_TIMEOUT_MS } = this.#options;
        await withTimeout(insertClicks(this.#db, clicks), commitTimeoutMs);
        return 'stored';
      } catch (error) {
        this.#switchToSpool(error);
      }
    }
    try {
      await this.#spool.append(clicks.map((click) => JSON.stringify(click)));
      return 'spooled';
    } catch (error) {
      this.#logLostClicks(clicks.length, error);
      return 'lost';
    }
  }

  #switchToSpool(error: unknown): void {
    if (this.#status.database === 'down') return;
    this.#status.database = 'down';
    this.#options.log('clicks-spooling', { error: String(error) });
    this.#recover();
  }

  #logLostClicks(count: number, error: unknown): void {
    const now = Date.now();
    if (now - this.#lossLoggedAt < LOSS_LOG_MS) return;
    this.#lossLoggedAt = now;
    const lost = this.#status.lost + count;
    this.#options.log('CLICKS LOST', {
      lost,
      error: String(error),
      todo: 'free the disk of the click spool',
    });
  }

  /** Retries until the database answers and the spool is empty. */
  #recover(): void {
    this.#recovery ??= this.#tryToRecover().finally(() => {
      this.#recovery = null;
      // The connection was lost again during the replay.
      if (this.#status.database === 'down' && !this.#isStopping) this.#recover();
    });
  }

  async #tryToRecover(): Promise<void> {
    while (!this.#isStopping) {
      try {
        await withTimeout(this.#prepare(), PROBE_TIMEOUT_MS).finally(this.#markReady);
        const wasUnreachable = this.#status.database === 'down';
        this.#status.database = 'up';
        const replayed = await this.#replay();
        if (wasUnreachable || replayed > 0) this.#options.log('clicks-spool-drained', { replayed });
        return;
      } catch (error) {
        if (this.#status.database === 'up') {
          this.#status.database = 'down';
          this.#options.log('clicks-spooling', { error: String(error) });
        }
        if (error instanceof TimeoutError) this.#reconnect();
        await pause(RETRY_MS);
      }
    }
  }

  async #prepare(): Promise<void> {
    await prepareMonths(this.#upkeepDb, [Date.now(), Date.now() + AHEAD_MS]);
    await this.visitors.agree(this.#upkeepDb);
  }

  /** A peer that vanished without closing its connection causes no error, so a timed-out connection is replaced. */
  #reconnect(): void {
    for (const old of [this.#db, this.#upkeepDb]) void old.end({ timeout: 0 }).catch(() => {});
    this.#db = this.#connect();
    this.#upkeepDb = this.#connect();
  }

  /** Replays the spool into the database. Removes a file when all of it is committed. */
  async #replay(): Promise<number> {
    let replayed = 0;
    for (const path of await this.#spool.take()) {
      try {
        for await (const lines of this.#spool.read(path, CLICKS_PER_BATCH)) {
          replayed += await this.#replayLines(lines);
        }
      } catch (error) {
        if (!isFileError(error)) throw error;
        this.#options.log('click-spool-read-failed', { path, error: String(error) });
        continue;
      }
      await this.#spool.remove(path);
    }
    return replayed;
  }

  async #replayLines(lines: readonly string[]): Promise<number> {
    const clicks: Click[] = [];
    const rejected: string[] = [];
    for (const line of lines) {
      const click = parseLine(line);
      if (click) clicks.push(click);
      else rejected.push(line);
    }
    rejected.push(...(await this.#insertAll(clicks)).map((click) => JSON.stringify(click)));
    if (rejected.length > 0) {
      const path = await this.#spool.setAside(rejected);
      this.#options.log('clicks-rejected', { count: rejected.length, path });
    }
    return lines.length - rejected.length;
  }

  /** Returns the clicks that the table rejects. Bisects a rejected batch to find them. */
  async #insertAll(clicks: readonly Click[]): Promise<readonly Click[]> {
    if (clicks.length === 0) return [];
    try {
      await prepareMonths(
        this.#upkeepDb,
        clicks.map(({ clickedAt }) => clickedAt),
      );
      await insertClicks(this.#upkeepDb, clicks);
      return [];
    } catch (error) {
      if (!isRefusal(error)) throw error;
      if (clicks.length === 1) return clicks;
      const half = clicks.length >> 1;
      return [
        ...(await this.#insertAll(clicks.slice(0, half))),
        ...(await this.#insertAll(clicks.slice(half))),
      ];
    }
  }

  async #upkeep(): Promise<void> {
    if (this.#status.database === 'down' || this.#isStopping) return;
    this.#recover();
    await this.#recovery;
    await countClicks(this.#upkeepDb).catch((error) => {
      this.#options.log('click-totals-failed', { error: String(error) });
    });
  }
}

function parseLine(line: string): Click | null {
  try {
    return clickSchema.safeParse(JSON.parse(line)).data ?? null;
  } catch {
    return null;
  }
}

/** The database rejected the rows themselves (SQLSTATE classes 22, 23 and P0), so a retry cannot succeed. */
function isRefusal(error: unknown): boolean {
  return error instanceof postgres.PostgresError && /^(22|23|P0)/.test(error.code);
}

function isFileError(error: unknown): boolean {
  return error instanceof Error && 'path' in error;
}
