import { type PayloadRequest, ValidationError } from 'payload';
import { idOfNamed, type Stored } from '../publishing/stored.ts';
import type { Catalogue, Plan } from './plan-import.ts';

/** Casinos, and listings as editors see them, in the order of the market's list. */
export async function readCatalogue(req: PayloadRequest): Promise<Catalogue> {
  const { payload } = req;
  const all = { depth: 0, pagination: false, draft: true, overrideAccess: false, req } as const;
  const { docs: casinos } = await payload.find({ collection: 'casinos', select: { slug: true }, ...all });
  const { docs: listings } = await payload.find({
    collection: 'listings',
    sort: ['market', 'order'],
    ...all,
  });
  const slugs = new Map<unknown, string>(casinos.map(({ id, slug }) => [id, String(slug)]));
  return {
    casinos: new Map(casinos.map(({ id, slug }) => [String(slug), id])),
    listings: listings.flatMap((listing) => {
      const slug = slugs.get(idOfNamed(listing.casino));
      // A copy that has no market yet has no place in a sheet.
      return slug && listing.market ? [{ slug, stored: listing as unknown as Stored }] : [];
    }),
  };
}

interface Saving {
  isPublished: boolean;
  reason: string | undefined;
}

/** Writes what is new or changed, within the request's transaction. Returns what stopped it, or null. */
export async function applyPlan(
  req: PayloadRequest,
  { writes }: Plan,
  { isPublished, reason }: Saving,
): Promise<string | null> {
  for (const { line, id, fields } of writes) {
    const { id: _, createdAt: __, updatedAt: ___, ...filled } = fields;
    const write = {
      collection: 'listings',
      data: {
        ...filled,
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
      const said = error instanceof ValidationError ? error.data.errors.map(({ message }) => message) : [];
      if (!(error instanceof Error)) throw error;
      return `Line ${line}: ${said.join(' ') || error.message} Nothing was saved.`;
    }
  }
  return null;
}
