import type { CollectionSlug, PayloadRequest } from 'payload';
import { getUserNames } from '../inbox/get-user-name.ts';
import type { StoredDocument } from '../publishing/stored-document.ts';
import { formatAuthor } from './saved-through.ts';

export interface ListedVersion {
  id: number;
  revision: number;
  /** `Eva Lind`, `CSV import by Eva Lind`. */
  author: string;
  savedAt: string;
  status: 'draft' | 'published' | null;
  /** Whether the form saved it while the editor was typing. */
  isAutosaved: boolean;
}

interface StoredVersion {
  id: number;
  updatedAt: string;
  autosave?: boolean | null;
  version: StoredDocument;
}

/** Lists the versions of a document with their authors, newest first, if the user may read them. */
export async function listVersions(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number,
): Promise<ListedVersion[]> {
  const { docs } = await req.payload.findVersions({
    collection,
    where: { parent: { equals: id } },
    sort: '-updatedAt',
    // A document has a limited number of versions.
    pagination: false,
    depth: 0,
    trash: true,
    select: {
      autosave: true,
      updatedAt: true,
      version: { revision: true, savedBy: true, savedThrough: true, _status: true },
    } as never,
    overrideAccess: false,
    req,
  });
  const versions = docs as unknown as StoredVersion[];
  const names = await getUserNames(
    req.payload,
    versions.map(({ version }) => version.savedBy),
  );
  return versions.map(({ id: versionId, updatedAt, autosave, version }) => {
    const { savedBy, savedThrough } = version;
    const revision = Number(version.revision ?? 0);
    return {
      id: versionId,
      revision,
      author: formatAuthor({
        name: names.get(savedBy) ?? (savedBy ? `User ${savedBy}` : null),
        program: savedThrough as string | null,
        isUnknown: revision === 0,
      }),
      savedAt: new Date(updatedAt).toISOString(),
      status: (version._status ?? null) as ListedVersion['status'],
      isAutosaved: autosave ?? false,
    };
  });
}
