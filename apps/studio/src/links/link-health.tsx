import type { LinkStatus } from '@nettobonus/domain/clicks/link-health';
import { MARKETS } from '@nettobonus/domain/markets/market';
import type { LinkCheck } from '@nettobonus/store/link-checks';
import { isEditor } from '../access/current-user.ts';
import { mayCheckLinks } from '../access/link-access.ts';
import type { StudioUser } from '../access/roles.ts';
import { PageLinks } from '../brand/page-links.tsx';
import { ScrollableTable } from '../brand/scrollable-table.tsx';
import { Mark, type MarkName, Status } from '../brand/status.tsx';
import { Tile } from '../brand/tile.tsx';
import { formatMarketDateTime } from '../schedule/format-market-date-time.ts';
import { AcceptTarget } from './accept-target.tsx';
import {
  formatBadge,
  formatNote,
  formatResponse,
  formatResponseTime,
  STATUS_LABELS,
} from './format-link-check.ts';
import { countChecked, countLinks, type LinkCounts, type LinkRow, needsAttention } from './link-rows.ts';
import './link-health.css';

const MARKS: Record<LinkStatus, MarkName> = { ok: 'ok', review: 'warning', broken: 'bad' };

interface LinksProps {
  rows: readonly LinkRow[];
  /** Determines which actions the table offers. */
  user: StudioUser | null;
}

const ROWS_PER_PAGE = 100;

/** The status of the affiliate links of published listings: counts, and a page of the table of every link. */
export function LinkHealthTable({ rows, user, page }: LinksProps & { page: number }) {
  if (rows.length === 0) return <p>No published listing has an affiliate link.</p>;
  return (
    <>
      <Counts counts={countLinks(rows)} />
      <LinkTable rows={rows.slice((page - 1) * ROWS_PER_PAGE, page * ROWS_PER_PAGE)} user={user} />
      <PageLinks
        formatHref={(other) => `/admin/links${other > 1 ? `?page=${other}` : ''}`}
        page={page}
        rows={rows.length}
        rowsPerPage={ROWS_PER_PAGE}
      />
    </>
  );
}

/** Counts by status, the links that an editor must fix, and a link to the full table. */
export function LinkHealthSummary({ rows, user }: LinksProps) {
  return (
    <>
      <Counts counts={countLinks(rows)} />
      <LinksToFix rows={rows} user={user} />
      <p className="studio-page-note">
        <a href="/admin/links">All links</a>
      </p>
    </>
  );
}

/** The number of links in the table of a summary. A link below it leads to all of them. */
const MAX_SHOWN = 8;

/** Only the first links that an editor must fix; broken ones come first. */
export function LinksToFix({ rows, user }: LinksProps) {
  const faulty = rows.filter(needsAttention);
  if (faulty.length === 0) return <p>{formatNothingToFix(rows)}</p>;
  return (
    <>
      <LinkTable rows={faulty.slice(0, MAX_SHOWN)} user={user} />
      {faulty.length > MAX_SHOWN && (
        <p className="studio-page-note">
          {faulty.length - MAX_SHOWN} more: <a href="/admin/links">all links, broken ones first</a>
        </p>
      )}
    </>
  );
}

function formatNothingToFix(rows: readonly LinkRow[]): string {
  const { ok: inOrder, 'not checked': notChecked } = countLinks(rows);
  if (inOrder === 0) return 'No link has been checked yet.';
  return `Nothing to fix: ${inOrder} links are in order${notChecked > 0 ? `, ${notChecked} are not checked yet` : ''}.`;
}

/** Without a check there is nothing to count: “Broken 0” would say that all links are in order. */
const COUNTED = ['ok', 'review', 'broken'] as const;

function Counts({ counts }: { counts: LinkCounts }) {
  return (
    <ul className="link-counts">
      {(countChecked(counts) > 0 ? COUNTED : []).map((status) => (
        <li key={status}>
          <b>{counts[status]}</b>
          <span>
            <Mark name={MARKS[status]} />
            {STATUS_LABELS[status]}
          </span>
        </li>
      ))}
      {counts['not checked'] > 0 ? (
        <li>
          <b>{counts['not checked']}</b>
          <span>
            <Mark name="info" />
            Not checked yet
          </span>
        </li>
      ) : null}
    </ul>
  );
}

function LinkTable({ rows, user }: LinksProps) {
  return (
    <ScrollableTable label="Table of links">
      <table className="link-table">
        <thead>
          <tr>
            {['Casino', 'Markets', 'Response', 'Time', 'Status', 'Note', 'Checked'].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            <th scope="col">
              <span className="sr-only">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <LinkTableRow key={`${row.link} ${row.casino}`} row={row} user={user} />
          ))}
        </tbody>
      </table>
    </ScrollableTable>
  );
}

function LinkTableRow({ row, user }: { row: LinkRow; user: StudioUser | null }) {
  const { name, markets, link, check } = row;
  return (
    <tr>
      <th scope="row">
        <Tile name={name} />
        <a href={link} rel="noreferrer noopener nofollow" target="_blank">
          {name}
          <span className="sr-only"> (opens the link in a new tab)</span>
        </a>
      </th>
      <td>{markets.length === MARKETS.length ? 'all' : markets.join(', ')}</td>
      <td>{check ? formatResponse(check) : '–'}</td>
      <td>{check ? formatResponseTime(check) : '–'}</td>
      <td>
        <Badge check={check} />
      </td>
      <td className="studio-page-wrapped">{check ? formatNote(check) : ''}</td>
      <td>
        {check ? (
          <time dateTime={check.checkedAt.toISOString()}>
            {formatMarketDateTime(check.checkedAt, undefined)}
          </time>
        ) : (
          ''
        )}
      </td>
      <td className="studio-page-actions">
        <LinkActions row={row} user={user} />
      </td>
    </tr>
  );
}

function Badge({ check }: { check: LinkCheck | null }) {
  if (!check) return <Status mark="info">Not checked yet</Status>;
  return <Status mark={MARKS[check.status]}>{formatBadge(check)}</Status>;
}

function LinkActions({ row, user }: { row: LinkRow; user: StudioUser | null }) {
  const { check, link, name, listings } = row;
  if (!check || check.status === 'ok') return null;
  const canAccept = check.reason === 'other host' || check.reason === 'front page';
  return (
    <>
      {canAccept && mayCheckLinks(user) ? (
        <AcceptTarget finalUrl={check.finalUrl} link={link} name={name} />
      ) : null}
      {isEditor(user)
        ? listings.map(({ market, id }) => (
            <a href={`/admin/collections/listings/${id}`} key={id}>
              Fix<span className="sr-only"> the listing of {name},</span>
              {listings.length > 1 ? ` ${market}` : <span className="sr-only"> {market}</span>}
            </a>
          ))
        : null}
    </>
  );
}
