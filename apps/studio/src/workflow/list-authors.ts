import type { CollectionSlug, PayloadRequest } from 'payload';
import { isPublished, type StoredDocument } from '../publishing/stored-document.ts';

/** These programs change no text that a reviewer reads. */
const PROGRAMS_WITHOUT_AUTHOR: readonly unknown[] = ['read-today', 'schedule'];

/** The ids of all users who wrote something since the document was last published. */
export async function listAuthors(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number,
): Promise<ReadonlySet<string>> {
  const { docs } = await req.payload.findVersions({
    collection,
    where: { parent: { equals: id } },
    sort: '-updatedAt',
    pagination: false,
    depth: 0,
    select: { version: { savedBy: true, savedThrough: true, _status: true } } as never,
    overrideAccess: true,
    req,
  });
  const versions = (docs as unknown as { version: StoredDocument }[]).map(({ version }) => version);
  const publishedAt = versions.findIndex((version) => isPublished(version));
  const changes = publishedAt < 0 ? versions : versions.slice(0, publishedAt);
  return new Set(
    changes
      .filter(({ savedBy, savedThrough }) => savedBy && !PROGRAMS_WITHOUT_AUTHOR.includes(savedThrough))
      .map(({ savedBy }) => String(savedBy)),
  );
}
