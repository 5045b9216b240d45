import type { PayloadRequest } from 'payload';
import { describeReferences } from './casino-references.ts';
import { fieldError, refusal } from './field-error.ts';
import type { PendingWithdrawal, PublicationRules } from './prepare-change.ts';

/** The site would not show the listings and reviews of a casino that is unpublished or has a different slug. */
async function preventWithdrawal({ req, id, movedTo }: PendingWithdrawal): Promise<void> {
  const references = await describeReferences(req, id, { published: true });
  if (!references) return;
  if (movedTo) {
    throw fieldError({
      collection: 'casinos',
      id,
      path: 'name',
      message: 'The address is generated from the name. Create a new casino and move the listings there.',
    });
  }
  throw refusal(
    `The casino cannot be unpublished while published documents refer to it (${references}). First unpublish these documents or choose another casino in them.`,
  );
}

async function preventDelete(req: PayloadRequest, id: number | string): Promise<void> {
  const references = await describeReferences(req, id, { published: false });
  if (!references) return;
  throw refusal(
    `The casino cannot be deleted while documents refer to it (${references}). First delete these documents or choose another casino in them.`,
  );
}

export const CASINO_RULES: PublicationRules<'casino'> = {
  beforeWithdraw: preventWithdrawal,
  beforeDelete: preventDelete,
};
