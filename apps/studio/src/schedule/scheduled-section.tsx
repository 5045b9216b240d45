import { Scrolled } from '../brand/scrolled.tsx';
import { Standing } from '../brand/standing.tsx';
import type { Scheduled } from './list-scheduled.ts';
import { sayTime } from './say-time.ts';

/** On the first screen: what changes by itself, and what should have. */
export function ScheduledSection({ scheduled }: { scheduled: readonly Scheduled[] }) {
  return (
    <section aria-labelledby="scheduled-heading" className="sheet-section">
      <h2 id="scheduled-heading">Scheduled</h2>
      {scheduled.length === 0 ? <p>Nothing is scheduled.</p> : <ScheduledTable scheduled={scheduled} />}
    </section>
  );
}

function ScheduledTable({ scheduled }: { scheduled: readonly Scheduled[] }) {
  return (
    <Scrolled label="Table of what is scheduled">
      <table>
        <thead>
          <tr>
            <th>What</th>
            <th>Time</th>
            <th>Becomes</th>
            <th>
              <span className="sheet-unseen">What to do</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {scheduled.map(({ job, href, title, deed, at, timeZone, problem }) => (
            <tr key={job}>
              <th scope="row">{title}</th>
              <td>{sayTime(at, timeZone)}</td>
              <td>
                {problem === null ? (
                  BECOMES[deed]
                ) : (
                  <>
                    <Standing mark="bad">{FAILED[deed]}</Standing> {problem}
                  </>
                )}
              </td>
              <td>
                <a href={href}>
                  Open<span className="sheet-unseen"> {title}</span>
                </a>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolled>
  );
}

const BECOMES: Record<Scheduled['deed'], string> = { publish: 'Published', unpublish: 'Withdrawn' };
const FAILED: Record<Scheduled['deed'], string> = { publish: 'Not published', unpublish: 'Not withdrawn' };
