import {
  ALL_MARKETS,
  type DocumentBody,
  type ReadableDocument,
  type ReadableKind,
  type Scope,
} from '@nettobonus/domain/publishing/published-document';

/** When a document's body last changed, and since when it has been continuously published; null if unknown. */
export interface PublishedDates {
  publishedAt: Date | null;
  publishedSince: Date | null;
}
export type DatedDocument = ReadableDocument & PublishedDates;

interface StoredDocument extends PublishedDates {
  body: unknown;
}
type DocumentsByKey = ReadonlyMap<string, StoredDocument>;
/** The last version that changed each scope: a market, or the documents of all markets. */
export type ScopeVersions = ReadonlyMap<Scope, number>;

/** The later version of each scope. */
export function latestVersions(...all: readonly ScopeVersions[]): ScopeVersions {
  const latest = new Map<Scope, number>();
  for (const versions of all) {
    for (const [scope, version] of versions) latest.set(scope, Math.max(latest.get(scope) ?? 0, version));
  }
  return latest;
}

/** All published documents of one version. Immutable: every publication creates a new set. */
export class DocumentSet {
  readonly version: number;
  readonly versions: ScopeVersions;
  /** The number of documents. */
  readonly size: number;
  readonly #groups: ReadonlyMap<string, DocumentsByKey>;

  private constructor(version: number, groups: ReadonlyMap<string, DocumentsByKey>, versions: ScopeVersions) {
    this.version = version;
    this.versions = versions;
    this.size = groups.values().reduce((sum, group) => sum + group.size, 0);
    this.#groups = groups;
  }

  /** Without `versions`, the last version counts as a change to every market. */
  static from(
    version: number,
    documents: Iterable<DatedDocument>,
    versions: ScopeVersions = new Map([[ALL_MARKETS, version]]),
  ): DocumentSet {
    const groups = new Map<string, Map<string, StoredDocument>>();
    for (const { kind, market, key, ...stored } of documents) {
      const name = groupName(kind, market);
      const group = groups.get(name) ?? new Map<string, StoredDocument>();
      groups.set(name, group.set(key, stored));
    }
    return new DocumentSet(version, groups, versions);
  }

  /**
   * Returns a new set with `published` added or replaced and `withdrawn` removed. Shares unchanged groups. `versions`
   * contains the scopes that change.
   */
  with(
    version: number,
    published: readonly DatedDocument[],
    withdrawn: readonly DocumentReference[],
    versions: ScopeVersions = new Map(),
  ): DocumentSet {
    const groups = new Map(this.#groups);
    const copies = new Map<string, Map<string, StoredDocument>>();
    const copyGroup = (kind: ReadableKind, market: Scope) => {
      const name = groupName(kind, market);
      const group = copies.get(name) ?? new Map(groups.get(name));
      copies.set(name, group);
      groups.set(name, group);
      return group;
    };
    for (const { kind, market, key } of withdrawn) copyGroup(kind, market).delete(key);
    for (const { kind, market, key, ...stored } of published) copyGroup(kind, market).set(key, stored);
    return new DocumentSet(version, groups, latestVersions(this.versions, versions));
  }

  /**
   * The last version that may have changed a page of this market: one that changed a document of the market or of all
   * markets, or added or removed a document in any market, because pages link to their counterparts in other languages.
   */
  versionFor(market: Scope): number {
    return Math.max(this.versions.get(market) ?? 0, this.versions.get(ALL_MARKETS) ?? 0);
  }

  get<K extends ReadableKind>(kind: K, market: Scope, key: string): DocumentBody<K> | null {
    return (this.#find(kind, market, key)?.body as DocumentBody<K> | undefined) ?? null;
  }

  /** When the body last changed. */
  publishedAt(kind: ReadableKind, market: Scope, key: string): Date | null {
    return this.#find(kind, market, key)?.publishedAt ?? null;
  }

  /** Since when the document has been continuously published. */
  publishedSince(kind: ReadableKind, market: Scope, key: string): Date | null {
    return this.#find(kind, market, key)?.publishedSince ?? null;
  }

  list<K extends ReadableKind>(kind: K, market: Scope): DocumentBody<K>[] {
    return this.entries(kind, market).map(([, body]) => body);
  }

  /** Like `list`, with keys: for kinds whose body does not contain the key. */
  entries<K extends ReadableKind>(kind: K, market: Scope): [key: string, body: DocumentBody<K>][] {
    const group = this.#groups.get(groupName(kind, market)) ?? new Map<string, StoredDocument>();
    return [...group].map(([key, { body }]) => [key, body as DocumentBody<K>]);
  }

  *documents(): Generator<DatedDocument> {
    for (const [name, group] of this.#groups) {
      const [kind, market] = name.split('/');
      for (const [key, stored] of group) yield { kind, market, key, ...stored } as DatedDocument;
    }
  }

  #find(kind: ReadableKind, market: Scope, key: string): StoredDocument | undefined {
    return this.#groups.get(groupName(kind, market))?.get(key);
  }
}

export interface DocumentReference {
  kind: ReadableKind;
  market: Scope;
  key: string;
}

function groupName(kind: ReadableKind, market: Scope): string {
  return `${kind}/${market}`;
}
