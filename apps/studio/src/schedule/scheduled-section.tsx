import { ScrollableTable } from '../brand/scrollable-table.tsx';
import type { ScheduledChange } from './list-scheduled.ts';
import { ScheduledAction, ScheduledTime } from './scheduled-cells.tsx';

/** Pending scheduled changes, on the dashboard. */
export function ScheduledSection({ scheduled }: { scheduled: readonly ScheduledChange[] }) {
  return (
    <section aria-labelledby="scheduled-heading" className="studio-page-section">
      <h2 id="scheduled-heading">Scheduled</h2>
      {scheduled.length === 0 ? <p>Nothing is scheduled.</p> : <ScheduledTable scheduled={scheduled} />}
      <p className="studio-page-note">
        <a href="/admin/planned">All markets, to filter and cancel</a>
      </p>
    </section>
  );
}

function ScheduledTable({ scheduled }: { scheduled: readonly ScheduledChange[] }) {
  return (
    <ScrollableTable label="Table of scheduled changes">
      <table>
        <thead>
          <tr>
            <th>Document</th>
            <th>Time</th>
            <th>Action</th>
            <th>
              <span className="sr-only">Open</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {scheduled.map(({ job, href, title, action, at, timeZone, problem }) => (
            <tr key={job}>
              <th scope="row">{title}</th>
              <td>
                <ScheduledTime at={at} timeZone={timeZone} />
              </td>
              <td>
                <ScheduledAction action={action} problem={problem} />
              </td>
              <td>
                <a href={href}>
                  Open<span className="sr-only"> {title}</span>
                </a>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollableTable>
  );
}
