import type { Market } from '@nettobonus/domain/markets/market';
import type { Payload } from 'payload';
import type { StudioUser } from '../access/roles.ts';
import { ScrollableTable } from '../brand/scrollable-table.tsx';
import { ConfirmButtons } from './confirm-buttons.tsx';
import { getGiverName, listWaitingOverrides, mayConfirm } from './waiting-overrides.ts';

interface WaitingOverridesProps {
  payload: Payload;
  user: StudioUser | null;
  /** Null for users of all markets. */
  markets: readonly Market[] | null;
  now: Date;
}

/** Reasons for publishing despite errors that wait for a second person, on the dashboard. */
export async function WaitingOverridesSection({ payload, user, markets, now }: WaitingOverridesProps) {
  const all = await listWaitingOverrides(payload, now);
  const waiting = all.filter(({ market }) => markets?.includes(market) ?? true);
  if (waiting.length === 0) return null;
  return (
    <section aria-labelledby="overrides-heading" className="studio-page-section">
      <h2 id="overrides-heading">Reasons to confirm</h2>
      <ScrollableTable label="Table of reasons to confirm">
        <table>
          <thead>
            <tr>
              <th>Document</th>
              <th>Errors</th>
              <th>Reason</th>
              <th>Given by</th>
              <th>
                <span className="sr-only">Actions</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {waiting.map(async (request) => (
              <tr key={`${request.collection}/${request.id}`}>
                <th scope="row">
                  <a href={`/admin/collections/${request.collection}/${request.id}`}>{request.title}</a>
                </th>
                <td>{request.errors.map(({ title }) => title).join('; ')}</td>
                <td>{request.reason}</td>
                <td>{await getGiverName(payload, request)}</td>
                <td>
                  {mayConfirm(user, request) ? (
                    <ConfirmButtons
                      collection={request.collection}
                      digest={request.digest}
                      id={request.id}
                      title={request.title}
                    />
                  ) : (
                    'Another editor must confirm it.'
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollableTable>
    </section>
  );
}
