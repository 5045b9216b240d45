import { ScrollableTable } from '../brand/scrollable-table.tsx';
import { formatMarketDateTime } from '../schedule/format-market-date-time.ts';
import { FailedJobActions } from './failed-job-actions.tsx';
import type { FailedJob } from './failed-jobs.ts';

/** On the dashboard: the jobs that failed for good. Renders nothing if there are none. */
export function FailedJobsSection({ jobs }: { jobs: readonly FailedJob[] }) {
  if (jobs.length === 0) return null;
  return (
    <section aria-labelledby="failed-jobs-heading" className="studio-page-section">
      <h2 id="failed-jobs-heading">Failed jobs</h2>
      <ScrollableTable label="Table of failed jobs">
        <table>
          <thead>
            <tr>
              <th>Job</th>
              <th>Failed</th>
              <th>Reason</th>
              <th>
                <span className="sr-only">Actions</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {jobs.map(({ id, title, href, failedAt, problem }) => (
              <tr key={id}>
                <th scope="row">{href ? <a href={href}>{title}</a> : title}</th>
                <td>{formatMarketDateTime(failedAt, undefined)}</td>
                <td className="studio-page-wrapped">{problem}</td>
                <td className="studio-page-actions">
                  <FailedJobActions id={id} title={title} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollableTable>
    </section>
  );
}
