import type { PayloadRequest } from 'payload';

/** The names of casinos by id. */
export async function findCasinoNames(
  req: PayloadRequest,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const { docs } = await req.payload.find({
    collection: 'casinos',
    where: { id: { in: [...ids] } },
    depth: 0,
    pagination: false,
    overrideAccess: true,
    select: { name: true },
    req,
  });
  return new Map(docs.map(({ id, name }) => [id, name ?? '']));
}
