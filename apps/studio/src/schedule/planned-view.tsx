import { isMarket, MARKET_FACTS, MARKETS, type Market } from '@nettobonus/domain/markets/market';
import type { AdminViewServerProps, PayloadRequest } from 'payload';
import { getCurrentUser, isEditor } from '../access/current-user.ts';
import { FilterLinks } from '../brand/filter-links.tsx';
import { ScrollableTable } from '../brand/scrollable-table.tsx';
import { StudioPage } from '../brand/studio-page.tsx';
import { getUserNames } from '../inbox/get-user-name.ts';
import { CancelButton } from './cancel-button.tsx';
import { listScheduled, type ScheduledChange } from './list-scheduled.ts';
import { mayPublish } from './schedule-handlers.ts';
import { ScheduledAction, ScheduledTime } from './scheduled-cells.tsx';

/** `/admin/planned?market=se`: every publication and unpublication that is scheduled. */
export function PlannedView(props: AdminViewServerProps) {
  const { req } = props.initPageResult;
  const market = String(props.searchParams?.market ?? '');
  return (
    <StudioPage {...props} name="Planned">
      <div className="studio-page-head">
        <h1>Planned</h1>
        <p>What will be published and unpublished, the next first. Times are those of the market.</p>
      </div>
      {isEditor(getCurrentUser(req)) ? (
        <Planned market={isMarket(market) ? market : null} req={req} />
      ) : (
        <p>Only editors see what is planned.</p>
      )}
    </StudioPage>
  );
}

async function Planned({ req, market }: { req: PayloadRequest; market: Market | null }) {
  const all = await listScheduled({ payload: req.payload, user: req.user });
  const shown = all.filter((change) => market === null || change.market === market);
  return (
    <>
      <MarketFilter all={all} selected={market} />
      {shown.length === 0 ? (
        <p>Nothing is planned. To plan something, open the menu beside the document’s button to publish.</p>
      ) : (
        <PlannedTable changes={shown} req={req} />
      )}
    </>
  );
}

function MarketFilter({ all, selected }: { all: readonly ScheduledChange[]; selected: Market | null }) {
  const count = (market: Market | null) =>
    all.filter((change) => market === null || change.market === market).length;
  const options = [null, ...MARKETS].map((market) => ({
    key: market ?? 'all',
    href: market ? `/admin/planned?market=${market}` : '/admin/planned',
    isSelected: market === selected,
    content: `${market ? MARKET_FACTS[market].name : 'All'} ${count(market)}`,
  }));
  return <FilterLinks label="Market" options={options} />;
}

async function PlannedTable({ changes, req }: { changes: readonly ScheduledChange[]; req: PayloadRequest }) {
  const names = await getUserNames(
    req.payload,
    changes.map(({ by }) => Number(by)),
  );
  const mayCancel = await Promise.all(changes.map(({ doc }) => mayPublish(req, doc)));
  return (
    <ScrollableTable label="Table of planned changes">
      <table>
        <thead>
          <tr>
            <th>Document</th>
            <th>Market</th>
            <th>Action</th>
            <th>Time</th>
            <th>By</th>
            <th>
              <span className="sr-only">Cancel</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {changes.map((change, index) => (
            <tr key={change.job}>
              <th scope="row">
                <a href={change.href}>{change.title}</a>
              </th>
              <td>{change.market ? MARKET_FACTS[change.market].name : 'All'}</td>
              <td>
                <ScheduledAction {...change} />
              </td>
              <td>
                <ScheduledTime {...change} />
              </td>
              <td>{names.get(Number(change.by)) ?? `User ${change.by}`}</td>
              <td>{mayCancel[index] && <CancelButton job={change.job} title={change.title} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollableTable>
  );
}
