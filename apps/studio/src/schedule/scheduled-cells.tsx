import { Status } from '../brand/status.tsx';
import { formatMarketDateTime } from './format-market-date-time.ts';
import type { ScheduledChange } from './list-scheduled.ts';

const ACTION_LABELS: Record<ScheduledChange['action'], string> = {
  publish: 'Publish',
  unpublish: 'Unpublish',
};

export const ScheduledTime = ({ at, timeZone }: Pick<ScheduledChange, 'at' | 'timeZone'>) => (
  <time dateTime={at.toISOString()}>{formatMarketDateTime(at, timeZone)}</time>
);

/** What happens, and why the last attempt failed. */
export function ScheduledAction({ action, problem }: Pick<ScheduledChange, 'action' | 'problem'>) {
  return (
    <>
      {ACTION_LABELS[action]}
      {problem === null ? null : (
        <>
          {' '}
          <Status mark="warning">Trying again</Status> {problem}
        </>
      )}
    </>
  );
}
