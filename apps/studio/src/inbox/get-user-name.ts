import type { Payload } from 'payload';

/** For lists and forms whose rows were read with the user's access: editors may not read colleagues themselves. */
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
