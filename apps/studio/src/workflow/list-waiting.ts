import type { Market } from '@nettobonus/domain/markets/market';
import { getNextStep, getWorkflowState, type WorkflowState } from '@nettobonus/domain/workflow/workflow';
import type { CollectionSlug, Payload } from 'payload';
import type { WorkflowStep } from '../payload-types.ts';
import { isPublished, type StoredDocument } from '../publishing/stored-document.ts';
import { WORKFLOW_COLLECTIONS } from './needs-approval.ts';

/** A draft that a colleague or a lawyer must look at. */
export interface WaitingDocument {
  href: string;
  title: string;
  market: Market;
  state: Exclude<WorkflowState, 'draft'>;
  /** Since the last step. */
  since: Date;
}

/** Drafts wait for days. Older steps than these are about versions that have been published or changed long ago. */
const MAX_STEPS = 1_000;

/** The documents under way to publication, the longest wait first. */
export async function listWaiting(payload: Payload): Promise<WaitingDocument[]> {
  const markets = await listMarkets(payload);
  if (markets.length === 0) return [];
  const { docs } = await payload.find({
    collection: 'workflow-steps',
    where: { market: { in: markets } },
    sort: '-id',
    limit: MAX_STEPS,
    depth: 0,
    overrideAccess: true,
  });
  const byDocument = Map.groupBy(docs.toReversed(), ({ kind, document }) => `${kind}/${document}`);
  const waiting = await Promise.all(
    WORKFLOW_COLLECTIONS.map((collection) => listWaitingIn(payload, collection, byDocument)),
  );
  return waiting.flat().toSorted((a, b) => a.since.getTime() - b.since.getTime());
}

async function listWaitingIn(
  payload: Payload,
  collection: CollectionSlug,
  byDocument: ReadonlyMap<string, WorkflowStep[]>,
): Promise<WaitingDocument[]> {
  const steps = new Map(
    [...byDocument].flatMap(([key, taken]) =>
      key.startsWith(`${collection}/`) ? [[Number(key.split('/')[1]), taken] as const] : [],
    ),
  );
  if (steps.size === 0) return [];
  const { docs } = await payload.find({
    collection,
    where: { id: { in: [...steps.keys()] } },
    draft: true,
    depth: 0,
    pagination: false,
    overrideAccess: true,
  });
  return docs.flatMap((document): WaitingDocument[] => {
    const { id, market, revision, _status }: StoredDocument = { ...document };
    const taken = steps.get(Number(id)) ?? [];
    const state = getWorkflowState(taken, Number(revision ?? 0));
    const last = taken.at(-1);
    if (state === 'draft' || !last || isPublished({ _status })) return [];
    return [
      {
        href: `/admin/collections/${collection}/${id}`,
        title: `${payload.collections[collection].config.labels.singular}: ${last.title}`,
        market: market as Market,
        state,
        since: new Date(last.createdAt),
      },
    ];
  });
}

/** The markets that publish only what is approved. */
async function listMarkets(payload: Payload): Promise<Market[]> {
  const { docs } = await payload.find({
    collection: 'market-settings',
    where: { workflow: { equals: true } },
    depth: 0,
    pagination: false,
    overrideAccess: true,
    select: { market: true },
  });
  return docs.map(({ market }) => market);
}

/** What happens next: `Waits for a review`. */
export const describeState = (state: WaitingDocument['state']): string => {
  switch (getNextStep(state)) {
    case 'approved':
      return 'Waits for a review';
    case 'legally-approved':
      return 'Waits for the legal check';
    default:
      return 'Approved, can be published';
  }
};
