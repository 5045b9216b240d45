import { buildFormStateHandler } from '@payloadcms/ui/utilities/buildFormState';
import type { CollectionSlug } from 'payload';
import { listUpcoming, schedulePublish } from '../schedule/schedule-handlers.ts';
import { mayUpdateDocument } from './may-update-document.ts';

/**
 * The server functions that the studio's pages call. Payload looks up names in plain objects, so `constructor` would
 * also find a function, even without a login. Payload's other functions are excluded: `table-state` renders rows that
 * the caller sends, and the studio has neither locales nor folders.
 */
const SERVER_FUNCTIONS: ReadonlySet<string> = new Set([
  'form-state',
  'get-upcoming-scheduled-publish',
  'render-document',
  'render-document-slots',
  'render-field',
  'render-list',
  'schedule-publish',
]);

type Handler = typeof buildFormStateHandler;

/** Payload's own handler locks any document for any user. This one checks the collection's setting and access rules. */
const guardedFormState: Handler = async (args) => {
  const { collectionSlug, id, req, returnLockStatus } = args;
  const mayLock =
    returnLockStatus &&
    collectionSlug !== undefined &&
    id !== undefined &&
    req.payload.collections[collectionSlug as CollectionSlug]?.config.lockDocuments !== false &&
    (await mayUpdateDocument(req, { relationTo: collectionSlug, value: id }));
  return buildFormStateHandler({ ...args, returnLockStatus: Boolean(mayLock) });
};

/** The studio's own versions of Payload's server functions. */
export const serverFunctions = Object.assign(Object.create(null), {
  'form-state': guardedFormState,
  'get-upcoming-scheduled-publish': listUpcoming,
  'schedule-publish': schedulePublish,
});

/** Throws unless the studio's pages call this server function. */
export function requireServerFunction(name: string): void {
  if (!SERVER_FUNCTIONS.has(name)) throw new Error('Unknown server function');
}
