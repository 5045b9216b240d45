import type { CollectionSlug, PayloadRequest } from 'payload';
import type { StoredDocument } from './stored-document.ts';

/** A document that a bulk operation did not change. Its title and the reason are for the editor. */
export interface BulkRefusal {
  id: number | string;
  /** Whether the error is a refusal, and not a failure. */
  isPublic: boolean;
  message: string;
  title?: string;
}

const CONTEXT_KEY = 'invalid fields';

/** Keeps why fields are invalid. The result of a bulk operation has only the message of an error, which names the fields. */
export function keepFieldMessages(
  { context }: PayloadRequest,
  id: number | string | undefined,
  fields: readonly { label: string; message: string }[],
): void {
  context[CONTEXT_KEY] ??= new Map();
  const kept = context[CONTEXT_KEY] as Map<unknown, string>;
  kept.set(id, fields.map(({ label, message }) => `${label}: ${message}`).join(' '));
}

/** Adds the documents' titles, and why their fields are invalid. */
export async function describeRefusals(
  req: PayloadRequest,
  collection: CollectionSlug,
  refusals: readonly BulkRefusal[],
): Promise<BulkRefusal[]> {
  if (refusals.length === 0) return [];
  const { useAsTitle = 'id' } = req.payload.collections[collection].config.admin;
  const { docs } = await req.payload.find({
    collection,
    where: { id: { in: refusals.map(({ id }) => id) } },
    draft: true,
    depth: 0,
    pagination: false,
    select: { [useAsTitle]: true } as never,
    overrideAccess: true,
    req,
  });
  const titles = new Map(docs.map((document: StoredDocument) => [document.id, document[useAsTitle]]));
  const messages = req.context[CONTEXT_KEY] as Map<unknown, string> | undefined;
  return refusals.map((refusal) => ({
    ...refusal,
    title: String(titles.get(refusal.id) ?? refusal.id),
    message: messages?.get(refusal.id) ?? refusal.message,
  }));
}
