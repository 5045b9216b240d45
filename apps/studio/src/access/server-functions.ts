import { listUpcoming, schedulePublishInPage } from '../schedule/schedule-handlers.ts';

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

/** The studio's own versions of Payload's server functions. */
export const serverFunctions = Object.assign(Object.create(null), {
  'get-upcoming-scheduled-publish': listUpcoming,
  'schedule-publish': schedulePublishInPage,
});

/** Throws unless the studio's pages call this server function. */
export function requireServerFunction(name: string): void {
  if (!SERVER_FUNCTIONS.has(name)) throw new Error('Unknown server function');
}
