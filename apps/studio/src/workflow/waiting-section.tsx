import { MARKET_FACTS, type Market } from '@nettobonus/domain/markets/market';
import type { Payload } from 'payload';
import { ScrollableTable } from '../brand/scrollable-table.tsx';
import { formatMarketDateTime } from '../schedule/format-market-date-time.ts';
import { describeState, listWaiting } from './list-waiting.ts';

interface WaitingSectionProps {
  payload: Payload;
  /** Null for users of all markets. */
  markets: readonly Market[] | null;
}

/** Drafts under way to publication, on the dashboard. Renders nothing if no market requires approvals. */
export async function WaitingSection({ payload, markets }: WaitingSectionProps) {
  const all = await listWaiting(payload);
  const waiting = all.filter(({ market }) => markets?.includes(market) ?? true);
  if (waiting.length === 0) return null;
  return (
    <section aria-labelledby="waiting-heading" className="studio-page-section">
      <h2 id="waiting-heading">Under review</h2>
      <ScrollableTable label="Table of drafts under review">
        <table>
          <thead>
            <tr>
              <th>Document</th>
              <th>State</th>
              <th>Since</th>
            </tr>
          </thead>
          <tbody>
            {waiting.map(({ href, title, market, state, since }) => (
              <tr key={href}>
                <th scope="row">
                  <a href={href}>{title}</a>
                </th>
                <td>{describeState(state)}</td>
                <td>{formatMarketDateTime(since, MARKET_FACTS[market].timeZone)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollableTable>
    </section>
  );
}
