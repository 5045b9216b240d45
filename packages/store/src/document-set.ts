import {
  ALL_MARKETS,
  type DocumentBody,
  type ReadDocument,
  type ReadKind,
  type Scope,
} from '@nettobonus/domain/published-document';

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
/** The last version that touched each scope. */
export type ScopeVersions = ReadonlyMap<Scope, number>;

/** Everything published at one moment. Never changes: a publishing makes a new one. */
export class DocumentSet {
  readonly version: number;
  readonly #shelves: ReadonlyMap<string, Shelf>;
  readonly #versions: ScopeVersions;

  private constructor(version: number, shelves: ReadonlyMap<string, Shelf>, versions: ScopeVersions) {
    this.version = version;
    this.#shelves = shelves;
    this.#versions = versions;
  }

  /** Where nobody knows which version touched which market, the last may have touched all. */
  static from(
    version: number,
    documents: Iterable<DatedDocument>,
    versions: ScopeVersions = new Map([[ALL_MARKETS, version]]),
  ): DocumentSet {
    const shelves = new Map<string, Map<string, Filed>>();
    for (const { kind, market, key, ...filed } of documents) {
      const name = shelfName(kind, market);
      const shelf = shelves.get(name) ?? new Map<string, Filed>();
      shelves.set(name, shelf.set(key, filed));
    }
    return new DocumentSet(version, shelves, versions);
  }

  /** The set after a publishing: `published` replace or join, `gone` leave. Untouched shelves are shared. */
  with(version: number, published: readonly DatedDocument[], gone: readonly DocumentName[]): DocumentSet {
    const shelves = new Map(this.#shelves);
    const opened = new Map<string, Map<string, Filed>>();
    const versions = new Map(this.#versions);
    const open = (kind: ReadKind, market: Scope) => {
      versions.set(market, version);
      const name = shelfName(kind, market);
      const shelf = opened.get(name) ?? new Map(shelves.get(name));
      opened.set(name, shelf);
      shelves.set(name, shelf);
      return shelf;
    };
    for (const { kind, market, key } of gone) {
      if (open(kind, market).delete(key)) versions.set(ALL_MARKETS, version);
    }
    for (const { kind, market, key, ...filed } of published) {
      const shelf = open(kind, market);
      if (!shelf.has(key)) versions.set(ALL_MARKETS, version);
      shelf.set(key, filed);
    }
    return new DocumentSet(version, shelves, versions);
  }

  /**
   * The last version that may have changed a page of this market: one of its own documents, one of all markets, or one
   * that came or went anywhere, since pages name their counterparts in other languages.
   */
  versionFor(market: Scope): number {
    return Math.max(this.#versions.get(market) ?? 0, this.#versions.get(ALL_MARKETS) ?? 0);
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
