import type { Market } from '@nettobonus/domain/markets/market';
import type { Payload } from 'payload';
import { mayChangeMarket } from '../access/current-user.ts';
import type { StudioUser } from '../access/roles.ts';
import { relationId } from '../publishing/stored-document.ts';

/** Who mends a finding, and until when. */
export interface FindingTask {
  owner: number | null;
  dueOn: string | null;
}

export const NO_TASK: FindingTask = { owner: null, dueOn: null };

interface FindingPlace {
  rule: string;
  market: Market;
  /** Null if the finding concerns the whole market. */
  listing: number | null;
}

/** All findings of a rule in a listing are one task. */
export const formatTaskKey = ({ rule, market, listing }: FindingPlace): string =>
  `${rule}/${listing ?? market}`;

export async function readTasks(payload: Payload): Promise<ReadonlyMap<string, FindingTask>> {
  const { docs } = await payload.find({
    collection: 'finding-tasks',
    depth: 0,
    pagination: false,
    overrideAccess: true,
  });
  return new Map(
    docs.map(({ key, owner, dueOn }) => [
      key,
      { owner: (relationId(owner) as number | null | undefined) ?? null, dueOn: dueOn ?? null },
    ]),
  );
}

/** A user who can own a task. */
export interface Colleague {
  id: number;
  name: string;
  markets: Market[];
}

/** The active users who may change content, with their markets. Editors see only the names. */
export async function listColleagues(payload: Payload, markets: readonly Market[]): Promise<Colleague[]> {
  const { docs } = await payload.find({
    collection: 'users',
    where: { status: { equals: 'active' } },
    select: { name: true, role: true, markets: true },
    sort: 'name',
    depth: 0,
    pagination: false,
    overrideAccess: true,
  });
  return docs.flatMap((user) => {
    const own = markets.filter((market) => mayChangeMarket(user as StudioUser, market));
    return own.length > 0 ? [{ id: user.id, name: user.name, markets: own }] : [];
  });
}
