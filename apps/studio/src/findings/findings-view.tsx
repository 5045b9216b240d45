import { Flag } from '@nettobonus/brand/flag';
import { SEVERITIES, type Severity } from '@nettobonus/domain/market-rules/market-rule';
import { getLocalDate, MARKETS, type Market } from '@nettobonus/domain/markets/market';
import type { AdminViewServerProps, Payload } from 'payload';
import { getCurrentUser, getEditorMarkets, isEditor } from '../access/current-user.ts';
import type { StudioUser } from '../access/roles.ts';
import { FilterLinks } from '../brand/filter-links.tsx';
import { PageLinks } from '../brand/page-links.tsx';
import { Status } from '../brand/status.tsx';
import { StudioPage } from '../brand/studio-page.tsx';
import {
  ASSIGNMENTS,
  type Assignment,
  type FindingFilter,
  type FindingRow,
  filterRows,
  formatFindingsHref,
  listFindingRows,
  parseFindingFilter,
  ROWS_PER_PAGE,
} from './finding-rows.ts';
import { type Colleague, listColleagues, readTasks } from './finding-tasks.ts';
import { formatField, formatFigures, formatSource } from './format-findings.ts';
import { formatFieldHref, SEVERITY_MARKS } from './formatted-findings.ts';
import { readPublishedMarkets } from './published-offers.ts';
import { TaskForm } from './task-form.tsx';
import './findings-view.css';

const SEVERITY_LABELS: Record<Severity, string> = {
  error: 'Errors',
  warning: 'Warnings',
  information: 'Notes',
};

/** `/admin/findings?market=se&severity=error&rule=se-licence`: what the rules find in the published listings. */
export async function FindingsView(props: AdminViewServerProps) {
  const { req } = props.initPageResult;
  const user = getCurrentUser(req);
  const entries = Object.entries(props.searchParams ?? {}).map(([name, value]) => [name, String(value)]);
  return (
    <StudioPage {...props} name="Findings">
      {isEditor(user) ? (
        <FindingList
          filter={parseFindingFilter(new URLSearchParams(entries))}
          markets={user?.role === 'market-editor' ? getEditorMarkets(user) : MARKETS}
          payload={req.payload}
          user={user.id}
        />
      ) : (
        <p>Only editors see the findings.</p>
      )}
    </StudioPage>
  );
}

interface FindingListProps {
  filter: FindingFilter;
  /** Those of which the user may see the findings. */
  markets: readonly Market[];
  payload: Payload;
  user: StudioUser['id'];
}

async function FindingList({ filter, markets, payload, user }: FindingListProps) {
  const now = new Date();
  const [published, tasks, colleagues] = await Promise.all([
    readPublishedMarkets(payload, now),
    readTasks(payload),
    listColleagues(payload, markets),
  ]);
  const all = listFindingRows(
    published.flatMap(({ market, offers }) => (markets.includes(market) ? offers : [])),
    { tasks, getToday: (market) => getLocalDate(market, now) },
  );
  const rows = filterRows(all, filter, user);
  const first = (filter.page - 1) * ROWS_PER_PAGE;
  const shown = rows.slice(first, first + ROWS_PER_PAGE);
  const rules = Map.groupBy(shown, ({ finding }) => finding.rule);
  return (
    <>
      <div className="studio-page-head">
        <h1>Findings</h1>
        <p>
          What today’s rules find in the published listings. A finding disappears when the mended listing is
          published.
        </p>
      </div>
      <div className="findings-filters">
        <MarketFilter all={all} filter={filter} markets={markets} user={user} />
        <SeverityFilter all={all} filter={filter} user={user} />
        <AssignmentFilter all={all} filter={filter} user={user} />
        <RuleFilter all={all} filter={filter} user={user} />
      </div>
      <p className="studio-page-note">{describeRows(rows.length, first, shown.length)}</p>
      {[...rules].map(([rule, found]) => (
        <RuleFindings
          colleagues={colleagues}
          key={rule}
          payload={payload}
          rows={found as [FindingRow, ...FindingRow[]]}
        />
      ))}
      <PageLinks
        formatHref={(page) => formatFindingsHref({ ...filter, page })}
        page={filter.page}
        rows={rows.length}
        rowsPerPage={ROWS_PER_PAGE}
      />
    </>
  );
}

function describeRows(count: number, first: number, shown: number): string {
  if (count === 0) return 'No findings.';
  if (shown === count) return count === 1 ? '1 finding' : `${count} findings`;
  return shown === 0 ? `${count} findings; this page has none` : `${first + 1}–${first + shown} of ${count}`;
}

interface FilterProps {
  all: readonly FindingRow[];
  filter: FindingFilter;
  user: StudioUser['id'];
}

