/**
 * Names the revisions in requests that change documents. Payload's buttons cannot: unpublishing, restoring and bulk
 * edits send neither the document nor a header of ours.
 */
import type { BulkRefusal } from '../publishing/bulk-refusals.ts';
import type { StoredDocument } from '../publishing/stored-document.ts';
import type { Conflict } from './next-revision.ts';
import { formatIfMatch } from './opened-revisions.ts';

export interface RefusedSave {
  conflict: Conflict;
  url: string;
  isAutosave: boolean;
  /** The status that the save would have given the document. */
  status: unknown;
}

/** A refused save with the versions to merge with the stored one. */
export interface OpenConflict extends RefusedSave {
  opened: StoredDocument;
  mine: StoredDocument;
}

/** A document that is open in this browser tab, in a form or as a version. */
export interface OpenedDocument {
  collection: string;
  id: number;
  revision: number;
  /** The document as it is stored in this revision. */
  values: StoredDocument;
  onConflict: ((refused: RefusedSave) => void) | null;
}

const documents = new Set<OpenedDocument>();
/** The revisions of the rows that a list shows, by collection. */
const lists = new Map<string, ReadonlyMap<number, number>>();

/** Remembers an open document. Returns a function that forgets it. */
export function openDocument(document: OpenedDocument): () => void {
  documents.add(document);
  return () => documents.delete(document);
}

/** Lookups of the revisions of open documents. */
const lookups = new Set<Promise<void>>();

/** Lets requests that restore a version wait until the page knows the newest revision. */
export function awaitLookup(lookup: Promise<void>): void {
  lookups.add(lookup);
  void lookup.finally(() => lookups.delete(lookup));
}

export function showList(collection: string, revisions: ReadonlyMap<number, number>): () => void {
  lists.set(collection, revisions);
  return () => {
    if (lists.get(collection) === revisions) lists.delete(collection);
  };
}

interface Options {
  /** The studio's own. */
  origin: string;
  showError: (message: string) => void;
  /** Called with the documents that a bulk operation has refused. */
  showRefusals: (refusals: BulkRefusals) => void;
}

/** What a bulk operation has changed, and what it has refused. */
export interface BulkRefusals {
  collection: string;
  savedCount: number;
  errors: readonly BulkRefusal[];
}

interface ErrorBody {
  errors?: { message?: string; data?: { conflict?: Conflict } | null }[];
}

interface Target {
  collection: string;
  /** Null if the request changes several documents, or restores a version, whose document the address does not name. */
  id: number | null;
  isBulk: boolean;
}

function findTarget(url: URL, method: string): Target | null {
  const [, collection, versions, id] = /^\/api\/([\w-]+)(\/versions)?(?:\/(\d+))?$/.exec(url.pathname) ?? [];
  if (!collection) return null;
  if (versions) return method === 'POST' && id ? { collection, id: null, isBulk: false } : null;
  if (method !== 'PATCH') return null;
  return { collection, id: id ? Number(id) : null, isBulk: !id };
}

/**
 * Wraps `fetch`: adds the header `If-Match`, remembers the revision of a response, and reports conflicts to the form.
 * Payload does not show why it could not restore a version, so `showError` does.
 */
export function withRevisions(
  send: typeof fetch,
  { origin, showError, showRefusals }: Options,
): typeof fetch {
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input), origin);
    const target = url.origin === origin ? findTarget(url, (init?.method ?? 'GET').toUpperCase()) : null;
    if (!target) return send(input, init);
    const isRestore = !target.isBulk && target.id === null;
    if (isRestore) await Promise.all(lookups);
    const opened = [...documents].filter(
      ({ collection, id }) => collection === target.collection && (target.id === null || id === target.id),
    );
    const shown = opened.map(({ id, revision }) => [id, revision] as const);
    // A form restores its document from the trash with a request for all documents that have its id.
    const revisions = target.isBulk
      ? listSelected(new Map([...(lists.get(target.collection) ?? []), ...shown]), url)
      : shown;
    const headers = new Headers(init?.headers);
    if (revisions.length > 0 && !headers.has('If-Match')) headers.set('If-Match', formatIfMatch(revisions));
    const response = await send(input, { ...init, headers });
    if (isRestore && !response.ok) {
      const { errors }: ErrorBody = await response
        .clone()
        .json()
        .catch(() => ({}));
      if (errors?.[0]?.message) showError(errors[0].message);
    }
    if (target.isBulk && response.status === 400) {
      const refusals = await readRefusals(target.collection, response);
      if (refusals) showRefusals(refusals);
    }
    const [document] = target.id === null ? [] : opened;
    return document ? receive(document, response, { url, body: init?.body }) : response;
  };
}

/** The refusals in a response; null if the whole operation has failed. */
async function readRefusals(collection: string, response: Response): Promise<BulkRefusals | null> {
  const { docs, errors }: { docs?: unknown[]; errors?: BulkRefusal[] } = await response
    .clone()
    .json()
    .catch(() => ({}));
  return docs && errors ? { collection, savedCount: docs.length, errors } : null;
}

/** The rows that a bulk edit selects by their ids; all of them if it selects them by a search. */
function listSelected(revisions: ReadonlyMap<number, number>, { searchParams }: URL): [number, number][] {
  const ids = new Set(
    [...searchParams]
      .filter(([name]) => /\[id\]\[(?:in\](?:\[\d*\])?|equals\])$/.test(name))
      .flatMap(([, value]) => value.split(',').map(Number)),
  );
  return [...revisions].filter(([id]) => ids.size === 0 || ids.has(id));
}

async function receive(
  document: OpenedDocument,
  response: Response,
  { url, body }: { url: URL; body: unknown },
): Promise<Response> {
  const json: ErrorBody & { doc?: StoredDocument } = await response
    .clone()
    .json()
    .catch(() => ({}));
  if (response.ok && typeof json.doc?.revision === 'number') {
    document.revision = json.doc.revision;
    document.values = json.doc;
  }
  const conflict = json.errors?.[0]?.data?.conflict;
  if (response.status !== 409 || !conflict || !document.onConflict) return response;
  document.onConflict({
    conflict,
    url: url.pathname + url.search,
    isAutosave: url.searchParams.get('autosave') === 'true',
    status: readStatus(body),
  });
  // The dialog says what happened. Payload's form would show the error as well, again with every autosave.
  return Response.json({ errors: [] }, { status: 409 });
}

/** Forms send the document as a field of form data, buttons send JSON. */
function readStatus(body: unknown): unknown {
  const text = body instanceof FormData ? body.get('_payload') : body;
  return typeof text === 'string' ? (JSON.parse(text) as { _status?: unknown })._status : undefined;
}
