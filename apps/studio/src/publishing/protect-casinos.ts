import type { PayloadRequest } from 'payload';
import { describeReferences } from './casino-references.ts';
import { fieldError, refusal } from './field-error.ts';
import type { PendingWithdrawal, PublicationRules } from './prepare-change.ts';

/** The site would not show listings and reviews of a casino that is not published, or is published under another slug. */
async function keepReferencedCasino({ req, id, movedTo }: PendingWithdrawal): Promise<void> {
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
    `The casino cannot be unpublished while published documents refer to it (${references}). Unpublish them, or choose another casino there, first.`,
  );
}

async function preventDelete(req: PayloadRequest, id: number | string): Promise<void> {
  const references = await describeReferences(req, id, { published: false });
  if (!references) return;
  throw refusal(
    `The casino cannot be deleted while documents refer to it (${references}). Delete them, or choose another casino there, first.`,
  );
}

export const CASINO_RULES: PublicationRules<'casino'> = {
  beforeWithdraw: keepReferencedCasino,
  beforeDelete: preventDelete,
};
