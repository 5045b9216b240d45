import type { Market } from '@nettobonus/domain/markets/market';
import { lockPublishingStatement } from '@nettobonus/store/publish';
import { lockDocumentsStatement } from '@nettobonus/store/studio-content';
import { APIError, type CollectionSlug, type PayloadRequest, ValidationError } from 'payload';
import { overwriteAs } from '../conflicts/saved-through.ts';
import type { Licence } from '../payload-types.ts';
import { COLLECTION_BY_KIND } from '../publishing/collections-by-kind.ts';
import { refusal } from '../publishing/field-error.ts';
import { findOrCreateLicence } from '../publishing/find-or-create-licence.ts';
import { toLicence } from '../publishing/load-references.ts';
import { saveNewestVersion, withEmptyFields } from '../publishing/newest-version.ts';
import { runStatement } from '../publishing/run-statement.ts';
import { isPublished, relationId, type StoredDocument } from '../publishing/stored-document.ts';
import type { Draft } from '../publishing/studio-document.ts';
import { applyValues, getBase, isSameValue, type PlannedWrite } from './plan-import.ts';
import type { SaveMode } from './planned-row.ts';
import { isLicenceColumn, isPublicationColumn, LICENCE_ID } from './sheets/listings.ts';
import type { Sheet } from './sheets/sheet.ts';

const getCollection = ({ kind }: Sheet): CollectionSlug => COLLECTION_BY_KIND[kind];

/** Blocks other changes to a sheet's documents until the import ends: it must not overwrite what it has not read. */
export async function lockDocuments(req: PayloadRequest, sheet: Sheet): Promise<void> {
  await runStatement(req, lockPublishingStatement());
  await runStatement(req, lockDocumentsStatement(COLLECTION_BY_KIND[sheet.kind]));
}

interface ImportOptions {
  sheet: Sheet;
  mode: SaveMode;
  reason: string | undefined;
}

/** Why the studio refuses a row that the checks have passed. Nothing is saved. */
export interface RefusedLine {
  line: number;
  message: string;
}

/** Writes new and changed documents in the request's transaction. Returns the first refusal, or null. */
export async function applyWrites(
  req: PayloadRequest,
  writes: readonly PlannedWrite[],
  options: ImportOptions,
): Promise<RefusedLine | null> {
  // The import has read the documents after it took the lock.
  Object.assign(req.context, overwriteAs('import'));
  for (const planned of writes) {
    try {
      const write = options.sheet.kind === 'listing' ? await withLicenceId(req, planned) : planned;
      if (options.mode === 'published') await publishWrite(req, write, options);
      else await saveDraft(req, write, options);
    } catch (error) {
      if (!(error instanceof APIError) || !error.isPublic) throw error;
      const messages =
        error instanceof ValidationError ? error.data.errors.map(({ message }) => message) : [];
      return { line: planned.line, message: messages.join(' ') || error.message };
    }
  }
  return null;
}

/** Replaces licences by their ids, and the columns of a licence by the id of the licence that they name. */
async function withLicenceId(req: PayloadRequest, write: PlannedWrite): Promise<PlannedWrite> {
  const withId = <T extends StoredDocument | null>(version: T): T =>
    version && { ...version, licence: relationId(version.licence) ?? null };
  const { document } = write;
  const cells = write.values.filter(({ column }) => isLicenceColumn(column));
  const values = write.values.filter((value) => !cells.includes(value));
  if (cells.length > 0) values.push({ column: LICENCE_ID, value: await findLicence(req, write, cells) });
  return {
    ...write,
    document: document && {
      ...document,
      published: withId(document.published),
      draft: withId(document.draft),
    },
    values,
  };
}

/** Finds or creates the licence that a row names. An import does not change a licence, which other listings share. */
async function findLicence(
  req: PayloadRequest,
  { document, identity }: PlannedWrite,
  cells: PlannedWrite['values'],
): Promise<number | null> {
  const base = document ? getBase(document) : identity;
  const { licence } = base;
  const before = typeof licence === 'object' && licence ? toLicence(licence) : null;
  const { licence: named } = applyValues({ licence: before }, cells) as { licence: Draft<Licence> };
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
    Number(relationId(base.casino)),
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
export async function clearSampleMark(req: PayloadRequest, markets: ReadonlySet<Market>): Promise<void> {
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

/** Payload fills in the fields that are missing here from the document's newest version. */
async function saveDraft(req: PayloadRequest, write: PlannedWrite, options: ImportOptions): Promise<void> {
  const fields = { ...applyValues({}, write.values), ...getReason(options) };
  await writeDocument(req, write, { ...fields, _status: 'draft' }, { ...options, draft: true });
}

async function publishWrite(req: PayloadRequest, write: PlannedWrite, options: ImportOptions): Promise<void> {
  const { published = null, draft = null } = write.document ?? {};
  // If there is a newer draft, pass every field: Payload would fill in missing ones from the draft.
  const base = published && draft ? withEmptyFields(published, draft) : {};
  const isListing = options.sheet.kind === 'listing';
  const fields = {
    ...applyValues(base, write.values),
    ...(isListing ? { overrideReason: null } : {}),
    ...getReason(options),
  };
  await writeDocument(req, write, { ...fields, _status: 'published' }, { ...options, draft: false });
  if (published && draft && write.document) {
    await restoreDraft(req, write.document.id, { published, draft, write, sheet: options.sheet });
  }
}

const getReason = ({ sheet, reason }: ImportOptions) =>
  sheet.kind === 'listing' && reason ? { overrideReason: reason } : {};

async function writeDocument(
  req: PayloadRequest,
  { document, identity }: PlannedWrite,
  fields: StoredDocument,
  { sheet, draft }: { sheet: Sheet; draft: boolean },
): Promise<void> {
  const { id: _, createdAt: __, updatedAt: ___, ...data } = fields;
  const options = { collection: getCollection(sheet), draft, depth: 0, overrideAccess: false, req } as const;
  if (document) await req.payload.update({ ...options, id: document.id, data });
  else await req.payload.create({ ...options, data: { ...data, ...identity } as never });
}

interface RestoredDraft {
  sheet: Sheet;
  published: StoredDocument;
  draft: StoredDocument;
  write: PlannedWrite;
}

/**
 * Makes the draft the newest version again, after the import has published one. The draft gets the imported values,
 * except in fields that its author changed: otherwise publishing it later would revert the import. Runs no hooks,
 * because the importer did not write the draft.
 */
async function restoreDraft(
  req: PayloadRequest,
  id: number,
  { sheet, published, draft, write }: RestoredDraft,
): Promise<void> {
  const values = write.values.filter(
    ({ column }) => !isPublicationColumn(column) && isSameValue(column, published, draft),
  );
  await saveNewestVersion(req, getCollection(sheet), id, applyValues(draft, values));
}
