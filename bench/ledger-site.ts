import { createHmac, randomBytes } from 'node:crypto';
import { mkdtemp, open, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type Database } from '@nettobonus/store/connect';
import { migrate } from '@nettobonus/store/migrate';
import { countByVisitor, setVisitorKey } from '@nettobonus/store/verify-clicks';
import { findFreePort } from '../ops/embedded-database.ts';
import { publishContent } from '../ops/publish-content.ts';
import { type SiteProcess, startSite } from '../ops/site-process.ts';
import { startTestDatabase, type TestDatabase } from '../ops/test-database.ts';
import { ClickLoad, type ClickLoadFigures, type ClickLoadOptions, toVisitorAddress } from './click-load.ts';
import { READY_TIMEOUT_MS } from './served-site.ts';

interface ReadyState {
  clicks: { database: 'up' | 'down'; stored: number; spooled: number; lost: number };
}

interface LedgerSiteOptions {
  spoolDir?: string;
  /** Environment variables for the site. */
  env?: Record<string, string>;
}

/** The built site with its own database, spool and log, for fault injection. */
export class LedgerSite {
  readonly dir: string;
  readonly database: TestDatabase;
  readonly port: number;
  readonly spoolDir: string;
  readonly logPath: string;
  readonly #key = randomBytes(32);
  readonly #env: Record<string, string>;
  #site: SiteProcess | null = null;

  private constructor(
    dir: string,
    database: TestDatabase,
    port: number,
    { spoolDir = join(dir, 'click-spool'), env = {} }: LedgerSiteOptions,
  ) {
    this.dir = dir;
    this.database = database;
    this.port = port;
    this.spoolDir = spoolDir;
    this.#env = env;
    this.logPath = join(dir, 'site.log');
  }

  static async start(options: LedgerSiteOptions = {}): Promise<LedgerSite> {
    const dir = await mkdtemp(join(tmpdir(), 'nettobonus-test-'));
    const database = await startTestDatabase();
    await migrate(database.url);
    await publishContent(database.url);
    const site = new LedgerSite(dir, database, await findFreePort(), options);
    await site.startSite().catch(async (error) => {
      await site.remove();
      throw error;
    });
    return site;
  }

  async startSite(): Promise<void> {
    // A known key, so that `compareClicks` can match visitors to stored clicks.
    await this.withOwner((db) => setVisitorKey(db, this.#key));
    const log = await open(this.logPath, 'a');
    this.#site = await startSite({
      mode: 'production',
      port: this.port,
      databaseUrl: this.database.url,
      snapshotPath: join(this.dir, 'snapshot.ndjson'),
      output: log.fd,
      env: { CLICK_SPOOL_DIR: this.spoolDir, TRUSTED_PROXY_HOPS: '1', ...this.#env },
    });
    await this.#site.ready(READY_TIMEOUT_MS);
    await log.close();
    await this.waitUntil(async () => (await this.readClickState()).database === 'up', READY_TIMEOUT_MS);
  }

  /** Sends SIGKILL. */
  async killSite(): Promise<void> {
    this.#site?.process.kill('SIGKILL');
    await this.#site?.exited;
  }

  async readClickState(): Promise<ReadyState['clicks']> {
    return ((await (await fetch(`http://127.0.0.1:${this.port}/readyz`)).json()) as ReadyState).clicks;
  }

  async isSpoolEmpty(): Promise<boolean> {
    return (await readdir(this.spoolDir).catch(() => [])).length === 0;
  }

  visit(perSecond: number, options: Partial<ClickLoadOptions> = {}): ClickLoad {
    return new ClickLoad({
      port: this.port,
      path: '/go/winz-casino',
      perSecond,
      connections: 64,
      ...options,
    });
  }

  async withOwner<T>(use: (db: Database) => Promise<T>): Promise<T> {
    const db = connect(this.database.url, { maxConnections: 1 });
    try {
      return await use(db);
    } finally {
      await db.end();
    }
  }

  /** Counts acknowledged clicks that are missing, and clicks that are stored more than once. */
  async compareClicks({
    acknowledged,
  }: ClickLoadFigures): Promise<{ missing: number; duplicates: number; stored: number }> {
    const stored = await this.withOwner(countByVisitor);
    const hashVisitor = (n: number) =>
      createHmac('sha256', this.#key).update(toVisitorAddress(n)).digest('hex').slice(0, 32);
    return {
      missing: acknowledged.filter((n) => !stored.has(hashVisitor(n))).length,
      duplicates: stored
        .values()
        .filter((count) => count > 1)
        .toArray().length,
      stored: stored.values().reduce((sum, count) => sum + count, 0),
    };
  }

  async waitUntil(isMet: () => Promise<boolean>, timeoutMs: number): Promise<void> {
    const deadline = Date.now() + timeoutMs;
    while (!(await isMet().catch(() => false))) {
      if (Date.now() > deadline) throw new Error(`Timeout after ${timeoutMs} ms: ${isMet}`);
      await new Promise((done) => setTimeout(done, 50));
    }
  }

  async remove(): Promise<void> {
    await this.#site?.stop();
    await this.database.remove();
    await rm(this.dir, { recursive: true, force: true });
  }
}
