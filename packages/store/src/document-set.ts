import type { DocumentBody, ReadDocument, ReadKind, Scope } from '@nettobonus/domain/published-document';

/** When a document's body last changed, and since when it has been there without a break; null where nobody knows. */
export interface PublishedDates {
  publishedAt: Date | null;
  publishedSince: Date | null;
}
export type DatedDocument = ReadDocument & PublishedDates;

interface Filed extends PublishedDates {
  body: unknown;
}
type Shelf = ReadonlyMap<string, Filed>;

/** Everything published at one moment. Never changes: a publishing makes a new one. */
export class DocumentSet {
  readonly version: number;
  readonly #shelves: ReadonlyMap<string, Shelf>;

  private constructor(version: number, shelves: ReadonlyMap<string, Shelf>) {
    this.version = version;
    this.#shelves = shelves;
  }

  static from(version: number, documents: Iterable<DatedDocument>): DocumentSet {
    const shelves = new Map<string, Map<string, Filed>>();
    for (const { kind, market, key, ...filed } of documents) {
      const name = shelfName(kind, market);
      const shelf = shelves.get(name) ?? new Map<string, Filed>();
      shelves.set(name, shelf.set(key, filed));
    }
    return new DocumentSet(version, shelves);
  }

  /** The set after a publishing: `published` replace or join, `gone` leave. Untouched shelves are shared. */
  with(version: number, published: readonly DatedDocument[], gone: readonly DocumentName[]): DocumentSet {
    const shelves = new Map(this.#shelves);
    const opened = new Map<string, Map<string, Filed>>();
    const open = (kind: ReadKind, market: Scope) => {
      const name = shelfName(kind, market);
      const shelf = opened.get(name) ?? new Map(shelves.get(name));
      opened.set(name, shelf);
      shelves.set(name, shelf);
      return shelf;
    };
    for (const { kind, market, key } of gone) open(kind, market).delete(key);
    for (const { kind, market, key, ...filed } of published) open(kind, market).set(key, filed);
    return new DocumentSet(version, shelves);
  }

  get<K extends ReadKind>(kind: K, market: Scope, key: string): DocumentBody<K> | null {
    return (this.#filed(kind, market, key)?.body as DocumentBody<K> | undefined) ?? null;
  }

  /** When the body last changed. */
  publishedAt(kind: ReadKind, market: Scope, key: string): Date | null {
    return this.#filed(kind, market, key)?.publishedAt ?? null;
  }

  /** Since when it has been published without a break. */
  publishedSince(kind: ReadKind, market: Scope, key: string): Date | null {
    return this.#filed(kind, market, key)?.publishedSince ?? null;
  }

  list<K extends ReadKind>(kind: K, market: Scope): DocumentBody<K>[] {
    return this.entries(kind, market).map(([, body]) => body);
  }

  /** For kinds whose key is not in their body. */
  entries<K extends ReadKind>(kind: K, market: Scope): [key: string, body: DocumentBody<K>][] {
    const shelf = this.#shelves.get(shelfName(kind, market)) ?? new Map<string, Filed>();
    return [...shelf].map(([key, { body }]) => [key, body as DocumentBody<K>]);
  }

  get size(): number {
    return this.#shelves.values().reduce((sum, shelf) => sum + shelf.size, 0);
  }

  *documents(): Generator<DatedDocument> {
    for (const [name, shelf] of this.#shelves) {
      const [kind, market] = name.split('/');
      for (const [key, filed] of shelf) yield { kind, market, key, ...filed } as DatedDocument;
    }
  }

  #filed(kind: ReadKind, market: Scope, key: string): Filed | undefined {
    return this.#shelves.get(shelfName(kind, market))?.get(key);
  }
}

export interface DocumentName {
  kind: ReadKind;
  market: Scope;
  key: string;
}

function shelfName(kind: ReadKind, market: Scope): string {
  return `${kind}/${market}`;
}
