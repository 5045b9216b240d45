import type { DocumentBody, ReadDocument, ReadKind, Scope } from '@nettobonus/domain/published-document';

type Shelf = ReadonlyMap<string, unknown>;

/** Everything published at one moment. Never changes: a publishing makes a new one. */
export class DocumentSet {
  readonly version: number;
  readonly #shelves: ReadonlyMap<string, Shelf>;

  private constructor(version: number, shelves: ReadonlyMap<string, Shelf>) {
    this.version = version;
    this.#shelves = shelves;
  }

  static from(version: number, documents: Iterable<ReadDocument>): DocumentSet {
    const shelves = new Map<string, Map<string, unknown>>();
    for (const { kind, market, key, body } of documents) {
      const name = shelfName(kind, market);
      const shelf = shelves.get(name) ?? new Map<string, unknown>();
      shelves.set(name, shelf.set(key, body));
    }
    return new DocumentSet(version, shelves);
  }

  /** The set after a publishing: `published` replace or join, `gone` leave. Untouched shelves are shared. */
  with(version: number, published: readonly ReadDocument[], gone: readonly DocumentName[]): DocumentSet {
    const shelves = new Map(this.#shelves);
    const opened = new Map<string, Map<string, unknown>>();
    const open = (kind: ReadKind, market: Scope) => {
      const name = shelfName(kind, market);
      const shelf = opened.get(name) ?? new Map(shelves.get(name));
      opened.set(name, shelf);
      shelves.set(name, shelf);
      return shelf;
    };
    for (const { kind, market, key } of gone) open(kind, market).delete(key);
    for (const { kind, market, key, body } of published) open(kind, market).set(key, body);
    return new DocumentSet(version, shelves);
  }

  get<K extends ReadKind>(kind: K, market: Scope, key: string): DocumentBody<K> | null {
    return (this.#shelves.get(shelfName(kind, market))?.get(key) as DocumentBody<K> | undefined) ?? null;
  }

  list<K extends ReadKind>(kind: K, market: Scope): DocumentBody<K>[] {
    return this.entries(kind, market).map(([, body]) => body);
  }

  /** For kinds whose key is not in their body. */
  entries<K extends ReadKind>(kind: K, market: Scope): [key: string, body: DocumentBody<K>][] {
    return [...(this.#shelves.get(shelfName(kind, market)) ?? [])] as [string, DocumentBody<K>][];
  }

  get size(): number {
    return this.#shelves.values().reduce((sum, shelf) => sum + shelf.size, 0);
  }

  *documents(): Generator<ReadDocument> {
    for (const [name, shelf] of this.#shelves) {
      const [kind, market] = name.split('/');
      for (const [key, body] of shelf) yield { kind, market, key, body } as ReadDocument;
    }
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
