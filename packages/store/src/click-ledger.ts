import { setTimeout as pause } from 'node:timers/promises';
import { type Click, clickSchema } from '@nettobonus/domain/click';
import postgres from 'postgres';
import { CLICKS_PER_BATCH, countClicks, insertClicks, prepareMonths } from './click-rows.ts';
import { ClickSpool } from './click-spool.ts';
import { connect, type Database } from './connect.ts';
import { VisitorKeys } from './visitor-keys.ts';
import { TimeoutError, withTimeout } from './with-timeout.ts';

/** A batch is closed at the latest so long after its first click. */
const BATCH_MS = 5;
/** Enough for a commit of their own while few are on their way: the server works while the next ones gather. */
const EARLY_CLICKS = 100;
const EARLY_COMMITS = 3;
const COMMIT_PATIENCE_MS = 120;
const PROBE_PATIENCE_MS = 3_000;
const RETRY_MS = 200;
const UPKEEP_MS = 10_000;
const AHEAD_MS = 28 * 24 * 60 * 60 * 1000;
const LOSS_LOG_MS = 1_000;

/** `stored`: in the database · `spooled`: on local disk, and in the database later · `lost`: nowhere. */
export type ClickOutcome = 'stored' | 'spooled' | 'lost';

export interface ClickLedgerOptions {
  databaseUrl: string;
  /** Role to write as. */
  role?: string;
  spoolDir: string;
  /** A commit that takes longer is not waited for: the spool answers. */
  commitPatienceMs?: number;
  log: (event: string, details: Record<string, unknown>) => void;
}

export interface ClickLedgerStatus {
  database: 'here' | 'away';
  stored: number;
  spooled: number;
  lost: number;
}

interface Batch {
  clicks: Click[];
  kept: Promise<ClickOutcome>;
  settle: (kept: ClickOutcome) => void;
  timer: NodeJS.Timeout;
}

/**
 * Keeps clicks, many at a time: whoever records one waits until its batch is durable, in the database or, while
 * that is away, in the spool. Every click has an id of its own, so nothing is counted twice however often it is sent.
 */
