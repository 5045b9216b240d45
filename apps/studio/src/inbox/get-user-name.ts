import type { Payload } from 'payload';

/** Reads without access control: editors may not read other users, but may see the names in documents they may read. */
export async function getUserName(payload: Payload, id: unknown): Promise<string | null> {
  if (id === null || id === undefined) return null;
  const user = await payload.findByID({
    collection: 'users',
    id: id as number,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
  });
  return user?.name ?? null;
}
