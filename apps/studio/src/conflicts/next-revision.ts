import { closeAutosavedDraftStatement } from '@nettobonus/store/studio-content';
import type { CollectionSlug, PayloadRequest } from 'payload';
import { hasDraftsEnabled } from 'payload/shared';
import { getUserName } from '../inbox/get-user-name.ts';
import { readTogether } from '../publishing/bulk-operation.ts';
import { Refusal } from '../publishing/field-error.ts';
import { runStatement } from '../publishing/run-statement.ts';
import type { StoredDocument } from '../publishing/stored-document.ts';
import { getOpenedRevision } from './opened-revisions.ts';
import { formatAuthor, getProgram } from './saved-through.ts';

/** What a document looks like now, and who saved it. The body of a 409 response contains it as `data`. */
export interface Conflict {
  id: number;
  revision: number;
  /** `Eva Lind`, `CSV import by Eva Lind`. */
  savedBy: string;
  /** Whether the same user has saved it, in another tab for example. */
  isOwn: boolean;
  savedAt: string;
  stored: StoredDocument;
  sent: StoredDocument;
}

interface Save {
  collection: CollectionSlug;
  /** The document as Payload read it before the lock was taken; undefined if it is new. */
  before: StoredDocument | undefined;
  /** What the request sets. */
  data: StoredDocument;
  isAutosave?: boolean;
}

interface RevisionValues {
  revision: number;
  savedBy: number | null;
  savedThrough: string | null;
}

/**
 * Returns the next revision with its author, or refuses a save that would overwrite a revision which its sender has not
 * seen. The caller must hold the document's lock, so that two saves cannot both pass.
 */
export async function nextRevision(
  req: PayloadRequest,
  { collection, before, data, isAutosave = false }: Save,
): Promise<RevisionValues> {
  const savedBy = (req.user?.id as number | undefined) ?? null;
  const program = getProgram(req);
  const author = { savedBy, savedThrough: program };
  if (!before) return { revision: 1, ...author };
  const id = before.id as number;
  const { document: stored, version } = await findNewest(req, collection, id);
  const revision = toRevision(stored);
  const opened = getOpenedRevision(req, id);
  const isEditor = req.user && !program;
  const title = describe(stored, id);
  if (isEditor && opened === undefined) throw missingRevision(title);
  // Payload has filled in missing fields from what it read before it waited for the lock.
  if ((isEditor && opened !== revision) || toRevision(before) !== revision) {
    throw await conflictError(req, { id, title, stored, revision, sent: data });
  }
  if (isAutosave && version?.autosave && stored.savedBy !== savedBy) {
    await runStatement(req, closeAutosavedDraftStatement(collection, version.id));
  }
  return { revision: revision + 1, ...author };
}

/** The newest revision of a document: that of its newest draft, if it has drafts. */
export async function findRevision(req: PayloadRequest, collection: CollectionSlug, id: number) {
  return toRevision((await findNewest(req, collection, id)).document);
}

interface Newest {
  document: StoredDocument;
  version: { id: number; autosave: boolean } | null;
}

interface NewestVersion {
  id: number;
  parent: number;
  autosave?: boolean;
  version: StoredDocument;
}

/** The newest version of a document: its newest draft, if it has drafts. */
export async function findNewest(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number,
): Promise<Newest> {
  const options = { collection, depth: 0, trash: true, overrideAccess: true, req } as const;
  if (hasDraftsEnabled(req.payload.collections[collection].config)) {
    const newest = await readTogether(req, `newest ${collection}`, [id], async (ids) => {
      const { docs } = await req.payload.findVersions({
        ...options,
        where: { parent: { in: ids }, latest: { equals: true } },
        // If a document has two of them, the newer one comes last and stays in the map.
        sort: 'updatedAt',
        pagination: false,
      });
      return new Map((docs as unknown as NewestVersion[]).map((version) => [version.parent, version]));
    });
    const found = newest.get(id);
    if (found) {
      return {
        document: { ...found.version, id },
        version: { id: found.id, autosave: found.autosave ?? false },
      };
    }
  }
  return { document: { ...(await req.payload.findByID({ ...options, id })) }, version: null };
}

const toRevision = ({ revision }: StoredDocument): number => Number(revision ?? 0);

const describe = ({ title, name }: StoredDocument, id: number) => `“${title ?? name ?? id}”`;

const missingRevision = (title: string) =>
  new Refusal(
    `The request does not say which revision of ${title} it was made from. Send the document’s “revision” in the body, or "id:revision" in the header If-Match.`,
    428,
  );

interface ConflictOptions {
  id: number;
  title: string;
  stored: StoredDocument;
  revision: number;
  sent: StoredDocument;
}

async function conflictError(
  req: PayloadRequest,
  { id, title, stored, revision, sent }: ConflictOptions,
): Promise<Refusal> {
  const isOwn = req.user !== null && stored.savedBy === req.user?.id;
  const conflict: Conflict = {
    id,
    revision,
    savedBy: formatAuthor({
      name: await getUserName(req.payload, stored.savedBy),
      program: stored.savedThrough as string | null,
      isUnknown: revision === 0,
    }),
    isOwn,
    savedAt: String(stored.updatedAt),
    stored,
    sent,
  };
  const event = isOwn ? `You have saved ${title} somewhere else` : `${conflict.savedBy} has saved ${title}`;
  const message = `${event} since you opened it. Nothing was saved, so that no change is lost. Reload it and try again.`;
  return new Refusal(message, 409, { conflict });
}
