import { answerDueAt, UNANSWERED } from '@nettobonus/domain/contact/inbox';
import type { Payload, TypedUser, Where } from 'payload';
import type { Message } from '../payload-types.ts';

/** The results contain only contact messages that this user may read. */
interface QueryOptions {
  payload: Payload;
  user: TypedUser | null | undefined;
}

/** Users who may read no messages get empty results, not an error. */
const WITH_USER_ACCESS = { overrideAccess: false, disableErrors: true } as const;
const isUnanswered: Where = { status: { in: [...UNANSWERED] } };

/** Messages received before this time are overdue. */
export function overdueBefore(now: Date): Date {
  return new Date(2 * now.getTime() - answerDueAt(now).getTime());
}

export interface WaitingCount {
  waiting: number;
  /** Not answered within the promised time. */
  overdue: number;
  oldestAt: Date | null;
}

export async function countWaiting({ payload, user }: QueryOptions, now: Date): Promise<WaitingCount> {
  const query = { collection: 'messages', user: user ?? null, ...WITH_USER_ACCESS } as const;
  const isLate: Where = { receivedAt: { less_than: overdueBefore(now).toISOString() } };
  const [waiting, overdue, oldest] = await Promise.all([
    payload.count({ ...query, where: isUnanswered }),
    payload.count({ ...query, where: { and: [isUnanswered, isLate] } }),
    payload.find({ ...query, where: isUnanswered, sort: 'receivedAt', limit: 1, depth: 0 }),
  ]);
  const [first] = oldest.docs;
  return {
    waiting: waiting.totalDocs,
    overdue: overdue.totalDocs,
    oldestAt: first ? new Date(first.receivedAt) : null,
  };
}

/** The newest unanswered messages. */
export async function listWaiting({ payload, user }: QueryOptions, limit: number): Promise<Message[]> {
  const { docs } = await payload.find({
    collection: 'messages',
    where: isUnanswered,
    sort: '-receivedAt',
    limit,
    depth: 0,
    user: user ?? null,
    ...WITH_USER_ACCESS,
  });
  return docs;
}
