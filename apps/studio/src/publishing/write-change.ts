import { publishStatement, withdrawStatement } from '@nettobonus/store/publish';
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionAfterOperationHook,
  PayloadRequest,
} from 'payload';
import { finishBulkOperation, writeTogether } from './bulk-operation.ts';
import { type BulkRefusal, describeRefusals } from './bulk-refusals.ts';
import { getPublication, type Publication, setPublication } from './publication.ts';
import { nothingSaved } from './report-failed-commits.ts';
import { runStatement } from './run-statement.ts';

/** Writes the prepared change to the site, in the studio's transaction, so that studio and site always match. */
export const writeChange: CollectionAfterChangeHook = async ({
  doc,
  operation,
  collection: { slug },
  req,
}) => {
  await writePublication(req, slug, doc.id, operation === 'create' ? undefined : doc.id);
  return doc;
};

export const writeDelete: CollectionAfterDeleteHook = async ({ id, collection: { slug }, req }) => {
  await writePublication(req, slug, id, id);
};

async function writePublication(
  req: PayloadRequest,
  collection: string,
  id: number | string,
  preparedId: number | string | undefined,
): Promise<void> {
  const prepared = getPublication(req, collection, preparedId);
  if (!prepared) throw new Error(`The change to ${collection}/${id} was not prepared`);
  const { withdrawn, published, offerNote } = prepared;
  setPublication(req, collection, id, { ...prepared, isWritten: true });
  if (!withdrawn && !published) return;
  await writeTogether(req, 'site', { withdrawn, published, offerNote }, (changes) =>
    writeToSite(req, changes),
  );
}

type SiteChange = Pick<Publication, 'withdrawn' | 'published' | 'offerNote'>;

const isPresent = <T>(value: T | null): value is T => value !== null;

async function writeToSite(req: PayloadRequest, changes: readonly SiteChange[]): Promise<void> {
  const withdrawn = changes.map((change) => change.withdrawn).filter(isPresent);
  const published = changes.map((change) => change.published).filter(isPresent);
  const notes = changes.map((change) => change.offerNote).filter(isPresent);
  // Withdrawals first: a document may get the key that another one gives up.
  if (withdrawn.length > 0) await runStatement(req, withdrawStatement(withdrawn));
  if (published.length > 0) await runStatement(req, publishStatement(published, { notes }));
}

/**
 * Writes to the site and to the audit log what a bulk operation has left to its end. Rolls back an operation that failed
 * after it had written a document: Payload would commit it, and report the error for that document only.
 */
export const finishOrRollBack: CollectionAfterOperationHook = async ({ collection, req, result }) => {
  if (!isBulkResult(result)) return result;
  const isPartial = result.errors.some(
    ({ id, isPublic }) => !isPublic || getPublication(req, collection.slug, id)?.isWritten,
  );
  if (isPartial) throw nothingSaved();
  await finishBulkOperation(req);
  return { ...result, errors: await describeRefusals(req, collection.slug, result.errors) };
};

function isBulkResult<T>(result: T): result is T & { errors: BulkRefusal[] } {
  return typeof result === 'object' && result !== null && 'errors' in result && Array.isArray(result.errors);
}
