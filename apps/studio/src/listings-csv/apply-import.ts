import { MARKETS, type Market } from '@nettobonus/domain/markets/market';
import { lockPublishingStatement } from '@nettobonus/store/publish';
import { lockListingsStatement } from '@nettobonus/store/studio-content';
import { APIError, type PayloadRequest, ValidationError } from 'payload';
import type { Licence } from '../payload-types.ts';
import { refusal } from '../publishing/field-error.ts';
import { findOrCreateLicence } from '../publishing/find-or-create-licence.ts';
import { toLicence } from '../publishing/load-references.ts';
import { runStatement } from '../publishing/run-statement.ts';
import { isPublished, relationId, type StoredDocument } from '../publishing/stored-document.ts';
import type { Draft, StudioDocument } from '../publishing/studio-document.ts';
import { LICENCE_ID, withField } from './columns.ts';
import { type Catalogue, getBase, type ImportPlan, isSameValue, type PlannedWrite } from './plan-import.ts';

type Listing = Draft<StudioDocument<'listing'>>;

/** Blocks other changes to listings until the import ends: it must not overwrite changes that it has not read. */
export async function lockListings(req: PayloadRequest): Promise<void> {
  await runStatement(req, lockPublishingStatement());
  await runStatement(req, lockListingsStatement());
}

/** Reads all casinos, and all listings with their drafts, sorted by market and position. */
export async function readCatalogue(req: PayloadRequest): Promise<Catalogue> {
  const { payload } = req;
  const findAllOptions = { depth: 0, pagination: false, overrideAccess: false, req } as const;
  const { docs: casinos } = await payload.find({
    collection: 'casinos',
    select: { slug: true },
    draft: true,
    ...findAllOptions,
  });
  const { docs: stored } = await payload.find({ collection: 'listings', ...findAllOptions });
  const { docs: newest } = await payload.find({ collection: 'listings', draft: true, ...findAllOptions });
  const { docs: licences } = await payload.find({ collection: 'licences', ...findAllOptions });
  const licencesById = new Map<unknown, Licence>(licences.map((licence) => [licence.id, licence]));
  const populate = (listing: StudioDocument<'listing'>): StudioDocument<'listing'> => {
    const licence = licencesById.get(listing.licence);
    return licence ? { ...listing, licence } : listing;
  };
  const slugs = new Map<unknown, string>(casinos.map(({ id, slug }) => [id, String(slug)]));
  const published = new Map(stored.filter(isPublished).map((listing) => [listing.id, populate(listing)]));
  const rank = ({ market, order }: Listing) => [MARKETS.indexOf(market ?? 'fi'), order ?? 0] as const;
  return {
    casinos: new Map(casinos.map(({ id, slug }) => [String(slug), id])),
    listings: newest
      .map(populate)
      .map((listing) => ({
        base: published.get(listing.id) ?? listing,
        published: published.get(listing.id) ?? null,
        draft: isPublished(listing) ? null : listing,
      }))
      .toSorted((a, b) => {
        const [marketA, orderA] = rank(a.base);
        const [marketB, orderB] = rank(b.base);
        return marketA - marketB || orderA - orderB;
      })
      .flatMap(({ base, ...versions }) => {
        const slug = slugs.get(relationId(base.casino));
        // A copied listing has no market until an editor chooses one, and a row needs a market.
        return slug && base.market ? [{ id: base.id, slug, ...versions }] : [];
      }),
  };
}

interface SaveOptions {
  isPublishing: boolean;
  reason: string | undefined;
}

/** Writes new and changed listings in the request's transaction. Returns the first error, or null. */
export async function applyPlan(
  req: PayloadRequest,
  { writes }: ImportPlan,
  options: SaveOptions,
): Promise<string | null> {
  for (const planned of writes) {
    try {
      const write = await withLicenceId(req, planned);
      if (options.isPublishing && write.listing && !write.listing.published) {
        return `Line ${write.line}: This listing is not published. Publish it in its form, or save the file as drafts. Nothing was saved.`;
      }
      if (options.isPublishing) await publishWrite(req, write, options.reason);
      else await saveDraft(req, write, options.reason);
    } catch (error) {
      if (!(error instanceof APIError) || !error.isPublic) throw error;
      const messages =
        error instanceof ValidationError ? error.data.errors.map(({ message }) => message) : [];
      return `Line ${planned.line}: ${messages.join(' ') || error.message} Nothing was saved.`;
    }
  }
  if (options.isPublishing) await clearSampleMark(req, new Set(writes.map(({ market }) => market)));
  return null;
}

/** Replaces licences by their ids, and the columns of a licence by the id of the licence that they name. */
async function withLicenceId(req: PayloadRequest, write: PlannedWrite): Promise<PlannedWrite> {
  const withId = <T extends Listing | null>(version: T): T =>
    version && { ...version, licence: relationId(version.licence) ?? null };
  const { listing } = write;
  const cells = write.values.filter(({ column }) => column.name.startsWith('licence.'));
  const values = write.values.filter((value) => !cells.includes(value));
  if (cells.length > 0) values.push({ column: LICENCE_ID, value: await findLicence(req, write, cells) });
  return {
    ...write,
    listing: listing && {
      ...listing,
      published: withId(listing.published),
      draft: withId(listing.draft),
    },
    values,
  };
}

