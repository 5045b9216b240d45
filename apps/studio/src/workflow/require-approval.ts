import { isDeepStrictEqual } from 'node:util';
import type { Market } from '@nettobonus/domain/markets/market';
import type { PublishedDocument } from '@nettobonus/domain/publishing/published-document';
import type { WorkflowState } from '@nettobonus/domain/workflow/workflow';
import type { CollectionSlug, PayloadRequest } from 'payload';
import { refusal } from '../publishing/field-error.ts';
import type { StoredDocument } from '../publishing/stored-document.ts';
import { loadWorkflow } from './load-workflow.ts';
import { needsApproval } from './needs-approval.ts';

/** Visitors read these fields too, although they are not part of the document. */
const PUBLIC_NOTES = ['publicHistory', 'correction'] as const;

interface PendingPublication {
  collection: CollectionSlug;
  /** Undefined if it is new. */
  id: number | undefined;
  market: Market | null;
  /** The newest version before this change, as it is stored. */
  before: object | undefined;
  data: object;
  document: PublishedDocument;
  /** Maps a version to what visitors would see; null if it is incomplete. */
  toDocument: (version: object) => Promise<PublishedDocument | null>;
  /** The version that visitors see. */
  previous: object | null;
}

/** Refuses to publish anything but the version that was approved, where the market requires it. */
export async function requireApproval(
  req: PayloadRequest,
  { collection, id, market, before, data, document, toDocument, previous }: PendingPublication,
): Promise<void> {
  // The studio itself loads content and has no user.
  if (!req.user || !(await needsApproval({ payload: req.payload, req }, collection, market))) return;
  if (previous && isSameExceptDate(await toDocument(previous), document)) return;
  if (id === undefined || !before) throw refusal(MESSAGES.draft);
  const { state } = await loadWorkflow(req, collection, id);
  if (state !== 'approved') throw refusal(MESSAGES[state]);
  const isApproved = isDeepStrictEqual(await toDocument(before), document) && hasSameNotes(before, data);
  if (!isApproved) {
    throw refusal(
      'This is not the version that was approved. Save it as a draft and ask for a review of it again.',
    );
  }
}

/** Refuses to schedule the publication of a draft that is not approved. Its approval is checked again at that time. */
export async function requireApprovalForSchedule(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number,
): Promise<void> {
  const { market, state, isPublished } = await loadWorkflow(req, collection, id);
  if (!(await needsApproval({ payload: req.payload, req }, collection, market))) return;
  if (state !== 'approved' && !isPublished) throw refusal(MESSAGES[state]);
}

const MESSAGES: Record<WorkflowState, string> = {
  draft: 'In this market a colleague reviews every change before it is published. Ask for a review.',
  'in-review': 'A colleague has not reviewed this version yet.',
  'legal-check': 'This version is not legally approved yet.',
  approved: 'This version is approved.',
};

const toNotes = (version: object) => PUBLIC_NOTES.map((name) => (version as StoredDocument)[name] ?? null);
const hasSameNotes = (a: object, b: object) => isDeepStrictEqual(toNotes(a), toNotes(b));

/** To note that the terms were read and have not changed needs no approval: visitors see nothing else. */
function isSameExceptDate(before: PublishedDocument | null, after: PublishedDocument): boolean {
  const withoutDate = ({ body, ...document }: PublishedDocument) => {
    const { verifiedOn: _, ...rest }: StoredDocument = { ...body };
    return { ...document, body: rest };
  };
  return before !== null && isDeepStrictEqual(withoutDate(before), withoutDate(after));
}
