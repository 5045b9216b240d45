import type { PayloadRequest } from 'payload';
import { describeReferences } from './casino-references.ts';
import { fieldError, refusal } from './field-error.ts';
import type { PendingUnpublish, PublicationRules } from './prepare-change.ts';

/** The site would not show the listings and reviews of a casino that is unpublished or has a different slug. */
async function preventUnpublish({ req, id, newReference }: PendingUnpublish): Promise<void> {
  const references = await describeReferences(req, id, 'published documents');
  if (!references) return;
  if (newReference) {
    throw fieldError({
      collection: 'casinos',
      id,
      path: 'name',
      message:
        'This name would change the URL, which is generated from it. Create a new casino and move the listings to it.',
    });
  }
  throw refusal(
    `The casino cannot be unpublished while published documents refer to it (${references}). First unpublish these documents or choose another casino in them.`,
  );
}

async function preventDelete(
  req: PayloadRequest,
  id: number | string,
  { isPermanent }: { isPermanent: boolean },
): Promise<void> {
  // Documents in the trash keep their casino, so it can go to the trash with them.
  const references = await describeReferences(req, id, isPermanent ? 'documents and trash' : 'documents');
  if (!references) return;
  throw refusal(
    `The casino cannot be deleted while documents refer to it (${references}). First delete these documents or choose another casino in them.`,
  );
}

export const CASINO_RULES: PublicationRules<'casino'> = {
  beforeUnpublish: preventUnpublish,
  beforeDelete: preventDelete,
};