/** Finds or creates the licence that a row names. An import does not change a licence, which other listings share. */
async function findLicence(
  req: PayloadRequest,
  { listing, casino }: PlannedWrite,
  cells: PlannedWrite['values'],
): Promise<number | null> {
  const licence = listing ? getBase(listing).licence : null;
  const before = typeof licence === 'object' && licence ? toLicence(licence) : null;
  const { licence: named } = applyValues({ licence: before as never }, cells) as { licence: Draft<Licence> };
  const { number, type, register } = toLicence(named);
  if (!type) {
    if (number || register) throw refusal('Enter licence.type too.');
    return null;
  }
  const isRegisterNamed = cells.some(({ column }) => column.name === 'licence.register');
  const found = await findOrCreateLicence(
    { payload: req.payload, overrideAccess: false, req },
    {
      type,
      ...(number ? { number } : {}),
      // The register of another authority does not apply.
      ...(register && (isRegisterNamed || type === before?.type) ? { register } : {}),
    },
    casino,
  );
  if (isRegisterNamed && (found.register ?? '') !== (register ?? '')) {
    throw refusal(
      `The licence ${found.title} has a different register (${found.register || 'none'}). Change it in the licence.`,
    );
  }
  return found.id;
}

/**
 * The operator's own offers are not sample content. Only admins may change market settings, but this change follows from
 * an import that the editor may do, so it skips the access check.
 */
async function clearSampleMark(req: PayloadRequest, markets: ReadonlySet<Market>): Promise<void> {
  const options = { collection: 'market-settings', depth: 0, req } as const;
  const { docs } = await req.payload.find({
    ...options,
    where: { market: { in: [...markets] }, isSample: { equals: true }, _status: { equals: 'published' } },
    pagination: false,
  });
  for (const published of docs) {
    const { id } = published;
    const newest = await req.payload.findByID({ ...options, id, draft: true });
    const draft = isPublished(newest) ? null : newest;
    const { createdAt: _, updatedAt: __, ...base } = draft ? withEmptyFields(published, draft) : {};
    await req.payload.update({ ...options, id, data: { ...base, isSample: false, _status: 'published' } });
    if (draft) await saveNewestVersion(req, 'market-settings', id, { ...draft, isSample: false });
  }
}

/** Payload fills in the fields that are missing here from the listing's newest version. */
async function saveDraft(
  req: PayloadRequest,
  write: PlannedWrite,
  reason: string | undefined,
): Promise<void> {
  const fields = { ...applyValues({}, write.values), ...(reason ? { overrideReason: reason } : {}) };
  await writeListing(req, write, { ...fields, _status: 'draft' }, true);
}

async function publishWrite(
  req: PayloadRequest,
  write: PlannedWrite,
  reason: string | undefined,
): Promise<void> {
  const { published = null, draft = null } = write.listing ?? {};
  // If there is a newer draft, pass every field: Payload would fill in missing ones from the draft.
  const base: Listing = published && draft ? withEmptyFields(published, draft) : {};
  const fields = { ...applyValues(base, write.values), overrideReason: reason ?? null };
  await writeListing(req, write, { ...fields, _status: 'published' }, false);
  if (published && draft && write.listing)
    await restoreDraft(req, write.listing.id, { published, draft, write });
}

const applyValues = (base: Listing, values: PlannedWrite['values']): Listing =>
  values.reduce((listing, { column, value }) => withField(listing, column, value), base);

async function writeListing(
  req: PayloadRequest,
  { listing, market, casino }: PlannedWrite,
  fields: Listing,
  draft: boolean,
): Promise<void> {
  const { id: _, createdAt: __, updatedAt: ___, ...data } = fields as StudioDocument<'listing'>;
  const options = { collection: 'listings', draft, depth: 0, overrideAccess: false, req } as const;
  if (listing) await req.payload.update({ ...options, id: listing.id, data });
  else await req.payload.create({ ...options, data: { ...data, market, casino } });
}

/**
 * Makes the draft the newest version again, after the import has published one. The draft gets the imported values,
 * except in fields that its author changed: otherwise publishing it later would revert the import. Runs no hooks,
 * because the importer did not write the draft.
 */
async function restoreDraft(
  req: PayloadRequest,
  id: number,
  { published, draft, write }: { published: Listing; draft: Listing; write: PlannedWrite },
): Promise<void> {
  const values = write.values.filter(({ column }) => isSameValue(column, published, draft));
  await saveNewestVersion(req, 'listings', id, applyValues(draft, values));
}

async function saveNewestVersion(
  req: PayloadRequest,
  collectionSlug: 'listings' | 'market-settings',
  id: number,
  draft: StoredDocument,
): Promise<void> {
  // A version must be newer than the previous one to be the latest.
  const now = new Date(Date.now() + 1).toISOString();
  await req.payload.db.createVersion({
    collectionSlug,
    parent: id,
    autosave: false,
    createdAt: now,
    updatedAt: now,
    versionData: { ...draft, updatedAt: now, _status: 'draft' } as never,
    req,
    returning: false,
  });
}

/** A copy of `fields` with a value for each field of `other`: an empty field must replace a filled one. */
function withEmptyFields(fields: object, other: object): StoredDocument {
  return fillGaps({ ...fields }, { ...other });
}

function fillGaps(fields: StoredDocument, other: StoredDocument): StoredDocument {
  const names = Object.keys({ ...other, ...fields });
  return Object.fromEntries(names.map((name) => [name, fillGap(fields[name], other[name])]));
}

function fillGap(value: unknown, other: unknown): unknown {
  if (Array.isArray(other)) return value ?? [];
  if (typeof other !== 'object' || other === null) return value ?? null;
  return fillGaps((value ?? {}) as StoredDocument, other as StoredDocument);
}
