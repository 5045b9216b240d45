import type { OfferNote } from '@nettobonus/domain/offer-history/correction';
import type { PublishedDocument } from '@nettobonus/domain/publishing/published-document';
import type { PayloadRequest } from 'payload';
import type { TrashAction } from '../trash/trash-action.ts';
import type { StoredDocument } from './stored-document.ts';
import type { DocumentReference } from './to-document.ts';

/** A change's effect on the site. Validated before Payload writes the change, and written to the site afterwards. */
export interface Publication {
  /** The version that was published before the change, or null. Not the newest draft. */
  previous: StoredDocument | null;
  published: PublishedDocument | null;
  /** The document that disappears from the site. */
  withdrawn: DocumentReference | null;
  /** Whether the change is saved as a draft, which leaves the published version unchanged. */
  isDraft: boolean;
  /** Whether Payload's form saved this draft automatically while the editor was typing. */
  isAutosavedDraft: boolean;
  /** For the audit log: why the editor published despite rule errors, the ids of these rules, and other notes. */
  reason: string | null;
  /** Whether the change moves the document to the trash or restores it. */
  trash: TrashAction | null;
  /** What the editor says about the changed offer of a listing. */
  offerNote: OfferNote | null;
  /** Whether Payload has written the change. */
  isWritten: boolean;
}

const CONTEXT_KEY = 'publications';
/** A new document has no id before it is written. */
const NEW = 'new';

/** The context contains a map because nested operations get a new context object, but with the same values. */
function getPublications({ context }: PayloadRequest): Map<string, Publication> {
  context[CONTEXT_KEY] ??= new Map();
  return context[CONTEXT_KEY] as Map<string, Publication>;
}

export function setPublication(
  req: PayloadRequest,
  collection: string,
  id: number | string | undefined,
  publication: Publication,
): void {
  getPublications(req).set(`${collection}/${id ?? NEW}`, publication);
}

/** The publication of a change in this request; undefined if the collection is not published to the site. */
export function getPublication(
  req: PayloadRequest,
  collection: string,
  id: number | string | undefined,
): Publication | undefined {
  return getPublications(req).get(`${collection}/${id ?? NEW}`);
}
