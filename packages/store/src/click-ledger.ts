import { setTimeout as pause } from 'node:timers/promises';
import { type Click, clickSchema } from '@nettobonus/domain/clicks/click';
import { addDays } from '@nettobonus/domain/clicks/click-report';
import { type DailyUniqueClicks, SHARE_ALARM } from '@nettobonus/domain/clicks/click-shares';
import postgres from 'postgres';
import { listDailyUniqueClicks } from './click-report.ts';
import { CLICKS_PER_BATCH, createMonthPartitions, insertClicks, updateClickTotals } from './click-rows.ts';
import { ClickSpool } from './click-spool.ts';
import { ConnectionPool } from './connection-pool.ts';
import { VisitorKeys } from './visitor-keys.ts';

/** How long a batch stays open after its first click. */
const BATCH_MS = 5;
/** With fewer than MAX_EARLY_COMMITS commits in flight, commit a batch of this size early, to keep the server busy. */
const EARLY_BATCH_SIZE = 100;
const MAX_EARLY_COMMITS = 3;
const COMMIT_TIMEOUT_MS = 120;
const PROBE_TIMEOUT_MS = 3_000;
const REPLAY_TIMEOUT_MS = 5_000;
/** After a long outage there are millions of clicks to count. */
const COUNT_TIMEOUT_MS = 5 * 60_000;
const RETRY_MS = 200;
const MAINTENANCE_MS = 10_000;
const SHARES_MS = 60_000;
const PARTITION_LEAD_MS = 28 * 24 * 60 * 60 * 1000;
const LOSS_LOG_MS = 1_000;

/** `stored`: in the database · `spooled`: on local disk, replayed into the database later · `lost`: neither. */
export type ClickOutcome = 'stored' | 'spooled' | 'lost';

export interface ClickLedgerOptions {
  databaseUrl: string;
  /** The database role to write as. */
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
 * is unreachable, in the spool. Every click has a unique id, so that a click that is sent again is counted once.
 */
export class ClickLedger {
  readonly visitorKeys = new VisitorKeys();
  /** Resolves after the first attempt to reach the database, successful or not. */
  readonly ready: Promise<void>;
  readonly #options: ClickLedgerOptions;
  /** A single connection pipelines batches; a second one would only compete for CPU time. */
  readonly #db: ConnectionPool;
  /** Separate connections, so that maintenance does not delay clicks. Two, so that counting does not delay recovery. */
  readonly #maintenanceDb: ConnectionPool;
  readonly #spool: ClickSpool;
  readonly #maintenanceTimer: NodeJS.Timeout;
  readonly #status: ClickLedgerStatus = { database: 'up', stored: 0, spooled: 0, lost: 0 };
  #batch: Batch | null = null;
  #pendingCommits = 0;
  #recovery: Promise<void> | null = null;
  #isMaintaining = false;
  #isStopping = false;
  #markReady: () => void = () => {};
  #lossLoggedAt = 0;
  #dailyUniqueClicks: readonly DailyUniqueClicks[] | null = null;
  #dailyUniqueClicksReadAt = 0;

  constructor(options: ClickLedgerOptions) {
    this.#options = options;
    this.ready = new Promise((resolve) => {
      this.#markReady = resolve;
    });
    const { databaseUrl, role } = options;
    this.#db = new ConnectionPool(databaseUrl, { ...(role ? { role } : {}), maxConnections: 1 });
    this.#maintenanceDb = new ConnectionPool(databaseUrl, { ...(role ? { role } : {}), maxConnections: 2 });
    this.#spool = new ClickSpool(options.spoolDir);
    this.#maintenanceTimer = setInterval(() => void this.#runMaintenance(), MAINTENANCE_MS);
    // Replay clicks that an earlier process left in the spool.
    this.#recover();
  }

  record(click: Click): Promise<ClickOutcome> {
    const batch = this.#batch ?? this.#openBatch();
    batch.clicks.push(click);
    const batchSize = this.#pendingCommits < MAX_EARLY_COMMITS ? EARLY_BATCH_SIZE : CLICKS_PER_BATCH;
    if (batch.clicks.length >= batchSize) this.#close(batch);
    return batch.outcome;
  }

