import { coversErrors, isReason } from '@nettobonus/domain/market-rules/override';
import type { Payload } from 'payload';
import { mayChangeMarket } from '../access/current-user.ts';
import type { StudioUser } from '../access/roles.ts';
import { STUDIO } from '../audit/write-audit-entry.ts';
import { getUserName } from '../inbox/get-user-name.ts';
import { checkErrors } from './check-errors.ts';
import { OVERRIDE_COLLECTIONS, type Overridable, type OverrideCollection } from './overridable.ts';
import { digestRequest } from './override-scope.ts';
import { findOverrides, needsSecondPerson, toScope } from './stored-overrides.ts';

/** A reason in a draft that another editor must confirm before the draft can be published. */
export interface WaitingOverride extends Overridable {
  collection: OverrideCollection;
  id: number;
  title: string;
  reason: string;
  /** The id of the user who gave the reason. */
  givenBy: string;
  /** Identifies what is confirmed. */
  digest: string;
}

/** `none`: no errors · `accepted`: a reason is valid · `needed`: a reason is missing · `waiting`: it must be confirmed. */
export type OverrideState =
  | { state: 'none' | 'accepted' | 'needed' }
  | { state: 'waiting'; waiting: WaitingOverride };

/** What the studio needs to know about a document's newest draft. */
interface OverriddenDraft {
  id: number;
  title?: string | null;
  market?: string | null;
  overrideReason?: string | null;
  overrideBy?: string | null;
}

/** What a document's newest draft needs before it can be published despite errors. */
export async function getOverrideState(
  payload: Payload,
  collection: OverrideCollection,
  draft: OverriddenDraft,
  now: Date,
): Promise<OverrideState> {
  const checked = await checkErrors(payload, collection, draft, now);
  if (!checked) return { state: 'none' };
  const { market, scope } = checked;
  const accepted = await findOverrides({ payload }, { collection, id: draft.id }, scope);
  if (coversErrors(accepted.map(toScope), scope)) return { state: 'accepted' };
  const reason = (draft.overrideReason ?? '').trim();
  if (!isReason(reason) || !(await needsSecondPerson({ payload }, market))) return { state: 'needed' };
  return {
    state: 'waiting',
    waiting: {
      ...checked,
      collection,
      id: draft.id,
      title: draft.title ?? getSingular(payload, collection, draft),
      reason,
      givenBy: draft.overrideBy ?? STUDIO,
      digest: digestRequest(reason, scope),
    },
  };
}

/** `Home page text · se`: a market has one of these documents, which needs no title. */
const getSingular = (payload: Payload, collection: OverrideCollection, { market }: OverriddenDraft) =>
  `${payload.collections[collection].config.labels.singular} · ${market}`;

/** The reasons in drafts that wait for a second person, by title. */
export async function listWaitingOverrides(payload: Payload, now: Date): Promise<WaitingOverride[]> {
  const waiting = await Promise.all(
    OVERRIDE_COLLECTIONS.map(async (collection) => {
      const { docs } = await payload.find({
        collection,
        where: { overrideReason: { exists: true } },
        draft: true,
        depth: 0,
        pagination: false,
        overrideAccess: true,
      });
      const states = await Promise.all(
        docs.map((draft) => getOverrideState(payload, collection, draft, now)),
      );
      return states.flatMap((state) => (state.state === 'waiting' ? [state.waiting] : []));
    }),
  );
  return waiting.flat().toSorted((a, b) => a.title.localeCompare(b.title));
}

/** Whether the user may confirm the reason: another person than its author, with the right for the market. */
export const mayConfirm = (user: StudioUser | null, { market, givenBy }: WaitingOverride) =>
  user !== null && mayChangeMarket(user, market) && String(user.id) !== givenBy;

export async function getGiverName(payload: Payload, { givenBy }: WaitingOverride): Promise<string> {
  if (givenBy === STUDIO) return 'the studio';
  return (await getUserName(payload, Number(givenBy))) ?? `user ${givenBy}`;
}