export class ClickLedger {
  readonly visitors = new VisitorKeys();
  /** Resolves when the database has been asked once, and has answered or not. */
  readonly ready: Promise<void>;
  readonly #options: ClickLedgerOptions;
  /** Apart from the clicks: what is slow here must not hold them up. */
  #upkeepDb: Database;
  #db: Database;
  readonly #spool: ClickSpool;
  readonly #upkeepTimer: NodeJS.Timeout;
  readonly #status: ClickLedgerStatus = { database: 'here', stored: 0, spooled: 0, lost: 0 };
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
    // What an earlier process left in the spool is brought in first.
    this.#recover();
  }

  record(click: Click): Promise<ClickOutcome> {
    const batch = this.#batch ?? this.#openBatch();
    batch.clicks.push(click);
    const enough = this.#committing < EARLY_COMMITS ? EARLY_CLICKS : CLICKS_PER_BATCH;
    if (batch.clicks.length >= enough) this.#close(batch);
    return batch.kept;
  }

  status(): ClickLedgerStatus {
    return { ...this.#status };
  }

  /** Keeps what was recorded, then lets go of everything. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    clearInterval(this.#upkeepTimer);
    const last = this.#batch;
    if (last) this.#close(last);
    await last?.kept;
    while (this.#committing > 0) await pause(1);
    await this.#recovery;
    await Promise.all([
      this.#db.end({ timeout: 1 }),
      this.#upkeepDb.end({ timeout: 1 }),
      this.#spool.close(),
    ]);
  }

  /** One connection: batches follow each other on it without waiting, and a second would only share the processor. */
  #connect(): Database {
    const { databaseUrl, role } = this.#options;
    return connect(databaseUrl, { ...(role ? { role } : {}), maxConnections: 1 });
  }

  #openBatch(): Batch {
    const { promise: kept, resolve: settle } = Promise.withResolvers<ClickOutcome>();
    const batch: Batch = { clicks: [], kept, settle, timer: setTimeout(() => this.#close(batch), BATCH_MS) };
    this.#batch = batch;
    return batch;
  }

  #close(batch: Batch): void {
    if (this.#batch !== batch) return;
    this.#batch = null;
    clearTimeout(batch.timer);
    this.#committing += 1;
    this.#keep(batch.clicks).then((kept) => {
      this.#committing -= 1;
      this.#status[kept] += batch.clicks.length;
      batch.settle(kept);
    });
  }

  /** Never fails: a visitor is sent on whatever happens to the click. */
  async #keep(clicks: readonly Click[]): Promise<ClickOutcome> {
    if (this.#status.database === 'here') {
      try {
        const { commitPatienceMs = COMMIT_PATIENCE_MS } = this.#options;
        await withTimeout(insertClicks(this.#db, clicks), commitPatienceMs);
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
    if (this.#status.database === 'away') return;
    this.#status.database = 'away';
    this.#options.log('clicks-go-to-the-spool', { error: String(error) });
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

  /** Tries until the database answers and the spool is empty. */
  #recover(): void {
    this.#recovery ??= this.#tryToRecover().finally(() => {
      this.#recovery = null;
      // It went away again while the last of the spool was brought in.
      if (this.#status.database === 'away' && !this.#isStopping) this.#recover();
    });
  }

  async #tryToRecover(): Promise<void> {
    while (!this.#isStopping) {
      try {
        await withTimeout(this.#prepare(), PROBE_PATIENCE_MS).finally(this.#markReady);
        const wasAway = this.#status.database === 'away';
        this.#status.database = 'here';
        const replayed = await this.#replay();
        if (wasAway || replayed > 0) this.#options.log('clicks-go-to-the-database', { replayed });
        return;
      } catch (error) {
        if (this.#status.database === 'here') {
          this.#status.database = 'away';
          this.#options.log('clicks-go-to-the-spool', { error: String(error) });
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

  /** A connection whose other end is gone without a word is never told so. */
  #reconnect(): void {
    for (const old of [this.#db, this.#upkeepDb]) void old.end({ timeout: 0 }).catch(() => {});
    this.#db = this.#connect();
    this.#upkeepDb = this.#connect();
  }

  /** Brings the spool into the database. A file is removed when all of it is committed. */
  async #replay(): Promise<number> {
    let replayed = 0;
    for (const path of await this.#spool.take()) {
      try {
        for await (const lines of this.#spool.read(path, CLICKS_PER_BATCH)) {
          replayed += await this.#replayLines(lines);
        }
      } catch (error) {
        if (!isOfDisk(error)) throw error;
        this.#options.log('click-spool-not-read', { path, error: String(error) });
        continue;
      }
      await this.#spool.remove(path);
    }
    return replayed;
  }

  async #replayLines(lines: readonly string[]): Promise<number> {
    const clicks: Click[] = [];
    const odd: string[] = [];
    for (const line of lines) {
      const click = parseLine(line);
      if (click) clicks.push(click);
      else odd.push(line);
    }
    odd.push(...(await this.#insertAll(clicks)).map((click) => JSON.stringify(click)));
    if (odd.length > 0) {
      const path = await this.#spool.setAside(odd);
      this.#options.log('clicks-set-aside', { count: odd.length, path });
    }
    return lines.length - odd.length;
  }

  /** Returns those that the table does not take, however often they are sent. */
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
    if (this.#status.database === 'away' || this.#isStopping) return;
    this.#recover();
    await this.#recovery;
    await countClicks(this.#upkeepDb).catch((error) => {
      this.#options.log('clicks-not-totalled', { error: String(error) });
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

/** The database has read the rows and will not have them: classes 22, 23 and P0 of its codes. */
function isRefusal(error: unknown): boolean {
  return error instanceof postgres.PostgresError && /^(22|23|P0)/.test(error.code);
}

function isOfDisk(error: unknown): boolean {
  return error instanceof Error && 'path' in error;
}
