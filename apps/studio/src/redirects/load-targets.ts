import type { PayloadRequest } from 'payload';

/** The target of each published redirect, by its address. */
export async function loadTargets(req: PayloadRequest): Promise<ReadonlyMap<string, string>> {
  const { docs } = await req.payload.find({
    collection: 'redirects',
    where: { _status: { equals: 'published' } },
    depth: 0,
    pagination: false,
    overrideAccess: true,
    select: { from: true, to: true },
    req,
  });
  return new Map(docs.flatMap(({ from, to }) => (from && to ? [[from, to] as const] : [])));
}
