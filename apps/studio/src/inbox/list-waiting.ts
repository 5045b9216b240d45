import { answerDueAt, UNANSWERED } from '@nettobonus/domain/inbox';
import type { Payload, TypedUser, Where } from 'payload';
import type { Message } from '../payload-types.ts';

/** Whoever asks: they are told of the messages that they may read. */
interface Asker {
  payload: Payload;
  user: TypedUser | null | undefined;
}

/** Whoever may read none is told of none. */
const ONLY_THEIRS = { overrideAccess: false, disableErrors: true } as const;
const isUnanswered: Where = { status: { in: [...UNANSWERED] } };

/** What was received before it is beyond the promised answer. */
export function overdueBefore(now: Date): Date {
  return new Date(2 * now.getTime() - answerDueAt(now).getTime());
}

export interface WaitingCount {
  waiting: number;
  /** Beyond the promised answer. */
  overdue: number;
  oldestAt: Date | null;
}

export async function countWaiting({ payload, user }: Asker, now: Date): Promise<WaitingCount> {
  const own = { collection: 'messages', user: user ?? null, ...ONLY_THEIRS } as const;
  const late: Where = { receivedAt: { less_than: overdueBefore(now).toISOString() } };
  const [waiting, overdue, oldest] = await Promise.all([
    payload.count({ ...own, where: isUnanswered }),
    payload.count({ ...own, where: { and: [isUnanswered, late] } }),
    payload.find({ ...own, where: isUnanswered, sort: 'receivedAt', limit: 1, depth: 0 }),
  ]);
  const [first] = oldest.docs;
  return {
    waiting: waiting.totalDocs,
    overdue: overdue.totalDocs,
    oldestAt: first ? new Date(first.receivedAt) : null,
  };
}

/** The newest that nobody has answered. */
export async function listWaiting({ payload, user }: Asker, limit: number): Promise<Message[]> {
  const { docs } = await payload.find({
    collection: 'messages',
    where: isUnanswered,
    sort: '-receivedAt',
    limit,
    depth: 0,
    user: user ?? null,
    ...ONLY_THEIRS,
  });
  return docs;
}
