import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { listDocuments } from '@nettobonus/content/documents';
import { PLACEMENTS } from '@nettobonus/domain/clicks/click';
import type { PublishedDocument } from '@nettobonus/domain/publishing/published-document';
import { ClickLedger, type ClickOutcome } from '@nettobonus/store/click-ledger';
import { connect, type Database, SITE_ROLE } from '@nettobonus/store/connect';
import {
  deleteContactMessages,
  importMessageStatement,
  saveContactMessage,
} from '@nettobonus/store/contact-messages';
import { publish } from '@nettobonus/store/publish';
import { createTestClicks } from '../ops/test-clicks.ts';

/** The largest group of comparison sites gets about 154 visits per second. Assume one click per visit. */
const CLICK_EVERY_MS = 6;
const PUBLISH_EVERY_MS = 400;
const MESSAGE_EVERY_MS = 300;
const DELETE_AFTER_MS = 60_000;

type Listing = Extract<PublishedDocument, { kind: 'listing' }>;

/**
 * Writes everything that a live site writes: clicks through the click ledger, publications, contact messages and their
 * deletion.
 */
export class BusyWriters {
  readonly written = { clicks: 0, publications: 0, messages: 0 };
  readonly #db: Database;
  readonly #ledger: ClickLedger;
  readonly #listings: Listing[];
  readonly #done: Promise<unknown>;
  #isWriting = true;

  constructor(databaseUrl: string, dir: string) {
    this.#db = connect(databaseUrl, { maxConnections: 2 });
    this.#ledger = new ClickLedger({
      databaseUrl,
      role: SITE_ROLE,
      spoolDir: join(dir, 'click-spool'),
      log: () => {},
    });
    this.#listings = listDocuments().filter((document) => document.kind === 'listing');
    this.#done = Promise.all([
      this.#every(CLICK_EVERY_MS, (n) => this.#click(n)),
      this.#every(PUBLISH_EVERY_MS, (n) => this.#publish(n)),
      this.#every(MESSAGE_EVERY_MS, (n) => this.#message(n)),
    ]);
  }

  /** Works with and without a running database. */
  async stop(): Promise<void> {
    this.#isWriting = false;
    await this.#ledger.stop();
    await this.#db.end({ timeout: 1 });
    await this.#done;
  }

  /** Calls `write` at a fixed rate, and catches up after a slow call. */
  async #every(ms: number, write: (n: number) => Promise<void>): Promise<void> {
    const startedAt = performance.now();
    for (let n = 0; this.#isWriting; n++) {
      await pause(Math.max(0, startedAt + n * ms - performance.now()));
      // Ignore errors: the benchmark kills the server while the writers run.
      await write(n).catch(() => {});
    }
  }

  async #click(n: number): Promise<void> {
    const { key: casino, market } = this.#listings[(n * 7) % this.#listings.length] as Listing;
    const placement = PLACEMENTS[n % PLACEMENTS.length] ?? 'list';
    const [click] = createTestClicks(1, Date.now(), {
      casino,
      market: market as 'fi',
      placement,
      isBot: n % 20 === 0,
    });
    // Not awaited: visitors click whether or not the previous click is stored.
    if (click) void this.#ledger.record(click).then((outcome) => this.#countClick(outcome));
  }

  #countClick(outcome: ClickOutcome): void {
    if (outcome === 'stored') this.written.clicks += 1;
  }

  async #publish(n: number): Promise<void> {
    const listing = this.#listings[n % this.#listings.length] as Listing;
    const bonus = `${listing.body.bonus.slice(0, 60)} (${n})`;
    await publish(this.#db, [{ ...listing, body: { ...listing.body, bonus } }]);
    this.written.publications += 1;
  }

  async #message(n: number): Promise<void> {
    const id = randomUUID();
    const email = `visitor-${n}@example.com`;
    await saveContactMessage(this.#db, { id, market: 'fi', name: 'Aino', email, message: `Hei, ${n}!` });
    this.written.messages += 1;
    const { text, values } = importMessageStatement(id);
    if (n % 3 === 0) await this.#db.unsafe(text, values);
    if (n % 100 === 0) await deleteContactMessages(this.#db, new Date(Date.now() - DELETE_AFTER_MS));
  }
}