  status(): ClickLedgerStatus {
    return { ...this.#status };
  }

  /** The days that share alarms need, at most a minute old; null while the database is unreachable. */
  get dailyUniqueClicks(): readonly DailyUniqueClicks[] | null {
    return this.#status.database === 'up' ? this.#dailyUniqueClicks : null;
  }

  /** Flushes recorded clicks, then closes the connections and the spool. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    clearInterval(this.#maintenanceTimer);
    const last = this.#batch;
    if (last) this.#close(last);
    await last?.outcome;
    while (this.#pendingCommits > 0) await pause(1);
    await this.#recovery;
    await Promise.all([this.#db.end(), this.#maintenanceDb.end(), this.#spool.close()]);
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
    this.#pendingCommits += 1;
    this.#store(batch.clicks).then((outcome) => {
      this.#pendingCommits -= 1;
      this.#status[outcome] += batch.clicks.length;
      batch.settle(outcome);
    });
  }

  /** Never rejects: the visitor is redirected even if the click is lost. */
  async #store(clicks: readonly Click[]): Promise<ClickOutcome> {
    if (this.#status.database === 'up') {
      try {
        const { commitTimeoutMs = COMMIT_TIMEOUT_MS } = this.#options;
        await this.#db.run(commitTimeoutMs, (db) => insertClicks(db, clicks));
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
      todo: 'free space on the disk of the click spool',
    });
  }

  /** Retries until the database responds and the spool is empty. */
  #recover(): void {
    this.#recovery ??= this.#retryUntilRecovered().finally(() => {
      this.#recovery = null;
      // The database may have become unreachable again during the replay.
      if (this.#status.database === 'down' && !this.#isStopping) this.#recover();
    });
  }

  async #retryUntilRecovered(): Promise<void> {
    while (!this.#isStopping) {
      try {
        await this.#prepare().finally(this.#markReady);
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
        await pause(RETRY_MS);
      }
    }
  }

  async #prepare(): Promise<void> {
    await this.#maintenanceDb.run(PROBE_TIMEOUT_MS, async (db) => {
      await createMonthPartitions(db, [Date.now(), Date.now() + PARTITION_LEAD_MS]);
      await this.visitorKeys.agreeOnKey(db);
    });
    // Connect before the first click: its commit has a shorter timeout.
    await this.#db.run(PROBE_TIMEOUT_MS, (db) => db`SELECT 1`);
  }

  /** Replays the spool into the database. Removes a file when all of it is committed. */
  async #replay(): Promise<number> {
    let replayed = 0;
    for (const path of await this.#spool.claimAll()) {
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
      await this.#maintenanceDb.run(REPLAY_TIMEOUT_MS, async (db) => {
        await createMonthPartitions(
          db,
          clicks.map(({ clickedAt }) => clickedAt),
        );
        await insertClicks(db, clicks);
      });
      return [];
    } catch (error) {
      if (!isRowRejection(error)) throw error;
      if (clicks.length === 1) return clicks;
      const half = clicks.length >> 1;
      return [
        ...(await this.#insertAll(clicks.slice(0, half))),
        ...(await this.#insertAll(clicks.slice(half))),
      ];
    }
  }

  async #runMaintenance(): Promise<void> {
    if (this.#status.database === 'down' || this.#isStopping || this.#isMaintaining) return;
    this.#isMaintaining = true;
    this.#recover();
    await this.#recovery;
    await this.#maintenanceDb.run(COUNT_TIMEOUT_MS, updateClickTotals).catch((error) => {
      this.#options.log('click-totals-failed', { error: String(error) });
    });
    await this.#readDailyUniqueClicks();
    this.#isMaintaining = false;
  }

  async #readDailyUniqueClicks(): Promise<void> {
    if (Date.now() - this.#dailyUniqueClicksReadAt < SHARES_MS) return;
    const firstDay = addDays(new Date().toISOString().slice(0, 10), -SHARE_ALARM.historyDays);
    this.#dailyUniqueClicks = await this.#maintenanceDb
      .run(REPLAY_TIMEOUT_MS, (db) => listDailyUniqueClicks(db, firstDay))
      .catch(() => null);
    this.#dailyUniqueClicksReadAt = Date.now();
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
function isRowRejection(error: unknown): boolean {
  return error instanceof postgres.PostgresError && /^(22|23|P0)/.test(error.code);
}

function isFileError(error: unknown): boolean {
  return error instanceof Error && 'path' in error;
}
