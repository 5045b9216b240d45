import { type PayloadRequest, ValidationError } from 'payload';
import { relationId, type StoredDocument } from '../publishing/stored-document.ts';
import type { Catalogue, ImportPlan } from './plan-import.ts';

/** Reads all casinos, and the newest version of each listing sorted by market and position. */
export async function readCatalogue(req: PayloadRequest): Promise<Catalogue> {
  const { payload } = req;
  const findAllOptions = { depth: 0, pagination: false, draft: true, overrideAccess: false, req } as const;
  const { docs: casinos } = await payload.find({
    collection: 'casinos',
    select: { slug: true },
    ...findAllOptions,
  });
  const { docs: listings } = await payload.find({
    collection: 'listings',
    sort: ['market', 'order'],
    ...findAllOptions,
  });
  const slugs = new Map<unknown, string>(casinos.map(({ id, slug }) => [id, String(slug)]));
  return {
    casinos: new Map(casinos.map(({ id, slug }) => [String(slug), id])),
    listings: listings.flatMap((listing) => {
      const slug = slugs.get(relationId(listing.casino));
      // A copied listing has no market until an editor chooses one, and a row needs a market.
      return slug && listing.market ? [{ slug, stored: listing as unknown as StoredDocument }] : [];
    }),
  };
}

interface SaveOptions {
  isPublished: boolean;
  reason: string | undefined;
}

/** Writes new and changed listings in the request's transaction. Returns the first error, or null. */
export async function applyPlan(
  req: PayloadRequest,
  { writes }: ImportPlan,
  { isPublished, reason }: SaveOptions,
): Promise<string | null> {
  for (const { line, id, fields } of writes) {
    const { id: _, createdAt: __, updatedAt: ___, ...data } = fields;
    const write = {
      collection: 'listings',
      data: {
        ...data,
        overrideReason: reason ?? null,
        _status: isPublished ? 'published' : 'draft',
      } as never,
      draft: !isPublished,
      depth: 0,
      overrideAccess: false,
      req,
    } as const;
    try {
      if (id === undefined) await req.payload.create(write);
      else await req.payload.update({ ...write, id: id as number });
    } catch (error) {
      const messages =
        error instanceof ValidationError ? error.data.errors.map(({ message }) => message) : [];
      if (!(error instanceof Error)) throw error;
      return `Line ${line}: ${messages.join(' ') || error.message} Nothing was saved.`;
    }
  }
  return null;
}
