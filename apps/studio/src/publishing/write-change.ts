import { publishStatement, withdrawStatement } from '@nettobonus/store/publish';
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionAfterOperationHook,
  PayloadRequest,
} from 'payload';
import { getPublication, setPublication } from './publication.ts';
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
  const { withdrawn, published } = prepared;
  setPublication(req, collection, id, { ...prepared, isWritten: true });
  if (withdrawn) await runStatement(req, withdrawStatement([withdrawn]));
  if (published) await runStatement(req, publishStatement([published]));
}

/**
 * Rolls back a bulk operation that failed after it had written a document. Payload would commit the operation, and
 * report the error for that document only.
 */
export const rollBackPartialWrites: CollectionAfterOperationHook = ({ collection, req, result }) => {
  const errors: BulkError[] = isBulkResult(result) ? result.errors : [];
  if (errors.length === 0) return result;
  const isPartial = errors.some(
    ({ id, isPublic }) => !isPublic || getPublication(req, collection.slug, id)?.isWritten,
  );
  if (isPartial) throw nothingSaved();
  return result;
};

interface BulkError {
  id: number | string;
  /** Whether the error is a refusal, and not a failure. */
  isPublic: boolean;
}

function isBulkResult(result: unknown): result is { errors: BulkError[] } {
  return typeof result === 'object' && result !== null && 'errors' in result && Array.isArray(result.errors);
}