function MarketFilter({ all, filter, markets, user }: FilterProps & { markets: readonly Market[] }) {
  const count = (market: FindingFilter['market']) => filterRows(all, { ...filter, market }, user).length;
  const options = [null, ...MARKETS.filter((market) => markets.includes(market))].map((market) => ({
    key: market ?? 'all',
    href: formatFindingsHref({ ...filter, market, page: 1 }),
    isSelected: filter.market === market,
    content: (
      <>
        {market && <Flag country={market} />} {market ?? 'All'} {count(market)}
      </>
    ),
  }));
  return <FilterLinks label="Market" options={options} />;
}

function SeverityFilter({ all, filter, user }: FilterProps) {
  const options = [null, ...SEVERITIES].map((severity) => ({
    key: severity ?? 'all',
    href: formatFindingsHref({ ...filter, severity, page: 1 }),
    isSelected: filter.severity === severity,
    content: `${severity ? SEVERITY_LABELS[severity] : 'To do'} ${filterRows(all, { ...filter, severity }, user).length}`,
  }));
  return <FilterLinks label="Severity" options={options} />;
}

const ASSIGNMENT_LABELS: Record<Assignment, string> = {
  mine: 'Mine',
  overdue: 'Overdue',
  unassigned: 'Unassigned',
};

function AssignmentFilter({ all, filter, user }: FilterProps) {
  const options = [null, ...ASSIGNMENTS].map((assignment) => ({
    key: assignment ?? 'all',
    href: formatFindingsHref({ ...filter, assignment, page: 1 }),
    isSelected: filter.assignment === assignment,
    content: `${assignment ? ASSIGNMENT_LABELS[assignment] : 'Everyone’s'} ${filterRows(all, { ...filter, assignment }, user).length}`,
  }));
  return <FilterLinks label="Owner and due day" options={options} />;
}

/** Offers only rules that find something under the other filters. */
function RuleFilter({ all, filter, user }: FilterProps) {
  const found = filterRows(all, { ...filter, rule: null }, user);
  const titles = new Map(found.map(({ finding }) => [finding.rule, finding.title]));
  if (filter.rule && !titles.has(filter.rule)) titles.set(filter.rule, filter.rule);
  const rules = [...titles].toSorted(([, a], [, b]) => a.localeCompare(b));
  return (
    <form action="/admin/findings" className="findings-rule">
      {filter.market && <input name="market" type="hidden" value={filter.market} />}
      {filter.severity && <input name="severity" type="hidden" value={filter.severity} />}
      {filter.assignment && <input name="assigned" type="hidden" value={filter.assignment} />}
      <label htmlFor="findings-rule">Rule</label>
      <select defaultValue={filter.rule ?? ''} id="findings-rule" name="rule">
        <option value="">All rules</option>
        {rules.map(([rule, title]) => (
          <option key={rule} value={rule}>
            {title} ({found.filter(({ finding }) => finding.rule === rule).length})
          </option>
        ))}
      </select>
      <button type="submit">Show</button>
    </form>
  );
}

/** The listings of a rule below its title, reason and source. */
interface RuleFindingsProps {
  rows: readonly [FindingRow, ...FindingRow[]];
  payload: Payload;
  colleagues: readonly Colleague[];
}

function RuleFindings({ rows, payload, colleagues }: RuleFindingsProps) {
  const [{ finding }] = rows;
  return (
    <section aria-labelledby={`rule-${finding.rule}`} className="rule-findings">
      <h2 id={`rule-${finding.rule}`}>
        <Status mark={SEVERITY_MARKS[finding.severity]}>{finding.title}</Status>
      </h2>
      <p>{finding.why}</p>
      <p className="studio-page-note">{formatSource(finding)}</p>
      <ul>
        {rows.map((row) => (
          <FindingItem
            colleagues={colleagues}
            key={`${row.finding.field}/${row.offers[0].id}`}
            payload={payload}
            row={row}
          />
        ))}
      </ul>
    </section>
  );
}

function FindingItem({
  row: { finding, market, offers, task, isOverdue },
  payload,
  colleagues,
}: Omit<RuleFindingsProps, 'rows'> & { row: FindingRow }) {
  const [{ id, casino, textIds }] = offers;
  const { field, figures } = finding;
  return (
    <li>
      <Flag country={market} /> {market}{' '}
      {field === null ? (
        `the whole market: ${offers.length} ${offers.length === 1 ? 'listing' : 'listings'}`
      ) : (
        <>
          <a href={formatFieldHref(id, field, textIds)}>{casino}</a>{' '}
          <small>{[formatField(payload, field), ...formatFigures(figures)].join('. ')}</small>
        </>
      )}
      <TaskForm
        colleagues={colleagues}
        isOverdue={isOverdue}
        listing={field === null ? null : id}
        market={market}
        name={`${finding.title}, ${field === null ? market : casino}`}
        rule={finding.rule}
        task={task}
      />
    </li>
  );
}
