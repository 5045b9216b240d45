import { formatAge, isOverdue, type MessageStatus, UNANSWERED } from '@nettobonus/domain/contact/inbox';
import type { DefaultServerCellComponentProps } from 'payload';
import { Marked } from '../brand/status.tsx';

/** List cell: how long a contact message has waited for an answer. */
export function WaitingCell({ rowData }: DefaultServerCellComponentProps) {
  return <Waiting receivedAt={rowData.receivedAt} status={rowData.status} />;
}

export function Waiting({ status, receivedAt }: { status: MessageStatus; receivedAt: string }) {
  if (!UNANSWERED.includes(status)) return <span>Answered or closed</span>;
  const now = new Date();
  const since = new Date(receivedAt);
  return isOverdue({ status, receivedAt: since }, now) ? (
    <Marked mark="bad">{formatAge(since, now)}, overdue</Marked>
  ) : (
    <Marked mark="ok">{formatAge(since, now)}</Marked>
  );
}
