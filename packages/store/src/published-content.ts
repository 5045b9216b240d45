import type { Database } from './connect.ts';
import { DocumentSet } from './document-set.ts';
import { getLatestVersion, parsePublishedRows, readPublishedRows } from './published-rows.ts';

/**
 * Keeps the published documents in memory. Unlike the site's snapshot, which may be a moment old, each read returns what
 * was committed before it: it reads the rows that are newer than those in memory.
 */
export class PublishedContent {
  readonly #db: Database;
  #content: DocumentSet | null = null;
  #last: Promise<unknown> = Promise.resolve();

  constructor(db: Database) {
    this.#db = db;
  }

  /** One read after another: with two concurrent ones, the older result could overwrite the newer one. */
  read(): Promise<DocumentSet> {
    const reading = this.#last.then(() => this.#refresh());
    this.#last = reading.catch(() => {});
    return reading;
  }

  async #refresh(): Promise<DocumentSet> {
    const [latest] = await this.#db<[{ version: string | null }]>`
      SELECT max(version) AS version FROM site.published_documents`;
    // A lower version: the database was restored to an earlier state.
    const content = Number(latest.version ?? 0) < (this.#content?.version ?? 0) ? null : this.#content;
    if (content?.version === Number(latest.version ?? 0)) return content;
    const rows = await readPublishedRows(this.#db, content?.version ?? 0);
    // The site logs rows that it skips.
    const { published, withdrawn, skipped } = await parsePublishedRows(rows, () => {});
    const version = getLatestVersion(rows, content?.version ?? 0);
    this.#content = content
      ? content.with(version, published, [...withdrawn, ...skipped])
      : DocumentSet.from(version, published);
    return this.#content;
  }
}
