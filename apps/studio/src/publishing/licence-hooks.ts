import { licenceSchema } from '@nettobonus/domain/catalogue/casino';
import { lockPublishingStatement, publishStatement } from '@nettobonus/store/publish';
import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  PayloadRequest,
} from 'payload';
import { LICENCE_OPTIONS } from '../collections/select-options.ts';
import { nextRevision } from '../conflicts/next-revision.ts';
import type { Licence } from '../payload-types.ts';
import { fieldError, refusal } from './field-error.ts';
import { loadReferences, toLicence } from './load-references.ts';
import { runStatement } from './run-statement.ts';
import { toDocument } from './to-document.ts';

/** What the form says about an invalid field. */
const MESSAGES: Record<string, string> = {
  type: 'Choose the authority.',
  domains: 'Enter host names only, for example casino.example',
  checkedOn: 'Enter the date as day.month.year, for example 15.11.2026',
};

/**
 * Refuses an invalid change before Payload writes anything, and derives the title. Takes the publication lock, so that
 * no listing is published with the licence as it was before.
 */
export const prepareLicence: CollectionBeforeChangeHook<Licence> = async ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  await runStatement(req, lockPublishingStatement());
  const id = operation === 'update' ? originalDoc?.id : undefined;
  const collection = 'licences';
  const before = id === undefined ? undefined : { ...originalDoc };
  const revision = await nextRevision(req, { collection, before, data: { ...data } });
  const licence = toLicence(data);
  const parsed = licenceSchema.safeParse(licence);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const path = String(issue?.path[0]);
    throw fieldError({ collection, id, path, message: MESSAGES[path] ?? 'The value is invalid.' });
  }
  // Which markets a casino may be promoted in follows from the authority, so each listing has to be checked again.
  if (id !== undefined && originalDoc?.type !== licence.type) {
    const listings = await describeListings(req, id);
    if (listings) {
      const message = `Listings refer to this licence (${listings}). Create a new licence, and choose it in these listings.`;
      throw fieldError({ collection, id, path: 'type', message });
    }
  }
  await rejectDuplicate(req, licence, id);
  return { ...data, title: formatTitle(licence), ...revision };
};

function formatTitle({ type, number, entity }: ReturnType<typeof toLicence>): string {
  const authority = LICENCE_OPTIONS.find(({ value }) => value === type)?.label ?? type;
  return [number ?? 'No number', ...(entity ? [entity] : []), authority].join(' · ');
}

async function rejectDuplicate(
  req: PayloadRequest,
  { type, number }: ReturnType<typeof toLicence>,
  id: number | undefined,
): Promise<void> {
  if (number === undefined) return;
  const { totalDocs } = await req.payload.count({
    collection: 'licences',
    where: {
      type: { equals: type },
      number: { equals: number },
      ...(id === undefined ? {} : { id: { not_equals: id } }),
    },
    overrideAccess: true,
    req,
  });
  if (totalDocs === 0) return;
  const message = 'There is already a licence with this authority and number. Edit it instead.';
  throw fieldError({ collection: 'licences', id, path: 'number', message });
}

/** Publishes the listings that refer to a changed licence again, in the same transaction. */
export const republishListings: CollectionAfterChangeHook<Licence> = async ({ doc, operation, req }) => {
  if (operation === 'create') return doc;
  const { docs } = await req.payload.find({
    collection: 'listings',
    where: { licence: { equals: doc.id }, _status: { equals: 'published' } },
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  });
  if (docs.length === 0) return doc;
  const references = await loadReferences({ payload: req.payload, req });
  const documents = docs.map((listing) => {
    const mapped = toDocument('listing', listing, references);
    // Not a refusal: Payload has already written the licence, and a bulk edit would commit it.
    if (!mapped.ok) throw new Error(`Listing ${listing.id} cannot be published any more`);
    return mapped.document;
  });
  await runStatement(req, publishStatement(documents));
  return doc;
};

export const preventLicenceDelete: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await runStatement(req, lockPublishingStatement());
  const listings = await describeListings(req, id);
  if (!listings) return;
  throw refusal(
    `The licence cannot be deleted while listings refer to it (${listings}). First choose another licence in them.`,
  );
};

/** Names the listings that refer to a licence, in their stored version or their newest draft, or returns null. */
async function describeListings(req: PayloadRequest, licence: number | string): Promise<string | null> {
  const titles = new Set<string>();
  for (const draft of [false, true]) {
    const { docs } = await req.payload.find({
      collection: 'listings',
      where: { licence: { equals: licence } },
      draft,
      trash: true,
      depth: 0,
      pagination: false,
      overrideAccess: true,
      select: { title: true, deletedAt: true },
      sort: 'title',
      req,
    });
    for (const { id, title, deletedAt } of docs) {
      titles.add(`${title ?? `listing ${id}`}${deletedAt ? ' in the trash' : ''}`);
    }
  }
  return titles.size > 0 ? new Intl.ListFormat('en-GB').format(titles) : null;
}
