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

/** The names of several users, without those who do not exist. */
export async function getUserNames(payload: Payload, ids: readonly unknown[]): Promise<Map<unknown, string>> {
  const known = [...new Set(ids)].filter((id) => id !== null && id !== undefined);
  if (known.length === 0) return new Map();
  const { docs } = await payload.find({
    collection: 'users',
    where: { id: { in: known } },
    pagination: false,
    depth: 0,
    select: { name: true },
    overrideAccess: true,
  });
  return new Map(docs.map(({ id, name }) => [id, name]));
}
