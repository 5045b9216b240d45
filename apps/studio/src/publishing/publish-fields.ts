import type { PayloadRequest, RequestContext } from 'payload';
import { overwriteAs, type Program } from '../conflicts/saved-through.ts';
import type { Listing } from '../payload-types.ts';
import { saveNewestVersion, withEmptyFields } from './newest-version.ts';
import { isPublished } from './stored-document.ts';

interface FieldPublication {
  id: number;
  /** The published version. */
  published: object;
  changes: Partial<Pick<Listing, 'rating' | 'verifiedOn'>>;
  program: Program;
  overrideAccess: boolean;
  context?: RequestContext;
}

/**
 * Publishes a listing with other values of some fields, and nothing else: an unpublished draft remains a draft, with the
 * new values.
 */
export async function publishFields(
  req: PayloadRequest,
  { id, published, changes, program, overrideAccess, context }: FieldPublication,
): Promise<void> {
  const options = { collection: 'listings', id, depth: 0, overrideAccess, req } as const;
  const newest = await req.payload.findByID({ ...options, draft: true });
  const draft = isPublished(newest) ? null : newest;
  // If there is a newer draft, pass every field: Payload would fill in missing ones from the draft.
  const { id: _, createdAt: __, updatedAt: ___, ...base } = draft ? withEmptyFields(published, draft) : {};
  await req.payload.update({
    ...options,
    data: { ...base, ...changes, _status: 'published' },
    context: { ...overwriteAs(program), ...context },
  });
  if (draft) await saveNewestVersion(req, 'listings', id, { ...draft, ...changes });
}
